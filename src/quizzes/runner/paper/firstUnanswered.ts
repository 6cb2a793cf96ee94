import type { Paper } from '../../../attempt/answers/paper';
import { answerOf } from '../../../rules/answers';

/** The first unanswered question from an index on, wrapping around; -1 if all are answered. */
export function firstUnanswered({ questions, sheet }: Paper, from = 0): number {
  const answers = sheet.answers();
  const isOpen = (at: number) => answerOf(answers, questions[at]?._id ?? '') === undefined;
  const steps = [...questions.keys()];
  return steps.map((step) => (from + step) % questions.length).find(isOpen) ?? -1;
}
