import type { NamedType } from '../../../api/entities';
import { usualTypes, type Difficulty } from '../../../rules/limits';

/** What the types of the specification are called elsewhere. */
const usualNames: Readonly<Record<string, readonly string[]>> = {
  FE: ['frontend', 'الواجهة الأمامية'],
  BE: ['backend', 'الواجهة الخلفية'],
  DO: ['devops'],
};
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

const lettersOf = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

/** Signs stay, which tell C++ from C#. */
const named = (text: string): string => text.toLowerCase().replace(/[\s\p{Pd}_]/gu, '');

/** The difficulty that a word of a file names, in a language of the product. */
export function difficultyNamed(text: string): Difficulty | undefined {
  return difficulties.get(lettersOf(text));
}

/** Whether a word says that a question has options: tables have it in a column called type. */
export const namesKind = (text: string): boolean =>
  /^(?:mc|mcq|sc|checkbox|radio|(?:multiple|single)(?:choice|select|answer)?)$/.test(
    lettersOf(text),
  );

const valueIn = (word: string): string => word.replace(/^(?:type|difficulty):/, '');

/** How an archive says that the texts of a question are Markdown as it was written. */
export const markdownTag = 'format:markdown';

/** How an archive says that the texts of a question were Markdown, and are XHTML in it. */
export const xhtmlTag = 'format:xhtml';

/** How the words of files name the types that a bank has. */
export interface Vocabulary {
  /** The type that a word names, by its value or a name. */
  typeNamed: (text: string) => string | undefined;
  /** What to write for the types, such as `BIO (Biology), CHE (Chemistry)`. */
  typeList: string;
  /** The type and the difficulty that tags or parts of a category name; empty where none does. */
  namedIn: (words: readonly string[]) => { type: string; difficulty: string };
  /** The tags without those that `namedIn` takes the type and the difficulty from, and without those of Markdown. */
  tagsBeside: (tags: readonly string[]) => string[];
}

const usual: readonly NamedType[] = usualTypes.map((value) => ({ value, label: value }));

/** @param types that the bank has. @default those of the specification */
export function vocabularyOf(types: readonly NamedType[] = usual): Vocabulary {
  const values = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (!values.has(named(name))) values.set(named(name), value);
  };
  // What a type is called here counts before what another one is called elsewhere.
  for (const { value } of types) add(value, value);
  for (const { value, label } of types) add(label, value);
  for (const { value } of types) usualNames[value]?.forEach((name) => add(name, value));
  const typeNamed = (text: string): string | undefined => values.get(named(text));
  const spellings = types.map(({ value, label }) =>
    label === value ? value : `${value} (${label})`,
  );
  return {
    typeNamed,
    typeList: spellings.join(', '),
    namedIn(words) {
      const said = words.map(valueIn);
      const first = (isKnown: (word: string) => unknown) => said.find(isKnown) ?? '';
      return { type: first(typeNamed), difficulty: first(difficultyNamed) };
    },
    tagsBeside(tags) {
      const said = tags.map(valueIn);
      const taken = [typeNamed, difficultyNamed].map((isKnown) =>
        said.findIndex((tag) => isKnown(tag)),
      );
      return tags.filter(
        (tag, place) => !taken.includes(place) && ![markdownTag, xhtmlTag].includes(tag),
      );
    },
  };
}
