import { useCallback, useState } from 'react';
import type { QuestionInput } from '../../api/entities';
import { useTakesField } from '../../api/useTakesField';
import { useSliced } from '../../base/useSliced';
import { optionLetter } from '../../items/kind/options';
import { useOptionRange, useTakenKinds } from '../../items/kind/serverTakes';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import type { EncodingGuess } from '../../fileFormats/archive/openArchive';
import { tidyTags } from '../../rules/tags';
import type { FoundField, FoundQuestion, Remark } from '../../fileFormats/found/found';
import {
  judgeQuestions,
  noDefaults,
  type DefaultField,
  type Defaults,
  type JudgedQuestion,
  type Takes,
} from '../../fileFormats/judging/judgeQuestions';
import { emptyText, type ReadText } from '../../fileFormats/judging/readQuestions';
import { encodingName } from './QuestionImportEncoding';
import { broughtWith } from './pictureUploads';
import { placeOf, type ReportLine } from './QuestionImportReport';

/** A question that can be added. */
export interface TakenQuestion {
  found: FoundQuestion;
  draft: QuestionInput;
}

/** What is known of the questions of a text. */
interface Findings {
  read: ReadText;
  /** The questions to add, in the order of the file. */
  taken: readonly TakenQuestion[];
  /** How many pictures they bring. */
  pictures: number;
  /** How many seem to be in the bank already. */
  twins: number;
  /** How many only lack what a default gives them. */
  pending: number;
  /** How many cannot be added, whatever the defaults. */
  refused: number;
  /** How many of those to add, and of those that wait, a default fills in each field. */
  silent: Readonly<Record<DefaultField, number>>;
  /** The tags that categories would give the same questions. */
  categoryTags: readonly string[];
  report: readonly ReportLine[];
}

export interface ImportReview extends Findings {
  /** Whether these are still the findings before a change. */
  isChecking: boolean;
  /** Whether nothing was found yet. */
  isFirst: boolean;
  /** Roughly how many questions were checked so far. */
  count: number;
  defaults: Defaults;
  setDefaults: (defaults: Defaults) => void;
  takesTwins: boolean;
  setTakesTwins: (takes: boolean) => void;
  /** Whether categories become tags. */
  takesCategories: boolean;
  setTakesCategories: (takes: boolean) => void;
}

/** Whether no default makes a question fit. */
const isRefused = ({ draft, problems }: JudgedQuestion): boolean =>
  draft === null && !problems.every(({ isForAll }) => isForAll);

/** Whether a question is added, now or as soon as defaults are chosen. */
const isWanted = (question: JudgedQuestion, takesTwins: boolean): boolean =>
  !isRefused(question) && (takesTwins || !question.twin);

function remarksOf(question: JudgedQuestion, takesTwins: boolean): readonly Remark[] {
  const { problems, notes, twin } = question;
  if (isRefused(question)) return problems;
  const lacks = isWanted(question, takesTwins) ? problems : [];
  return [...(twin ? [twin] : []), ...lacks, ...notes];
}

/** How the findings depend on what the user wants, and on the language. */
interface Wishes {
  guesses: readonly EncodingGuess[];
  defaults: Defaults;
  takes: Takes;
  takesTwins: boolean;
  words: typeof exchangeWords.en;
}

/** The lines of the report about the whole text. */
function linesOfText({ tables }: ReadText, { guesses, words }: Wishes): ReportLine[] {
  const { fields, problems } = words;
  const guessed = guesses.map(({ part, encoding }): ReportLine => {
    const message = problems.encoding[part](encodingName(encoding, words));
    return { key: part, place: '1', field: fields.file, message, title: '' };
  });
  const counted = tables.flatMap(({ path, keys, head, rows }, nth): ReportLine[] => {
    if (!keys) return [];
    const place = placeOf({ line: rows[Math.max(0, head)]?.line ?? 1, path });
    const message = problems.keys[keys.counting];
    return [{ key: `keys-${nth}`, place, field: fields.answer, message, title: '' }];
  });
  return [...guessed, ...counted];
}

