import type { Difficulty, QuestionType } from '../../../rules/limits';

const types = new Map<string, QuestionType>([
  ['fe', 'FE'],
  ['frontend', 'FE'],
  ['be', 'BE'],
  ['backend', 'BE'],
  ['do', 'DO'],
  ['devops', 'DO'],
  ['الواجهةالأمامية', 'FE'],
  ['الواجهةالخلفية', 'BE'],
]);
const difficulties = new Map<string, Difficulty>([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  ['leicht', 'easy'],
  ['einfach', 'easy'],
  ['mittel', 'medium'],
  ['schwer', 'hard'],
  ['schwierig', 'hard'],
  ['سهل', 'easy'],
  ['متوسط', 'medium'],
  ['صعب', 'hard'],
]);

const plain = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

/** The type that a word of a file names, by its code or its name. */
export function typeNamed(text: string): QuestionType | undefined {
  return types.get(plain(text));
}

/** The difficulty that a word of a file names, in a language of the product. */
export function difficultyNamed(text: string): Difficulty | undefined {
  return difficulties.get(plain(text));
}

/** Whether a word says that a question has options: tables have it in a column called type. */
export const namesKind = (text: string): boolean =>
  /^(?:mc|mcq|sc|checkbox|radio|(?:multiple|single)(?:choice|select|answer)?)$/.test(plain(text));

const valueIn = (word: string): string => word.replace(/^(?:type|difficulty):/, '');

/** The type and the difficulty that tags or parts of a category name; empty where none does. */
export function namedIn(words: readonly string[]): { type: string; difficulty: string } {
  const values = words.map(valueIn);
  const first = (isKnown: (word: string) => unknown) => values.find(isKnown) ?? '';
  return { type: first(typeNamed), difficulty: first(difficultyNamed) };
}

/** How an archive says that the texts of a question are Markdown as it was written. */
export const markdownTag = 'format:markdown';

/** How an archive says that the texts of a question were Markdown, and are XHTML in it. */
export const xhtmlTag = 'format:xhtml';

/** The tags without those that `namedIn` takes the type and the difficulty from, and without those of Markdown. */
export function tagsBeside(tags: readonly string[]): string[] {
  const values = tags.map(valueIn);
  const taken = [typeNamed, difficultyNamed].map((isKnown) =>
    values.findIndex((tag) => isKnown(tag)),
  );
  return tags.filter(
    (tag, place) => !taken.includes(place) && ![markdownTag, xhtmlTag].includes(tag),
  );
}
