import { and, count, eq } from 'drizzle-orm';
import { normalizeJoinCode } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import type { Database } from '../database/database';
import { attempts, groups, quizzes, users } from '../database/schema';
import { Failure } from '../routes/failure';
import { phaseOf } from './quizView';

/**
 * Admits a student to the quiz of a code; joining again changes nothing.
 *
 * @throws Failure 404 for an unknown code, 409 for a closed quiz or a full group, 403 for a
 *   student of another group
 */
export async function joinQuiz({ database, caller, now }: Call, typed: string) {
  const code = normalizeJoinCode(typed);
  const quiz = await database.transaction(async (tx) => {
    const [found] = await tx.select().from(quizzes).where(eq(quizzes.code, code));
    if (!found) {
      throw new Failure(404, 'There is no quiz with this code. Check the code and try again.');
    }
    if (phaseOf(found, now) === 'closed') {
      throw new Failure(409, 'This quiz is closed and can no longer be joined.');
    }
    await admitToGroup(tx, caller.id, found.id, found.groupId);
    await tx
      .insert(attempts)
      .values({ quizId: found.id, studentId: caller.id, joinedAt: now })
      .onConflictDoNothing();
    return found;
  });
  return { quiz: quiz.id, code: quiz.code, message: 'Quiz joined successfully' };
}

/** Rows are locked student first, then group, everywhere: two joins cannot wait for each other. */
async function admitToGroup(tx: Database, studentId: string, quizId: string, groupId: string) {
  const [student] = await tx
    .select({ groupId: users.groupId })
    .from(users)
    .where(eq(users.id, studentId))
    .for('update');
  if (student?.groupId === groupId) return;

  const [joined] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId)));
  if (joined) return;
  if (student?.groupId) {
    throw new Failure(
      403,
      'This quiz is for another group than yours. Ask your instructor which code is for you.',
    );
  }

  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update');
  const [{ members } = { members: 0 }] = await tx
    .select({ members: count() })
    .from(users)
    .where(eq(users.groupId, groupId));
  if (!group || members >= group.maxStudents) {
    throw new Failure(409, 'The group of this quiz is full. Ask your instructor to make room.');
  }
  await tx.update(users).set({ groupId }).where(eq(users.id, studentId));
}
