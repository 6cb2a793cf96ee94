import type { Answer } from '../rules/answers';
import { longestNumber, type QuestionKind } from '../rules/limits';
import { areLetters } from './lettered/saying';
import { isNumberText, numberPattern } from './numeric/number';

/** The form of the answers to a kind of question that are typed. */
export interface TypedForm {
  /** A regular expression, for JavaScript and PostgreSQL. */
  pattern: string;
  /** Most characters. */
  longest: number;
}

/** What databases hold of typed answers; null for a kind with options. */
export const typedForms: Record<QuestionKind, TypedForm | null> = {
  single: null,
  multiple: null,
  numeric: { pattern: numberPattern, longest: longestNumber },
};

/** Whether a value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && (areLetters.test(value) || isNumberText(value));
