import * as z from 'zod/mini';
import { requiredLines, type Words } from '../rules/forms';
import {
  difficulties,
  longestDescription,
  longestTitle,
  questionTypes,
  textFormats,
} from '../rules/limits';
import { keyedFields } from './single/form';

/** The question form (spec §5). `trimQuestion` trims what it gives. */
export function questionForm(words: Words<'questions'>) {
  const { fields, required } = words.questions;
  return z.object({
    title: requiredLines(fields.title, required.title, longestTitle, words),
    description: requiredLines(fields.description, required.description, longestDescription, words),
    ...keyedFields(words),
    type: z.enum(questionTypes, required.type),
    difficulty: z.enum(difficulties, required.difficulty),
    format: z.exactOptional(z.enum(textFormats)),
  });
}
