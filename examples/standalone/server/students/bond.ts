import { and, eq, ne, sql } from 'drizzle-orm';
import { deniedBy, replies, type BondedAct, type Ties } from 'quizwright/rules';
import { isStudent, lockStudent, type LockedStudent } from '../accounts/lockStudent';
import type { Database } from '../database/database';
import { attempts, groups, quizzes, users } from '../database/schema';
import { Failure } from '../kernel/failure';

/**
 * The ties of an instructor to each student that a query of `users` selects. Others' results are
 * searched only where the instructor has another tie, so that a list of all students stays cheap.
 */
export function tiesTo(database: Database, instructorId: string) {
  const ownGroup = database
    .select({ found: sql`true` })
    .from(groups)
    .where(and(eq(groups.id, users.groupId), eq(groups.ownerId, instructorId)));
  const resultsOfOthers = database
    .select({ found: sql`true` })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.studentId, users.id), ne(quizzes.ownerId, instructorId)))
    .limit(1);
  // Not "exists": for a page of students, PostgreSQL may read the whole table of attempts for that.
  const inOwnGroup = sql`coalesce(${ownGroup}, false)`;
  const madeAccount = sql`coalesce(${users.madeBy} = ${instructorId}, false)`;
  return sql<Ties>`jsonb_build_object(
    'inOwnGroup', ${inOwnGroup},
    'madeAccount', ${madeAccount},
    'othersHaveResults',
      case when ${inOwnGroup} or ${madeAccount} then coalesce(${resultsOfOthers}, false) else false end
  )`;
}

/** A locked student whom the instructor may at least edit. */
export interface BondedStudent {
  student: LockedStudent;
  /** Acts that the bond does not cover. */
  denied: readonly BondedAct[];
}

/**
 * Locks a student with whom an instructor has a bond.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @throws Failure 404 where there is no such student, 403 without a bond
 */
export async function lockBondedStudent(
  tx: Database,
  instructorId: string,
  id: string,
): Promise<BondedStudent> {
  const student = await lockStudent(tx, id);
  // Read under the lock: in the same statement, the ties would be those from before the wait.
  const [row] = await tx
    .select({ ties: tiesTo(tx, instructorId) })
    .from(users)
    .where(isStudent(id));
  const denied = row ? deniedBy(row.ties) : (['edit', 'delete'] as const);
  if (denied.includes('edit')) {
    const { notBonded, ofAnotherInstructor } = replies.students;
    throw new Failure(403, student.groupId === null ? notBonded : ofAnotherInstructor);
  }
  return { student, denied };
}
