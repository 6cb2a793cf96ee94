import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../accounts/caller';
import type { Database } from '../database/database';
import { attempts, quizItems, quizzes } from '../database/schema';
import { Failure } from '../routes/failure';
import type { QuizRow } from './quizView';

export type AttemptRow = typeof attempts.$inferSelect;

export const alreadySubmitted = 'You have already submitted this quiz. See your results.';

/**
 * A quiz and the calling student's attempt at it.
 *
 * @throws Failure 403 when the student has not joined a quiz of their group, 404 for any other
 */
export async function ownAttempt({ database, caller }: Call, quizId: string) {
  const [found] = await database
    .select({ quiz: quizzes, attempt: attempts })
    .from(quizzes)
    .leftJoin(attempts, and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id)))
    .where(eq(quizzes.id, quizId));
  if (found?.attempt) return { quiz: found.quiz, attempt: found.attempt };
  if (found && found.quiz.groupId === caller.groupId) {
    throw new Failure(403, 'You have not joined this quiz. Join it with its code first.');
  }
  throw new Failure(404, 'There is no such quiz among yours.');
}

/** Whether an attempt was not submitted, but graded from its saved answers when its quiz closed. */
export function endedByClosing(attempt: AttemptRow, quiz: QuizRow): boolean {
  return attempt.finishedAt?.getTime() === quiz.closesAt.getTime();
}

/** The items of a quiz in the order in which they were drawn. */
export function itemsOf(database: Database, quizId: string) {
  return database
    .select()
    .from(quizItems)
    .where(eq(quizItems.quizId, quizId))
    .orderBy(asc(quizItems.position));
}
