import { gradeAttempt } from 'quizwright/rules';
import type { AttemptAnswers, quizItems } from '../database/schema';
import type { QuizRow } from './quizView';

type ItemRow = Pick<typeof quizItems.$inferSelect, 'questionId' | 'answer'>;

/** The points that answers earn in a quiz with these items. */
export function scoreOf(
  quiz: Pick<QuizRow, 'scorePerQuestion'>,
  items: readonly ItemRow[],
  answers: AttemptAnswers,
): number {
  const key = items.map(({ questionId, answer }) => ({ id: questionId, answer }));
  return gradeAttempt(key, answers, quiz.scorePerQuestion);
}
