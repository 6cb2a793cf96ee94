import * as z from 'zod/mini';
import { requiredText, type Words } from '../rules/forms';
import { difficulties, longestDescription, longestTitle, questionTypes } from '../rules/limits';
import { keyedFields } from './single/form';

/** The question form (spec §5). */
export function questionForm(words: Words<'questions'>) {
  const { fields, required } = words.questions;
  return z.object({
    title: requiredText(fields.title, required.title, longestTitle, words),
    description: requiredText(fields.description, required.description, longestDescription, words),
    ...keyedFields(words),
    type: z.enum(questionTypes, required.type),
    difficulty: z.enum(difficulties, required.difficulty),
  });
}
