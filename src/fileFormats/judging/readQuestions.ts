import type { NamedType, Question } from '../../api/entities';
import { createPauses, type Pauses } from '../../base/slices';
import type { Graded, Offered } from '../../items/kind/kind';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { indexQuestions } from '../../items/similar';
import type { SourceText } from '../archive/openArchive';
import { tagsOfCategory } from '../found/category';
import { withoutControlCharacters } from './controlCharacters';
import { formats } from '../formats';
import { markdownText, textsOf, type FoundQuestion, type FoundText } from '../found/found';
import { PictureShelf } from './pictureShelf';
import { withPages } from './withPages';
import { hasOtherPictures, longestCompared, questionKey, wordsKey } from './sameQuestion';
import { noChoices, type FoundTable, type TableChoices, type TableReading } from '../tables/tables';
import { withUnmarkedTags } from './unmarkedTags';
import {
  difficultyNamed,
  markdownTag,
  namesKind,
  vocabularyOf,
  xhtmlTag,
  type Vocabulary,
} from '../found/vocabulary';
import { writtenTexts, type WrittenTexts } from './writtenTexts';

/** A question that was read. */
export interface ParsedQuestion {
  found: FoundQuestion;
  written: WrittenTexts;
  /** The key that finds the same, as it would be written. */
  key: string;
  /** The key that finds it where its pictures have other addresses; left out if it brings none. */
  wordsKey?: string;
  /** One of the bank that is nearly the same. */
  similar?: Question | undefined;
}

/** The bank, to look up what is in it already. */
export interface BankIndex {
  byId: ReadonlyMap<string, Question>;
  keys: ReadonlySet<string>;
  /** Of the questions whose pictures are kept under addresses that do not follow from their content. */
  wordsKeys: ReadonlySet<string>;
}

export interface ReadText {
  questions: ParsedQuestion[];
  /** How many have tags of HTML of which the file does not say whether they are HTML. */
  tagged: number;
  /** The pictures that come with them, by the ids in their texts. */
  pictures: ReadonlyMap<string, File>;
  bank: BankIndex;
  vocabulary: Vocabulary;
  /** The tables among the texts. */
  tables: readonly FoundTable[];
}

/** Before anything is read. */
export const emptyText: ReadText = {
  questions: [],
  tagged: 0,
  pictures: new Map(),
  bank: { byId: new Map(), keys: new Set(), wordsKeys: new Set() },
  vocabulary: vocabularyOf(),
  tables: [],
};

/** Whether pictures come with a question. */
const bringsPictures = (found: FoundQuestion): boolean =>
  textsOf(found).some(({ placed }) =>
    [...(placed?.values() ?? [])].some((picture) => 'reference' in picture),
  );

const asSource = ({ plain }: FoundText): FoundText => markdownText(plain);

/** The texts of a question, whose words are Markdown. */
const inMarkdown = ({ text, options, explanation }: FoundQuestion): Partial<FoundQuestion> => ({
  text: asSource(text),
  options: options.map((option) => ({ ...option, text: asSource(option.text) })),
  explanation: asSource(explanation),
});

/**
 * Takes a type and a difficulty from the tags of a question (`type:FE`), else from its category, else
 * from the tags that an archive gives the file that it is in.
 */
function classified(
  found: FoundQuestion,
  fileTags: readonly string[],
  { typeNamed, namedIn, tagsBeside }: Vocabulary,
): FoundQuestion {
  const { hasFields = false, tags } = found;
  const named = [hasFields ? [] : tags, found.category, fileTags].map(namedIn);
  const first = (field: 'type' | 'difficulty') =>
    named.find((one) => one[field] !== '')?.[field] ?? '';
  // Tables have the kind in a column called type, unless a type is called so.
  const isKind = namesKind(found.type) && typeNamed(found.type) === undefined;
  const type = isKind || found.type === '' ? first('type') : found.type;
  const difficulty = found.difficulty || first('difficulty');
  const says = (name: string, word: string, meaning: (word: string) => string | undefined) =>
    meaning(name) !== undefined && meaning(name) === meaning(word);
  return {
    ...found,
    ...(fileTags.includes(markdownTag) && inMarkdown(found)),
    wasMarkdown: fileTags.includes(xhtmlTag),
    tags: [...(hasFields ? tags : tagsBeside(tags)), ...tagsBeside(fileTags)],
    categoryTags: tagsOfCategory(found.category).filter(
      (name) => !says(name, type, typeNamed) && !says(name, difficulty, difficultyNamed),
    ),
    type,
    difficulty,
  };
}

