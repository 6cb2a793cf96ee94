import * as z from 'zod/mini';
import { optionalText, requiredText, type Words } from '../rules/forms';
import {
  difficulties,
  longestDescription,
  longestQuestion,
  type QuestionKind,
  type TextFormat,
} from '../rules/limits';
import { trimLines, trimPlain } from '../rules/trimLines';
import { acceptedFields } from './numeric/form';
import { keyedFields } from './single/form';

/**
 * The question form (spec §5).
 *
 * @param format of its texts, which is no field here, nor is its kind: it says how their first lines
 *   stay indented
 * @param mayLackDescription whether the server takes an empty description
 */
export function questionForm(
  words: Words<'questions'>,
  format: TextFormat = 'plain',
  mayLackDescription = false,
  kind: QuestionKind = 'single',
) {
  const { fields, required } = words.questions;
  const trim = z.overwrite(format === 'markdown' ? trimLines : trimPlain);
  return z.object({
    title: requiredText(fields.title, required.title, longestQuestion, words, trim),
    description: mayLackDescription
      ? optionalText(fields.description, longestDescription, words, trim)
      : requiredText(fields.description, required.description, longestDescription, words, trim),
    ...(kind === 'numeric' ? acceptedFields(words) : keyedFields(words, trim)),
    type: z.string().check(z.minLength(1, required.type)),
    difficulty: z.enum(difficulties, required.difficulty),
  });
}
