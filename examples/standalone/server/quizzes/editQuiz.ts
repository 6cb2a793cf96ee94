import { count, eq } from 'drizzle-orm';
import { areResultsOut, replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts, quizzes } from '../database/schema';
import { Failure } from '../routes/failure';
import { isOwnQuiz, lockOwnQuiz } from './ownQuiz';
import { hasClosed } from './quizView';

export interface QuizChange {
  title: string;
  description: string;
}

/**
 * Changes what may be changed of a quiz once its code is out.
 *
 * @throws Failure 404 when the calling instructor has no such quiz
 */
export async function updateQuiz(call: Call, quizId: string, change: QuizChange) {
  const [changed] = await call.database
    .update(quizzes)
    .set({ title: change.title.trim(), description: change.description.trim() })
    .where(isOwnQuiz(call, quizId))
    .returning({ id: quizzes.id });
  if (!changed) throw new Failure(404, replies.quizzes.notYours);
  return { _id: changed.id, message: replies.quizzes.updated };
}

/**
 * Deletes a quiz with its items, attempts and results.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, 409 while it is being taken, and in
 *   the grace, when submissions are still on their way
 */
export async function deleteQuiz(call: Call, quizId: string) {
  await call.database.transaction(async (tx) => {
    const quiz = await lockOwnQuiz(tx, call, quizId, 'update');
    if (call.now >= quiz.opensAt && !areResultsOut(quiz.closesAt, call.now)) {
      const [{ joined } = { joined: 0 }] = await tx
        .select({ joined: count() })
        .from(attempts)
        .where(eq(attempts.quizId, quiz.id));
      const { beingTaken, lastTaken } = replies.quizzes;
      const message = hasClosed(quiz, call.now) ? lastTaken : beingTaken(joined);
      if (joined > 0) throw new Failure(409, message);
    }
    await tx.delete(quizzes).where(eq(quizzes.id, quiz.id));
  });
  return { message: replies.quizzes.deleted };
}
