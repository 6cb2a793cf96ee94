import { replies } from 'quizwright/rules';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { ownQuiz } from '../quizzes/ownQuiz';
import { quizEvidence } from '../quizzes/quizEvidence';
import { hasClosed } from '../quizzes/quizView';

/**
 * Statistics of a closed quiz's items over all its attempts.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, 409 when it has not closed
 */
export async function readEvidence(call: Call, quizId: string) {
  const { database, now } = call;
  const quiz = await ownQuiz(call, quizId);
  if (!hasClosed(quiz, now)) throw new Failure(409, replies.results.notClosed);
  const { items, figures, participants } = await quizEvidence(database, quiz);
  const itemById = new Map(items.map(({ id, ...item }) => [id, item]));
  return {
    quiz: quiz.id,
    participants,
    items: figures.flatMap(({ id, ...own }) => {
      const item = itemById.get(id);
      return item ? [{ _id: id, ...item, ...own }] : [];
    }),
  };
}
