import type { Question, QuestionInput } from '../../../api/entities';
import { csvOf } from '../../../files/csv';
import { letters } from '../../../rules/limits';
import { escapeGift, htmlOfWords, isPlainWords } from './giftText';

/** A question to write: one that is not in the bank has no id. */
export type WrittenQuestion = QuestionInput & Partial<Pick<Question, '_id'>>;

function csvTable(questions: readonly WrittenQuestion[]): string {
  return csvOf(
    ['_id', 'title', 'description', ...letters, 'answer', 'type', 'difficulty'],
    questions.map(({ _id = '', title, description, options, answer, type, difficulty }) => [
      ...[_id, title, description],
      ...letters.map((letter) => options[letter]),
      ...[answer, type, difficulty],
    ]),
  );
}

function giftItem({ _id, title, description, options, answer, ...rest }: WrittenQuestion): string {
  const choices = letters.map((letter) => options[letter]);
  // Texts without a format take that of the question, so one that needs HTML takes all along.
  const isPlain = [title, description, ...choices].every(
    (text) => text === '' || isPlainWords(text),
  );
  const write = (text: string) =>
    isPlain ? escapeGift(text) : `[html]${escapeGift(htmlOfWords(text))}`;
  const id = _id === undefined ? '' : `[id:${_id}] `;
  return [
    `// ${id}[tag:type:${rest.type}] [tag:difficulty:${rest.difficulty}]`,
    `${write(title)} {`,
    ...letters.map((letter, index) => `${letter === answer ? '=' : '~'}${write(choices[index]!)}`),
    ...(description === '' ? [] : [`####${write(description)}`]),
    '}',
  ].join('\n');
}

interface Writer {
  /** Ending of its files, without the dot. */
  ending: string;
  mediaType: string;
  /** Writes questions so that `readQuestions` gives back the same. */
  write: (questions: readonly WrittenQuestion[]) => string;
}

/** The formats that questions are written in. Aiken has no place for a description. */
export const writers = {
  csv: { ending: 'csv', mediaType: 'text/csv;charset=utf-8', write: csvTable },
  gift: {
    ending: 'gift',
    mediaType: 'text/plain;charset=utf-8',
    write: (questions) => `${questions.map(giftItem).join('\n\n')}\n`,
  },
} satisfies Record<string, Writer>;

export type ExportFormat = keyof typeof writers;
