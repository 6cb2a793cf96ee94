import type { Answer } from '../rules/answers';
import type { Formatted, Kinded } from './kind/kind';

/** The part of a question that a student sees below its title, or the columns that hold it. */
export const offeredOf = <Part extends { options: unknown; kind?: unknown }>({
  options,
  kind,
}: Part) => ({ options, ...(kind !== undefined && { kind }) }) as Pick<Part, 'options' | 'kind'>;

/** The same with the key. */
export const keyedOf = <Part extends { options: unknown; answer: unknown; kind?: unknown }>(
  part: Part,
) => ({ ...offeredOf(part), answer: part.answer }) as Pick<Part, 'options' | 'answer' | 'kind'>;

/** The format of a question as the wire has it: left out where it is plain. */
export const formatOf = ({ format }: Formatted): { format?: 'markdown' } =>
  format === 'markdown' ? { format } : {};

/** The kind of a question as the wire has it: left out where one option is right. */
export const kindOf = ({ kind }: Kinded): { kind?: 'multiple' } =>
  kind === 'multiple' ? { kind } : {};

/** The formats of questions beside plain, as the head of a paper has them. */
export const formatsOf = (questions: readonly Formatted[]): { formats?: 'markdown'[] } =>
  questions.some(({ format }) => format === 'markdown') ? { formats: ['markdown'] } : {};

/** The kinds of questions beside single, as the head of a paper has them. */
export const kindsOf = (questions: readonly Kinded[]): { kinds?: 'multiple'[] } =>
  questions.some(({ kind }) => kind === 'multiple') ? { kinds: ['multiple'] } : {};

/** What grading needs. */
export const gradedOf = <Key>({ answer }: { answer: Key }) => ({ answer });

/** Whether each question of a quiz can be answered so: a single-choice one, with one option. */
export function answersFitting(
  questions: readonly (Kinded & { id: string })[],
): (question: string, answer: Answer) => boolean {
  const several = new Set(questions.filter(({ kind }) => kind === 'multiple').map(({ id }) => id));
  return (question, answer) => answer.length === 1 || several.has(question);
}
