import { eq } from 'drizzle-orm';
import { itemEvidence, replies } from 'quizwright/rules';
import { attempts } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { itemsOf } from '../quizzes/items';
import { ownQuiz } from '../quizzes/ownQuiz';
import { hasClosed } from '../quizzes/quizView';

/**
 * Statistics of a closed quiz's items over all its attempts. Attempts that closing ended count with
 * their saved answers, even before the sweep has graded them.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, 409 when it has not closed
 */
export async function readEvidence(call: Call, quizId: string) {
  const { database, now } = call;
  const quiz = await ownQuiz(call, quizId);
  if (!hasClosed(quiz, now)) throw new Failure(409, replies.results.notClosed);

  const items = await itemsOf(database, quiz.id);
  const taken = await database
    .select({ answers: attempts.answers })
    .from(attempts)
    .where(eq(attempts.quizId, quiz.id));
  const evidence = itemEvidence(
    items,
    taken.map(({ answers }) => answers),
    quiz.grading,
  );
  const itemById = new Map(items.map(({ id, ...item }) => [id, item]));
  return {
    quiz: quiz.id,
    participants: taken.length,
    items: evidence.flatMap(({ id, ...figures }) => {
      const item = itemById.get(id);
      return item ? [{ _id: id, ...item, ...figures }] : [];
    }),
  };
}
