import type { QuestionInput } from '../../api/entities';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { equalOptions } from '../../items/lettered/equalOptions';
import type { OptionRange } from '../../items/kind/options';
import { formatOf } from '../../items/parts';
import { trimQuestion } from '../../items/trimQuestion';
import { wordingOf } from '../../items/wordingOf';
import { escapeMarkdown } from '../../richText/markdown/escapeMarkdown';
import {
  longestDescription,
  longestOption,
  longestQuestion,
  longestTag,
  mostAccepted,
  mostTags,
  type Difficulty,
  type QuestionKind,
} from '../../rules/limits';
import { asOneLine, isSeen } from '../../rules/oneLineText';
import { tidyTags } from '../../rules/tags';
import { unstorableSign } from '../../rules/storableText';
import type { FoundField, FoundQuestion, FoundText, Place, Remark } from '../found/found';
import type { Loss } from '../markup/wordsOf';
import type { ParsedQuestion, ReadText } from './readQuestions';
import { hasOtherPictures, withoutAddresses } from './sameQuestion';
import { difficultyNamed, type Vocabulary } from '../found/vocabulary';
import type { WrittenText, WrittenTexts } from './writtenTexts';

/** What the server takes beside what every server does. */
export interface Takes extends OptionRange {
  /** Kinds of questions. @default those with one right option */
  kinds?: readonly QuestionKind[];
  /** @default false */
  tags?: boolean;
  /** Whether categories become tags, as the user wants it. @default false */
  categories?: boolean;
  /** Questions without a description. @default false */
  emptyDescription?: boolean;
}

/** What is taken for questions that do not say; empty where nothing is chosen. */
export interface Defaults {
  description: string;
  type: string;
  difficulty: Difficulty | '';
}

export const noDefaults: Defaults = { description: '', type: '', difficulty: '' };
/** The fields that a format may not carry. */
export const defaultFields = ['description', 'type', 'difficulty'] as const;
export type DefaultField = (typeof defaultFields)[number];

/** What is made of a question of the text. */
export interface JudgedQuestion {
  found: FoundQuestion;
  /** As it would be added; null if it cannot be. */
  draft: QuestionInput | null;
  /** Of one that only lacks defaults, what it lacks. */
  problems: readonly Remark[];
  /** The fields that a default fills; none of a question that no default makes fit. */
  silent: readonly DefaultField[];
  /** What adding it changes or leaves behind. */
  notes: readonly Remark[];
  /** Why it is thought to be there already. */
  twin: Remark | null;
}

/** In characters as people count them, and as the contract does. */
function lengthOf(text: string, limit: number): number {
  return text.length <= limit ? text.length : [...text].length;
}

/** What a question may not lose. */
const meaningful: readonly Exclude<Loss, 'marks'>[] = [
  'picture',
  'media',
  'formula',
  'table',
  'field',
];

/** What to say of a loss, and which picture it is about. */
function saysOf(loss: Exclude<Loss, 'marks'>, { placed }: FoundText): Remark['say'] {
  if (loss !== 'picture' || !placed) return ({ lost }) => lost[loss];
  for (const picture of placed.values()) {
    if (picture.fault) {
      return ({ pictures }) => pictures.faults[picture.fault](picture.name);
    }
  }
  return ({ pictures }) => pictures.drawing;
}

