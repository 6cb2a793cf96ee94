import type { NamedType } from '../../api/entities';
import type { TypedKind } from '../../items/kind/kind';
import { usualTypes, type Difficulty } from '../../rules/limits';
import { ownEntry } from '../../rules/ownEntry';
import type { FoundQuestion } from './found';
import { numbersIn, takeNumbers } from './numbers';

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
const named = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}_]/gu, '');

/** The difficulty that a word of a file names, in a language of the product. */
export function difficultyNamed(text: string): Difficulty | undefined {
  return difficulties.get(lettersOf(text));
}

/** How tables have a kind whose answers are typed. */
interface TypedInTables {
  /** The words that name it. */
  names: RegExp;
  /** Makes a question one of the kind, by its key in a table. */
  take: (found: FoundQuestion, key: string) => void;
}

const typedInTables: Record<TypedKind, TypedInTables> = {
  numeric: {
    names: /^(?:numeric|numerical|number|numericanswer|zahl|numerisch|عدد|رقم|عددي|رقمي)$/,
    take: (found, key) => takeNumbers(found, numbersIn(key)),
  },
};

/** The kind that a word names, of those whose answers are typed. */
export const typedNamed = (text: string): TypedInTables | undefined =>
  Object.values(typedInTables).find(({ names }) => names.test(lettersOf(text)));

/** Whether a word says how a question is answered: tables have it in a column called type. */
export const namesKind = (text: string): boolean =>
  typedNamed(text) !== undefined ||
  /^(?:mc|mcq|sc|checkbox|radio|(?:multiple|single)(?:choice|select|answer)?)$/.test(
    lettersOf(text),
  );

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

const prefix = /^(type|difficulty):/;

/**
 * The first of the words that names something. Those that say the field, such as `type:FE`, decide
 * alone: another type of theirs is not one that a tag beside it happens to be called.
 */
function sayingOf(
  words: readonly string[],
  field: 'type' | 'difficulty',
  isKnown: (name: string) => boolean,
): { word: string; name: string } | undefined {
  const said = words.map((word) => ({
    word,
    name: word.replace(prefix, ''),
    of: prefix.exec(word)?.[1],
  }));
  const own = said.filter(({ of, name }) => of === field && (isKnown(name) || !namesKind(name)));
  const deciding = own.length > 0 ? own : said.filter(({ of }) => of === undefined);
  return deciding.find(({ name }) => isKnown(name));
}

/** @param types that the bank has. @default those of the specification */
export function vocabularyOf(types: readonly NamedType[] = usual): Vocabulary {
  const values = new Map<string, string>();
  const byLetters = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (!values.has(named(name))) values.set(named(name), value);
  };
  // What a type is called here counts before what another one is called elsewhere.
  for (const { value } of types) add(value, value);
  for (const { value, label } of types) add(label, value);
  for (const { value } of types) {
    for (const name of ownEntry(usualNames, value) ?? []) {
      add(name, value);
      for (const usualName of [value, name]) byLetters.set(lettersOf(usualName), value);
    }
  }
  const typeNamed = (text: string): string | undefined =>
    types.find(({ value }) => value === text)?.value ??
    values.get(named(text)) ??
    // The usual names are all of letters, so that `1. Frontend` is one of them.
    byLetters.get(lettersOf(text));
  const spellings = types.map(({ value, label }) =>
    label === value ? value : `${value} (${label})`,
  );
  const sayings = (words: readonly string[]) => ({
    type: sayingOf(words, 'type', (name) => typeNamed(name) !== undefined),
    difficulty: sayingOf(words, 'difficulty', (name) => difficultyNamed(name) !== undefined),
  });
  return {
    typeNamed,
    typeList: spellings.join(', '),
    namedIn(words) {
      const { type, difficulty } = sayings(words);
      return { type: type?.name ?? '', difficulty: difficulty?.name ?? '' };
    },
    tagsBeside(tags) {
      const taken = Object.values(sayings(tags)).map((saying) => tags.indexOf(saying?.word ?? ''));
      return tags.filter(
        (tag, place) => !taken.includes(place) && ![markdownTag, xhtmlTag].includes(tag),
      );
    },
  };
}
