import type { PaperQuestion } from '../api/entities';
import type { Answer, Choices } from '../rules/answers';
import type { QuestionKind } from '../rules/limits';
import type { Formatted, Graded, Keyed, Kinded, Offered } from './kind/kind';
import { sayingOf } from './saying';

/** The part of a question that a student sees below its title, or the columns that hold it. */
export const offeredOf = <Part extends { options: unknown; kind?: unknown }>({
  options,
  kind,
}: Part) => ({ options, ...(kind !== undefined && { kind }) }) as Pick<Part, 'options' | 'kind'>;

/** The same with the key. */
export const keyedOf = <
  Part extends { options: unknown; answer: unknown; kind?: unknown; accepted?: unknown },
>(
  part: Part,
) =>
  ({ ...offeredOf(part), ...gradedOf(part) }) as Pick<
    Part,
    Extract<keyof Part, 'options' | 'answer' | 'kind' | 'accepted'>
  >;

/** The format of a question as the wire has it: left out where it is plain. */
export const formatOf = ({ format }: Formatted): { format?: 'markdown' } =>
  format === 'markdown' ? { format } : {};

type UnusualKind = Exclude<QuestionKind, 'single'>;

/**
 * The kind of a question as the wire has it, with what counts beside a number: each left out where it
 * says nothing.
 */
export const kindOf = ({
  kind,
  accepted = [],
}: Pick<Graded, 'kind' | 'accepted'>): { kind?: UnusualKind } & Pick<Keyed, 'accepted'> => ({
  ...(kind !== undefined && kind !== 'single' && { kind }),
  ...(accepted.length > 0 && { accepted }),
});

/** The formats of questions beside plain, as the head of a paper has them. */
export const formatsOf = (questions: readonly Formatted[]): { formats?: 'markdown'[] } =>
  questions.some(({ format }) => format === 'markdown') ? { formats: ['markdown'] } : {};

/** The kinds of questions beside single, as the head of a paper has them. */
export function kindsOf(questions: readonly Kinded[]): { kinds?: UnusualKind[] } {
  const kinds = new Set(questions.flatMap((question) => kindOf(question).kind ?? []));
  return kinds.size > 0 ? { kinds: [...kinds] } : {};
}

/** What grading needs, or the columns that hold it. */
export const gradedOf = <Part extends { answer: unknown; kind?: unknown; accepted?: unknown }>({
  answer,
  kind,
  accepted,
}: Part) =>
  ({
    answer,
    ...(kind !== undefined && { kind }),
    ...(accepted !== undefined && { accepted }),
  }) as Pick<Part, Extract<keyof Part, 'answer' | 'kind' | 'accepted'>>;

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
    return question !== undefined && sayingOf(question).fits(question, answer);
  };
}

/** The answers to questions of a paper that its student can have chosen there. */
export const answerableIn = (questions: readonly PaperQuestion[], choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([id, { answer }]) =>
      questions.some(
        (question) =>
          question._id === id && (answer === null || sayingOf(question).fits(question, answer)),
      ),
    ),
  );