function* questionsIn(
  texts: readonly SourceText[],
  vocabulary: Vocabulary,
  tables: TableReading,
): Generator<[FoundQuestion | null, SourceText], void, undefined> {
  for (const source of texts) {
    const { text, format, path, tags = [] } = source;
    for (const found of formats[format].read(text.replace(/^\ufeff/, ''), path, tables)) {
      yield [found && classified(withoutControlCharacters(found), tags, vocabulary), source];
    }
  }
}

/** What tells a question from others with its title: its options, or its answer where it has none. */
function besideTitle(question: Offered & Graded): string[] {
  const texts = optionTexts(question);
  return texts.length > 0 ? texts : [question.answer];
}

function parsed(found: FoundQuestion, takesMarkdown: boolean): ParsedQuestion {
  const written = writtenTexts(found, takesMarkdown);
  const { title } = written;
  const { typed } = found;
  const options = typed ? [typed.answer] : written.options.map(({ text }) => text);
  return {
    found,
    written,
    key: questionKey(title.text, options),
    ...(bringsPictures(found) && { wordsKey: wordsKey(title.text, options) }),
  };
}

/** Marks the questions that are nearly the same as one of the bank. */
async function markSimilar(
  questions: ParsedQuestion[],
  bank: readonly Question[],
  pauses: Pauses,
): Promise<void> {
  if (questions.length === 0) return;
  const indexing = indexQuestions(bank);
  let step = indexing.next();
  for (; !step.done; step = indexing.next()) await pauses();
  for (const question of questions) {
    const { title, options } = question.written;
    const texts = options.map(({ text }) => text);
    if ([title.text, ...texts].some(({ length }) => length > longestCompared)) continue;
    const { options: offered } = rulesOf({}).from(texts, []);
    [question.similar] = step.value.find({ title: title.text, options: offered });
    await pauses();
  }
}

interface Reading {
  /** The types that the bank has. @default those of the specification */
  types?: readonly NamedType[];
  /** Whether the bank takes Markdown. @default false */
  takesMarkdown?: boolean;
  /** Whether pictures can be kept. @default false */
  takesPictures?: boolean;
  /** Whether questions can have tags. @default false */
  takesTags?: boolean;
  /** What was chosen for tables. */
  choices?: TableChoices;
  /** Whether tags are HTML where the file does not say so. @default false */
  readsTags?: boolean;
  signal?: AbortSignal;
  /** Called now and then with how many were found so far. */
  onCount?: (count: number) => void;
}

/**
 * Reads the questions of texts, however wrong they are, without holding up the page.
 *
 * @throws the reason of the signal when it aborts
 */
export async function readQuestions(
  texts: readonly SourceText[],
  bank: readonly Question[] = [],
  reading: Reading = {},
): Promise<ReadText> {
  const { types, takesMarkdown = false, takesPictures = false, signal, onCount } = reading;
  const { takesTags = false, readsTags = false, choices = noChoices } = reading;
  const pauses = createPauses(signal);
  const vocabulary = vocabularyOf(types);
  const tables: FoundTable[] = [];
  const isType = (word: string) => vocabulary.typeNamed(word) !== undefined;
  const onTable = (table: FoundTable) => void tables.push(table);
  const found = questionsIn(texts, vocabulary, { isType, takesTags, choices, onTable });
  const questions: ParsedQuestion[] = [];
  const shelf = new PictureShelf();
  let tagged = 0;
  for (const [written, { findFile }] of found) {
    if (written) {
      const withTags = withUnmarkedTags(written, readsTags);
      if (withTags) tagged += 1;
      const question = withTags ?? written;
      const whole = findFile ? await withPages(question, findFile) : question;
      const placed = takesMarkdown && takesPictures ? await shelf.place(whole, findFile) : whole;
      questions.push(parsed(placed, takesMarkdown));
    }
    const pause = pauses();
    if (!pause) continue;
    onCount?.(questions.length);
    await pause;
  }
  const byId = new Map<string, Question>();
  const keys = new Set<string>();
  const wordsKeys = new Set<string>();
  for (const question of bank) {
    const options = besideTitle(question);
    byId.set(question._id, question);
    keys.add(questionKey(question.title, options));
    if ([question.title, ...options].some(hasOtherPictures)) {
      wordsKeys.add(wordsKey(question.title, options));
    }
    await pauses();
  }
  await markSimilar(questions, bank, pauses);
  const known = { byId, keys, wordsKeys };
  return { questions, tables, tagged, pictures: shelf.files, bank: known, vocabulary };
}
