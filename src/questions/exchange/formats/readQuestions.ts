import type { NamedType, Question } from '../../../api/entities';
import { contentOf, optionTexts } from '../../../items/content';
import { indexQuestions } from '../../duplicates/similar';
import type { SourceText } from './archive/openArchive';
import { tagsOfCategory } from './category';
import { formats } from './formats';
import { markdownText, textsOf, type FoundQuestion, type FoundText } from './found';
import { PictureShelf } from './pictures/pictureShelf';
import { withPages } from './pictures/withPages';
import { hasOtherPictures, questionKey, wordsKey } from './sameQuestion';
import {
  difficultyNamed,
  markdownTag,
  namesKind,
  vocabularyOf,
  xhtmlTag,
  type Vocabulary,
} from './vocabulary';
import { writtenTexts, type WrittenTexts } from './writtenTexts';

/** How long the page may stand still, in milliseconds: less than a frame. */
const sliceMs = 12;

/** Lets the page draw and answer between slices of long work. */
function createPauses(signal: AbortSignal | undefined): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - since < sliceMs) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** A question that was read. */
export interface ParsedQuestion {
  found: FoundQuestion;
  written: WrittenTexts;
  /** The keys that find its like: as it would be written, and by its words alone if it has no pictures. */
  keys: readonly string[];
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
  /** The pictures that come with them, by the ids in their texts. */
  pictures: ReadonlyMap<string, File>;
  bank: BankIndex;
  vocabulary: Vocabulary;
}

/** Before anything is read. */
export const emptyText: ReadText = {
  questions: [],
  pictures: new Map(),
  bank: { byId: new Map(), keys: new Set(), wordsKeys: new Set() },
  vocabulary: vocabularyOf(),
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
): Generator<[FoundQuestion, SourceText], void, undefined> {
  for (const source of texts) {
    const { text, format, path, tags = [] } = source;
    for (const found of formats[format].read(text.replace(/^\ufeff/, ''), path)) {
      yield [classified(found, tags, vocabulary), source];
    }
  }
}

function parsed(found: FoundQuestion, takesMarkdown: boolean): ParsedQuestion {
  const written = writtenTexts(found, takesMarkdown);
  const { title } = written;
  const options = written.options.map(({ text }) => text);
  const key = questionKey(title.text, options);
  if (bringsPictures(found)) {
    return { found, written, keys: [key], wordsKey: wordsKey(title.text, options) };
  }
  // Words alone do not tell questions about pictures apart.
  if (textsOf(found).some(({ pictures }) => pictures.length > 0)) {
    return { found, written, keys: [key] };
  }
  const words = found.options.map(({ text }) => text.plain);
  return { found, written, keys: [...new Set([key, questionKey(found.text.plain, words)])] };
}

/** Marks the questions that are nearly the same as one of the bank. */
async function markSimilar(
  questions: ParsedQuestion[],
  bank: readonly Question[],
  pauses: () => Promise<void> | undefined,
): Promise<void> {
  if (questions.length === 0) return;
  const indexing = indexQuestions(bank);
  let step = indexing.next();
  for (; !step.done; step = indexing.next()) await pauses();
  for (const question of questions) {
    const { title, options } = question.written;
    const texts = options.map(({ text }) => text);
    const { options: offered } = contentOf({}).from(texts, []);
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
  { types, takesMarkdown = false, takesPictures = false, signal, onCount }: Reading = {},
): Promise<ReadText> {
  const pauses = createPauses(signal);
  const vocabulary = vocabularyOf(types);
  const questions: ParsedQuestion[] = [];
  const shelf = new PictureShelf();
  for (const [found, { findFile }] of questionsIn(texts, vocabulary)) {
    const whole = findFile ? await withPages(found, findFile) : found;
    const placed = takesMarkdown && takesPictures ? await shelf.place(whole, findFile) : whole;
    questions.push(parsed(placed, takesMarkdown));
    const pause = pauses();
    if (!pause) continue;
    onCount?.(questions.length);
    await pause;
  }
  const byId = new Map<string, Question>();
  const keys = new Set<string>();
  const wordsKeys = new Set<string>();
  for (const question of bank) {
    const options = optionTexts(question);
    byId.set(question._id, question);
    keys.add(questionKey(question.title, options));
    if ([question.title, ...options].some(hasOtherPictures)) {
      wordsKeys.add(wordsKey(question.title, options));
    }
    await pauses();
  }
  await markSimilar(questions, bank, pauses);
  return { questions, pictures: shelf.files, bank: { byId, keys, wordsKeys }, vocabulary };
}
