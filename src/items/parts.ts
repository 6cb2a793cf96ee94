import type { PaperQuestion } from '../api/entities';
import type { Answer, Choices } from '../rules/answers';
import { letters } from '../rules/limits';
import type { Formatted, Kinded, Offered } from './kind/kind';

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

/** Whether a question offers what an answer names: one option, unless several can be chosen. */
const fits = ({ options, kind }: Pick<Offered, 'options' | 'kind'>, answer: Answer): boolean =>
  (answer.length === 1 || kind === 'multiple') &&
  letters.every((letter) => !answer.includes(letter) || options[letter] !== undefined);

/**
 * Whether each question of a quiz can be answered so: with options that it offers, and only one
 * unless several can be chosen.
 */
export function answersFitting(
  questions: readonly (Pick<Offered, 'options' | 'kind'> & { id: string })[],
): (question: string, answer: Answer) => boolean {
  const asked = new Map(questions.map((question) => [question.id, question]));
  return (id, answer) => {
    const question = asked.get(id);
    return question !== undefined && fits(question, answer);
  };
}

/** The answers to questions of a paper that its student can have chosen there. */
export const answerableIn = (questions: readonly PaperQuestion[], choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([id, { answer }]) =>
      questions.some(
        (question) => question._id === id && (answer === null || fits(question, answer)),
      ),
    ),
  );
