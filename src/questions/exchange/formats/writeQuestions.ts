import type { Question, QuestionInput } from '../../../api/entities';
import { csvOf } from '../../../files/csv';
import { contentOf, optionTexts } from '../../../items/content';
import { optionNames } from '../../../items/options';
import { sayingOf } from '../../../items/saying';
import { escapeGift, isPlainWords } from './gift/giftText';
import { htmlOfWords } from './markup/htmlOfWords';

/** A question to write: one that is not in the bank has no id. */
export type WrittenQuestion = QuestionInput & Partial<Pick<Question, '_id'>>;

function csvTable(questions: readonly WrittenQuestion[]): string {
  return csvOf(
    ['_id', 'title', 'description', ...optionNames, 'answer', 'type', 'difficulty'],
    questions.map((question) => {
      const { _id = '', title, description, type, difficulty } = question;
      const answer = sayingOf(question).name(question.answer);
      return [_id, title, description, ...optionTexts(question), answer, type, difficulty];
    }),
  );
}

function giftItem(question: WrittenQuestion): string {
  const { _id, title, description, type, difficulty } = question;
  const choices = optionTexts(question);
  const right = contentOf(question).right(question);
  // Texts without a format take that of the question, so if one needs HTML, all are HTML.
  const isPlain = [title, description, ...choices].every(
    (text) => text === '' || isPlainWords(text),
  );
  const write = (text: string) =>
    isPlain ? escapeGift(text) : `[html]${escapeGift(htmlOfWords(text))}`;
  const id = _id === undefined ? '' : `[id:${_id}] `;
  return [
    `// ${id}[tag:type:${type}] [tag:difficulty:${difficulty}]`,
    `${write(title)} {`,
    ...choices.map((text, place) => `${right.includes(place) ? '=' : '~'}${write(text)}`),
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
