import { mapInSlices } from '../../base/slices';
import { rulesOf, optionTexts } from '../../items/itemRules';
import type { Formatted } from '../../items/kind/kind';
import type { QuestionWriter, WrittenQuestion } from '../format/questionFormat';
import { typedWriterOf } from '../format/typedWriters';
import { htmlOfWords } from '../markup/htmlOfWords';
import { shareOf } from '../found/weights';
import { escapeGift, isPlainWords } from '../markup/giftText';

/** A text in its question: plain where every reader takes it as it is, else with the name of its format. */
function writerOf(texts: readonly string[], { format }: Formatted): (text: string) => string {
  if (format === 'markdown') return (text) => `[markdown]${escapeGift(text)}`;
  const written = texts.filter((text) => text !== '');
  if (written.every(isPlainWords)) return escapeGift;
  // Texts without a format take that of the question, so if one needs a format, all have it.
  if (written.every((text) => !text.includes('\r'))) return (text) => `[plain]${escapeGift(text)}`;
  return (text) => `[html]${escapeGift(htmlOfWords(text))}`;
}

/** What marks an option: as right or wrong, or with its share of the points where several are right. */
function signOf({ kind }: WrittenQuestion, right: readonly number[], place: number): string {
  const isRight = right.includes(place);
  if (kind !== 'multiple') return isRight ? '=' : '~';
  return `~%${isRight ? '' : '-'}${shareOf(right)}%`;
}

/** A tag in a comment, with a space where its end would escape the bracket. */
const giftTag = (tag: string): string =>
  `[tag:${tag.replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`;

function giftItem(question: WrittenQuestion): string {
  const { _id, title, description, type, difficulty, tags = [] } = question;
  const choices = optionTexts(question);
  const right = rulesOf(question).right(question);
  const write = writerOf([title, description, ...choices], question);
  const id = _id === undefined ? '' : `[id:${_id}] `;
  const typed = typedWriterOf(question)?.gift(question);
  const marks = [`type:${type}`, `difficulty:${difficulty}`, ...tags].map(giftTag);
  return [
    `// ${id}${[...marks, ...(typed?.original ?? [])].join(' ')}`,
    `${write(title)} {${typed?.mark ?? ''}`,
    ...(typed?.answers ?? []),
    ...choices.map((text, place) => `${signOf(question, right, place)}${write(text)}`),
    ...(description === '' ? [] : [`####${write(description)}`]),
    '}',
  ].join('\n');
}

export const giftWriter: QuestionWriter = {
  ending: 'gift',
  mediaType: 'text/plain;charset=utf-8',
  takesPictures: false,
  write: async (questions, _pictures, pauses) =>
    `${(await mapInSlices(questions, giftItem, pauses)).join('\n\n')}\n`,
};
