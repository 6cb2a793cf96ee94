import * as z from 'zod/mini';
import type { Words } from '../../rules/forms';
import { isNumberText } from './number';

/** The fields of what a question that asks for a number accepts, in the form of a question. */
export function acceptedFields({ questions: { required, accepted: say } }: Words<'questions'>) {
  const number = (sentence: string) => z.string().check(z.refine(isNumberText, sentence));
  const tolerance = (text: string): boolean =>
    isNumberText(text.replace(/%$/, '')) && !text.startsWith('-');
  return {
    options: z.object({}),
    answer: number(required.answer),
    accepted: z.array(
      z.object({
        number: number(say.notNumber),
        tolerance: z.exactOptional(z.string().check(z.refine(tolerance, say.notTolerance))),
        to: z.exactOptional(number(say.notNumber)),
        share: z.exactOptional(
          z
            .number(say.notShare)
            .check(
              z.refine(
                (share) => Number.isInteger(share) && share >= 1 && share <= 100,
                say.notShare,
              ),
            ),
        ),
      }),
    ),
  };
}
