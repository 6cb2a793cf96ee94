import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { Failure } from '../kernel/failure';
import { isErased } from './email';

export type LockedStudent = typeof users.$inferSelect;

/** Matches the student with an id, and never an instructor. */
export const isStudent = (id: string) => and(eq(users.id, id), eq(users.role, 'Student'));

/**
 * Locks a student. Always lock a student before a group: otherwise two requests could deadlock.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @throws Failure 404 where there is no such student
 */
export async function lockStudent(tx: Database, id: string): Promise<LockedStudent> {
  const [student] = await tx.select().from(users).where(isStudent(id)).for('update');
  if (!student) throw new Failure(404, replies.students.unknown);
  return student;
}

/**
 * Locks a student who was not erased: nobody may get an erased account.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @throws Failure 404 where there is no such student, 409 for one who was erased
 */
export async function lockPresentStudent(tx: Database, id: string): Promise<LockedStudent> {
  const student = await lockStudent(tx, id);
  if (isErased(student)) throw new Failure(409, replies.students.erased);
  return student;
}
