import { desc, eq, inArray } from 'drizzle-orm';
import { quizChangeLimit } from 'quizwright/rules';
import type { Database } from '../database/database';
import { auditEntries, users, type AuditValues } from '../database/schema';
import type { Call } from '../kernel/call';
import { ownQuiz } from './ownQuiz';

/**
 * The newest entries of a quiz, newest first, with people's current names.
 *
 * @throws Failure 404 when the calling instructor has no such quiz
 */
export async function readQuizChanges(call: Call, quizId: string) {
  const { database } = call;
  const quiz = await ownQuiz(call, quizId);
  const rows = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.quizId, quiz.id))
    .orderBy(desc(auditEntries.id))
    .limit(quizChangeLimit + 1);
  const shown = rows.slice(0, quizChangeLimit).map(({ before, after, ...row }) => ({
    ...row,
    studentId: studentIn(before) ?? studentIn(after),
    before: withoutStudent(before),
    after: withoutStudent(after),
  }));
  const nameOf = await namesOf(
    database,
    shown.flatMap(({ actorId, studentId }) => [actorId, studentId]),
  );
  return {
    changes: shown.map(({ at, action, actorId, studentId, before, after }) => ({
      at: at.toISOString(),
      action,
      who: nameOf(actorId),
      student: nameOf(studentId),
      before,
      after,
    })),
    more: rows.length > quizChangeLimit,
  };
}

function studentIn(fields: AuditValues | null): string | null {
  const student = fields?.['student'];
  return typeof student === 'string' ? student : null;
}

/** The student is named separately. */
function withoutStudent(fields: AuditValues | null): AuditValues | null {
  if (fields === null) return null;
  const others = Object.entries(fields).filter(([field]) => field !== 'student');
  return others.length === 0 ? null : Object.fromEntries(others);
}

/** Returns a function that names people by their id, or has no name for deleted accounts. */
async function namesOf(database: Database, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = await database
    .select({ _id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, wanted));
  const byId = new Map(people.map((person) => [person._id, person]));
  return (id: string | null) => (id === null ? null : (byId.get(id) ?? { _id: id }));
}
