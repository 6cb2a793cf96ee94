import * as z from 'zod/mini';
import { requiredText, type Words } from '../../rules/forms';
import { longestOption } from '../../rules/limits';
import { areLetters } from '../lettered/saying';

/** The fields of options and key in the form of a question. */
export function keyedFields(words: Words<'questions'>, trim: z.core.$ZodCheck<string>) {
  const { fields, required } = words.questions;
  const option = (letter: string) =>
    requiredText(fields.option(letter), required.option(letter), longestOption, words, trim);
  return {
    options: z.object({
      A: option('A'),
      B: option('B'),
      C: z.exactOptional(option('C')),
      D: z.exactOptional(option('D')),
      E: z.exactOptional(option('E')),
      F: z.exactOptional(option('F')),
    }),
    answer: z.string().check(z.regex(areLetters, required.answer)),
  };
}