/** A picture in Markdown that comes with the file, and of which nothing is said. */
const speechless = /!\[\s*\]\(media:/g;

/** Says what a bank cannot keep of a question. */
function lossesOf(
  found: FoundQuestion,
  { title, options, explanation }: WrittenTexts,
): { problems: Remark[]; notes: Remark[] } {
  const { line, path } = found;
  const remark = (field: FoundField, say: Remark['say']): Remark => ({ line, path, field, say });
  const asked: [FoundField, FoundText, WrittenText][] = [
    ['title', found.text, title],
    ...options.map((option, place): [number, FoundText, WrittenText] => [
      place,
      found.options[place]!.text,
      option,
    ]),
  ];
  const problems = meaningful.flatMap((loss) => {
    const lost = asked.find(([, , { losses }]) => losses.has(loss));
    return lost ? [remark(lost[0], saysOf(loss, lost[1]))] : [];
  });
  const notes: Remark[] = [];
  if (found.options.some(({ feedback }) => feedback)) {
    notes.push(remark('options', (words) => words.feedback));
  }
  const left = meaningful.find((loss) => explanation.losses.has(loss));
  if (left) {
    const isFault = left === 'picture' && found.explanation.placed !== undefined;
    const say = isFault ? saysOf(left, found.explanation) : undefined;
    notes.push(
      remark('description', (words, count) =>
        say ? words.pictures.leftOut(say(words, count)) : words.left,
      ),
    );
  }
  const texts = [title, ...options, explanation];
  const [missing] = texts.flatMap(({ standIns = [] }) => standIns);
  if (missing !== undefined) {
    // Pictures that all are called "flag" are no options without being seen.
    const say: Remark['say'] = ({ pictures }) => pictures.faults.missing(missing);
    if (new Set(options.map(({ text }) => text)).size < options.length) {
      problems.push(remark('options', say));
    } else notes.push(remark('title', ({ pictures }) => pictures.standIn(missing)));
  }
  if (texts.some(({ losses }) => losses.has('marks'))) {
    notes.push(remark('title', (words) => words.markup));
  }
  const silent = texts.flatMap(({ text }) => text.match(speechless) ?? []).length;
  if (silent > 0) notes.push(remark('title', ({ pictures }) => pictures.withoutWords(silent)));
  return { problems, notes };
}

/** The tags of a question, and of its category. */
const tagsIn = ({ tags, categoryTags = [] }: FoundQuestion, { categories }: Takes): string[] =>
  tidyTags(categories ? [...tags, ...categoryTags] : tags);

/** The tags that a bank can keep. */
function keptTags(tags: readonly string[]): string[] {
  const whole = tags.map((tag) => asOneLine(tag).replace(/[,;|]+/g, ' '));
  return tidyTags(whole)
    .filter((tag) => isSeen(tag) && lengthOf(tag, longestTag) <= longestTag)
    .slice(0, mostTags);
}

function draftOf(
  { found, written }: ParsedQuestion,
  defaults: Defaults,
  takes: Takes,
  { typeNamed, typeList }: Vocabulary,
): [QuestionInput, Remark[]] {
  const { fewest, most, kinds = [] } = takes;
  const { line, path } = found;
  const { problems } = lossesOf(found, written);
  const refuse = (field: FoundField, say: Remark['say']) =>
    problems.push({ line, path, field, say });
  const lack = (field: FoundField) =>
    problems.push({
      line,
      path,
      field,
      say: (words, count) => words.missingDefault(count),
      isForAll: true,
    });

  const { typed } = found;
  const { length: count } = found.options;
  const isMultiple = found.isMultiple && kinds.includes('multiple');
  const type = found.type === '' ? defaults.type : typeNamed(found.type);
  const difficulty =
    found.difficulty === '' ? defaults.difficulty : difficultyNamed(found.difficulty);
  const isMarkdown = written.format === 'markdown';
  const { description } = defaults;
  const draft = trimQuestion({
    title: written.title.text,
    description:
      written.explanation.text.trim() === ''
        ? isMarkdown
          ? escapeMarkdown(description)
          : description
        : written.explanation.text,
    ...(typed
      ? { options: {}, ...typed }
      : rulesOf({ kind: isMultiple ? 'multiple' : 'single' }).from(
          written.options.map(({ text }) => text),
          found.right,
        )),
    type: type ?? '',
    difficulty: difficulty || 'easy',
    ...formatOf(written),
    ...(takes.tags && { tags: keptTags(tagsIn(found, takes)) }),
  });

  const check = (field: FoundField, text: string, limit: number, from?: WrittenText) => {
    const length = lengthOf(text, limit);
    if (length === 0 && field === 'description') {
      if (!takes.emptyDescription) lack(field);
    }
    // What is there, but lost, is not missing in the file.
    else if (length === 0 && !meaningful.some((loss) => from?.losses.has(loss))) {
      refuse(field, (words) => words.missing);
    }
    if (length > limit) refuse(field, (words) => words.tooLong(length, limit));
    const unstorable = unstorableSign(text);
    if (unstorable) refuse(field, (words) => words.unstorable(unstorable.sign));
  };
  check('title', draft.title, longestQuestion, written.title);
  check('description', draft.description, longestDescription);
  if (typed) {
    const { kind, answer } = typed;
    const { length: beside } = draft.accepted ?? [];
    if (!kinds.includes(kind)) refuse('answer', (words) => words[kind].refused);
    if (answer === '') {
      refuse('answer', (words) => (beside > 0 ? words[kind].noAnswer : words.missing));
    }
    if (beside > mostAccepted) {
      refuse('answer', (words) => words[kind].tooMany(beside, mostAccepted));
    }
  } else if (count < fewest || count > most) {
    refuse('options', (words) => words.optionCount(count, fewest, most));
  } else {
    optionTexts(draft).forEach((text, place) =>
      check(place, text, longestOption, written.options[place]),
    );
    if (found.right.length === 0) refuse('answer', (words) => words.noAnswer);
  }
  const { length: rightCount } = found.right;
  if (rightCount > 1 && !isMultiple) {
    refuse('answer', (words) => words.severalAnswers(rightCount));
  }
  if (type === '') lack('type');
  if (type === undefined) {
    refuse('type', (words) => words.unknownType(found.type.slice(0, 80), typeList));
  }
  if (difficulty === '') lack('difficulty');
  if (difficulty === undefined) {
    refuse('difficulty', (words) => words.unknownDifficulty(found.difficulty.slice(0, 80)));
  }
  return [draft, problems];
}

/** The texts of a question in one, without what only the place of its pictures says. */
function comparedTexts(question: QuestionInput, hasPlaces: boolean): string {
  const kept = { ...question, ...rulesOf(question).trimmed(question, (text) => text) };
  const texts = JSON.stringify([wordingOf(kept), question.description]).normalize();
  return hasPlaces ? texts : withoutAddresses(texts);
}

/** @param silent the fields that the file does not say */
function isSame(
  one: QuestionInput,
  imported: QuestionInput,
  silent: readonly DefaultField[],
): boolean {
  const other = { ...imported };
  for (const field of silent) Object.assign(other, { [field]: one[field] });
  const hasPlaces = ![one.title, one.description, ...optionTexts(one)].some(hasOtherPictures);
  return (
    comparedTexts(one, hasPlaces) === comparedTexts(other, hasPlaces) &&
    one.type === other.type &&
    one.difficulty === other.difficulty &&
    // Without tags, a file says nothing of them.
    (other.tags === undefined || other.tags.join() === one.tags?.join())
  );
}

/** The fields that a question of a text does not say. */
const silentFields = ({ found, written }: ParsedQuestion, takes: Takes): DefaultField[] =>
  defaultFields.filter((field) =>
    field === 'description'
      ? !takes.emptyDescription && written.explanation.text.trim() === ''
      : found[field].trim() === '',
  );

/** What to say of a question that can be added. */
function notesOf({ found, written }: ParsedQuestion, draft: QuestionInput, takes: Takes): Remark[] {
  const { line, path } = found;
  const notes = [...found.notes, ...lossesOf(found, written).notes];
  const note = (field: FoundField, say: Remark['say'], isForAll = false) =>
    notes.push({ line, path, field, say, isForAll });
  for (const letters of equalOptions(optionTexts(draft))) {
    note('options', (words) => words.equalOptions(letters.join(', ')));
  }
  const lost = tagsIn(found, takes).length - (draft.tags?.length ?? 0);
  if (lost > 0) {
    note('tags', (words) => (takes.tags ? words.tagsLeft(lost) : words.tagsSkipped));
  }
  if (!takes.tags && found.categoryTags?.length) {
    note('tags', (words, count) => words.categoriesSkipped(count), true);
  }
  return notes;
}

/**
 * Says of each question of a text whether it can be taken, why not, and whether it is known. It
 * yields how many it has judged.
 *
 * @param takes what the server takes
 */
export function* judgeQuestions(
  { questions, bank, vocabulary }: ReadText,
  defaults: Defaults,
  takes: Takes,
): Generator<number, JudgedQuestion[]> {
  const judge = judgeBy(bank, vocabulary, defaults, takes);
  const judged: JudgedQuestion[] = [];
  for (const question of questions) {
    judged.push(judge(question));
    yield judged.length;
  }
  return judged;
}

/** @returns judges one question after the other, and knows those before */
function judgeBy(
  bank: ReadText['bank'],
  vocabulary: Vocabulary,
  defaults: Defaults,
  takes: Takes,
): (question: ParsedQuestion) => JudgedQuestion {
  const places = new Map<string, Place>();
  return (question) => {
    const { found, key, similar } = question;
    const refused = (problems: readonly Remark[]): JudgedQuestion => ({
      found,
      problems,
      draft: null,
      silent: [],
      notes: [],
      twin: null,
    });
    // What the reader could not make out would only be repeated, field by field.
    if (found.problems.length > 0) return refused(found.problems);
    const [draft, problems] = draftOf(question, defaults, takes, vocabulary);
    const faults = problems.filter(({ isForAll }) => !isForAll);
    if (faults.length > 0) return refused(faults);

    const { line, path } = found;
    const notes = notesOf(question, draft, takes);
    const silent = silentFields(question, takes);
    const judged = (twin: JudgedQuestion['twin']): JudgedQuestion => ({
      found,
      draft: problems.length > 0 ? null : draft,
      problems,
      silent,
      notes,
      twin,
    });
    const twin = (say: Remark['say']) => judged({ line, path, field: 'title', say });
    const known = found.id === undefined ? undefined : bank.byId.get(found.id);
    const before = places.get(key);
    if (before === undefined) places.set(key, { line, path });
    if (known) {
      return twin((words) => (isSame(known, draft, silent) ? words.inBank : words.changedInBank));
    }
    if (bank.keys.has(key)) return twin((words) => words.inBank);
    if (question.wordsKey !== undefined && bank.wordsKeys.has(question.wordsKey)) {
      return twin((words) => words.inBank);
    }
    if (before !== undefined) return twin((words) => words.twinInFile(before.line, before.path));
    if (similar) {
      const title = similar.title.slice(0, 80);
      notes.push({ line, path, field: 'title', say: (words) => words.similar(title) });
    }
    return judged(null);
  };
}
