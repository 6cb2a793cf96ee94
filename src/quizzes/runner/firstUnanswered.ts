import type { Paper } from '../../attempt/answers/paper';
import { answerOf } from '../../rules/answers';

/** The first question without an answer from one on, going round; -1 where every one has one. */
export function firstUnanswered({ questions, sheet }: Paper, from = 0): number {
  const answers = sheet.answers();
  const isOpen = (at: number) => answerOf(answers, questions[at]?._id ?? '') === undefined;
  const steps = [...questions.keys()];
  return steps.map((step) => (from + step) % questions.length).find(isOpen) ?? -1;
}