/** Judges the questions of a text and sums up. It yields how many it has judged. */
function* find(read: ReadText, wishes: Wishes): Generator<number, Findings> {
  const { defaults, takes, takesTwins, words } = wishes;
  const { fields, problems } = words;
  const judged = yield* judgeQuestions(read, defaults, takes);
  const { length: count } = judged;
  const taken: TakenQuestion[] = [];
  const shown = new Set<string>();
  const silent = { description: 0, type: 0, difficulty: 0 };
  const categories = new Set<string>();
  const lacking = new Map<FoundField, number>();
  const counts = { twins: 0, pending: 0, refused: 0 };
  for (const question of judged) {
    const { found, draft, twin } = question;
    if (twin) counts.twins += 1;
    if (isRefused(question)) counts.refused += 1;
    for (const { field, isForAll } of remarksOf(question, takesTwins)) {
      if (isForAll) lacking.set(field, (lacking.get(field) ?? 0) + 1);
    }
    if (isWanted(question, takesTwins)) {
      for (const field of question.silent) silent[field] += 1;
      for (const tag of (takes.tags && found.categoryTags) || []) categories.add(tag);
      if (draft) {
        taken.push({ found, draft });
        for (const id of broughtWith(draft, read.pictures)) shown.add(id);
      } else counts.pending += 1;
    }
    yield count;
  }
  const nameOf = (field: FoundField) =>
    typeof field === 'number' ? fields.option(optionLetter(field)) : fields[field];
  const report = linesOfText(read, wishes);
  for (const [index, question] of judged.entries()) {
    for (const [nth, remark] of remarksOf(question, takesTwins).entries()) {
      const { line, path, field, say, isForAll } = remark;
      const alike = isForAll ? (lacking.get(field) ?? 0) : 1;
      if (alike === 0) continue;
      if (isForAll) lacking.set(field, 0);
      report.push({
        key: `${index}-${nth}`,
        place: placeOf({ line, path }),
        field: nameOf(field),
        message: say(problems, alike),
        title: alike === 1 ? question.found.text.plain || question.found.name : '',
      });
    }
    yield count;
  }
  return {
    read,
    taken,
    pictures: shown.size,
    ...counts,
    silent,
    report,
    categoryTags: tidyTags([...categories]),
  };
}

const noFindings: Findings = {
  read: emptyText,
  taken: [],
  pictures: 0,
  twins: 0,
  pending: 0,
  refused: 0,
  silent: { description: 0, type: 0, difficulty: 0 },
  categoryTags: [],
  report: [],
};

/**
 * Which questions of a text can be added, and what to say about the rest.
 *
 * @param isOpen whether somebody sees it
 */
export function useImportReview(
  read: ReadText | null,
  guesses: readonly EncodingGuess[],
  isOpen: boolean,
): ImportReview {
  const words = useWords(exchangeWords);
  const [defaults, setDefaults] = useState(noDefaults);
  const [takesTwins, setTakesTwins] = useState(false);
  const [takesCategories, setTakesCategories] = useState(true);
  const range = useOptionRange();
  const kinds = useTakenKinds();
  const tags = useTakesField('QuestionInput.tags');
  const emptyDescription = useTakesField('QuestionInput.description');
  const work = useCallback(() => {
    const takes = {
      ...range,
      kinds,
      tags,
      categories: takesCategories,
      emptyDescription,
    };
    return find(read ?? emptyText, { guesses, defaults, takes, takesTwins, words });
  }, [
    read,
    guesses,
    words,
    defaults,
    takesTwins,
    takesCategories,
    range,
    kinds,
    tags,
    emptyDescription,
  ]);
  const { result, isRunning, done } = useSliced(work, isOpen);
  const findings = result ?? noFindings;
  return {
    ...findings,
    isFirst: findings.read === emptyText,
    isChecking: isRunning,
    count: done,
    defaults,
    setDefaults,
    takesTwins,
    setTakesTwins,
    takesCategories,
    setTakesCategories,
  };
}
