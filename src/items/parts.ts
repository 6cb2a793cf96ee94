import type { Formatted } from './kind/kind';

/** The part of a question that a student sees below its title, or the columns that hold it. */
export const offeredOf = <Options>({ options }: { options: Options }) => ({ options });

/** The same with the key. */
export const keyedOf = <Options, Key>({ options, answer }: { options: Options; answer: Key }) => ({
  options,
  answer,
});

/** The format of a question as the wire has it: left out where it is plain. */
export const formatOf = ({ format }: Formatted): { format?: 'markdown' } =>
  format === 'markdown' ? { format } : {};

/** The formats of questions beside plain, as the head of a paper has them. */
export const formatsOf = (questions: readonly Formatted[]): { formats?: 'markdown'[] } =>
  questions.some(({ format }) => format === 'markdown') ? { formats: ['markdown'] } : {};

/** What grading needs. */
export const gradedOf = <Key>({ answer }: { answer: Key }) => ({ answer });
