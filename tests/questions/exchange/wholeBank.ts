import type { Question } from '../../../src/api/entities';
import type { QuestionExchangeProps } from '../../../src/questions/exchange/QuestionExchange';

/** The bank of a server without pages; undefined until it has answered. */
export function wholeBank(
  questions: readonly Question[] | undefined,
): QuestionExchangeProps['list'] {
  return { data: questions, isWhole: true, total: questions?.length };
}
