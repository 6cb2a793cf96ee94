import { eq, inArray, max } from 'drizzle-orm';
import { closingTime } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import type { QuizRow } from './quizFields';
import { timesOf } from './quizView';

/**
 * Closes quizzes when the time of their last participant is over. Participants who have submitted
 * count too: a participant must not move an announced end, and submissions need not wait for each
 * other at the quiz.
 *
 * @param tx a transaction that has locked the quizzes
 */
export async function closeWithLast(tx: Database, locked: readonly QuizRow[]): Promise<void> {
  const ids = locked.map(({ id }) => id);
  const extra = await tx
    .select({ quizId: attempts.quizId, most: max(attempts.extraMinutes) })
    .from(attempts)
    .where(inArray(attempts.quizId, ids))
    .groupBy(attempts.quizId);
  const mostById = new Map(extra.map(({ quizId, most }) => [quizId, most]));
  for (const quiz of locked) {
    const closesAt = closingTime(timesOf(quiz), [mostById.get(quiz.id) ?? 0]);
    if (closesAt.getTime() === quiz.closesAt.getTime()) continue;
    await tx.update(quizzes).set({ closesAt }).where(eq(quizzes.id, quiz.id));
  }
}
