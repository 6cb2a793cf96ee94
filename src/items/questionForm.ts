import * as z from 'zod/mini';
import { optionalText, requiredText, type Words } from '../rules/forms';
import { difficulties, longestDescription, longestQuestion } from '../rules/limits';
import type { Formatted, Kinded } from './kind/kind';
import { trimLines, trimPlain } from '../rules/trimLines';
import { acceptedFields } from './numeric/form';
import { keyedFields } from './single/form';

const keyFields = { single: keyedFields, multiple: keyedFields, numeric: acceptedFields };

/**
 * The question form (spec §5).
 *
 * @param draft its format, which says how first lines stay indented, and its kind; neither is a field
 * @param mayLackDescription whether the server takes an empty description
 */
export function questionForm(
  words: Words<'questions'>,
  { format, kind = 'single' }: Formatted & Kinded = {},
  mayLackDescription = false,
) {
  const { fields, required } = words.questions;
  const trim = z.overwrite(format === 'markdown' ? trimLines : trimPlain);
  return z.object({
    title: requiredText(fields.title, required.title, longestQuestion, words, trim),
    description: mayLackDescription
      ? optionalText(fields.description, longestDescription, words, trim)
      : requiredText(fields.description, required.description, longestDescription, words, trim),
    ...keyFields[kind](words, trim),
    type: z.string().check(z.minLength(1, required.type)),
    difficulty: z.enum(difficulties, required.difficulty),
  });
}
