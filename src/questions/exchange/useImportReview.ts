import { useDeferredValue, useMemo, useState } from 'react';
import type { QuestionInput } from '../../api/entities';
import { useTakesField } from '../../api/useTakesField';
import { optionLetter } from '../../items/kind/options';
import { useOptionRange } from '../../items/kind/useOptionRange';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { tidyTags } from '../../rules/tags';
import type { EncodingGuess } from './formats/encodingGuess';
import type { FoundField, FoundQuestion, Remark } from './formats/found';
import {
  judgeQuestions,
  noDefaults,
  type DefaultField,
  type Defaults,
  type JudgedQuestion,
} from './formats/judgeQuestions';
import { emptyText, type ReadText } from './formats/readQuestions';
import { encodingName } from './QuestionImportEncoding';
import { placeOf, type ReportLine } from './QuestionImportReport';

/** A question that can be added. */
export interface TakenQuestion {
  found: FoundQuestion;
  draft: QuestionInput;
}

export interface ImportReview {
  /** The questions to add, in the order of the file. During typing, they lag a moment behind. */
  taken: readonly TakenQuestion[];
  /** The same as of now. */
  take: () => readonly TakenQuestion[];
  /** How many seem to be in the bank already. */
  twins: number;
  /** How many only lack what a default gives them. */
  waiting: number;
  /** How many cannot be added, whatever the defaults. */
  refused: number;
  /** How many of those to add, and of those that wait, a default fills in each field. */
  silent: Readonly<Record<DefaultField, number>>;
  /** The tags that categories would give the same questions. */
  categoryTags: readonly string[];
  report: readonly ReportLine[];
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

function takenOf(judged: readonly JudgedQuestion[], takesTwins: boolean): TakenQuestion[] {
  return judged.flatMap((question) => {
    const { found, draft } = question;
    return draft && isWanted(question, takesTwins) ? [{ found, draft }] : [];
  });
}

/** Which questions of a text can be added, and what to say about the rest. */
export function useImportReview(
  read: ReadText | null,
  guesses: readonly EncodingGuess[],
): ImportReview {
  const words = useWords(exchangeWords);
  const { fields, problems } = words;
  const [defaults, setDefaults] = useState(noDefaults);
  const [takesTwins, setTakesTwins] = useState(false);
  const [takesCategories, setTakesCategories] = useState(true);
  // Each key typed into a default judges all questions again, so the field comes first.
  const judgedBy = useDeferredValue(defaults);
  const range = useOptionRange();
  const several = useTakesField('QuestionInput.kind');
  const tags = useTakesField('QuestionInput.tags');
  const emptyDescription = useTakesField('QuestionInput.description');
  const takes = useMemo(
    () => ({ ...range, several, tags, categories: takesCategories, emptyDescription }),
    [range, several, tags, takesCategories, emptyDescription],
  );
  const judged = useMemo(
    () => judgeQuestions(read ?? emptyText, judgedBy, takes),
    [read, judgedBy, takes],
  );
  const report = useMemo(() => {
    const nameOf = (field: FoundField) =>
      typeof field === 'number' ? fields.option(optionLetter(field)) : fields[field];
    const lacking = new Map<FoundField, number>();
    for (const { field, isForAll } of judged.flatMap((question) =>
      remarksOf(question, takesTwins),
    )) {
      if (isForAll) lacking.set(field, (lacking.get(field) ?? 0) + 1);
    }
    const lines = judged.flatMap((question, index) =>
      remarksOf(question, takesTwins).flatMap(({ line, path, field, say, isForAll }, nth) => {
        const count = isForAll ? (lacking.get(field) ?? 0) : 1;
        if (count === 0) return [];
        if (isForAll) lacking.set(field, 0);
        return {
          key: `${index}-${nth}`,
          place: placeOf({ line, path }),
          field: nameOf(field),
          message: say(problems, count),
          title: count === 1 ? question.found.text.plain || question.found.name : '',
        };
      }),
    );
    const guessed = guesses.map(({ part, encoding }): ReportLine => {
      const message = problems.encoding[part](encodingName(encoding, words));
      return { key: part, place: '1', field: fields.file, message, title: '' };
    });
    const counted = (read?.tables ?? []).flatMap(
      ({ path, keys, head, rows }, nth): ReportLine[] => {
        if (!keys) return [];
        const place = placeOf({ line: rows[Math.max(0, head)]?.line ?? 1, path });
        const message = problems.keys[keys.counting];
        return [{ key: `keys-${nth}`, place, field: fields.answer, message, title: '' }];
      },
    );
    return [...guessed, ...counted, ...lines];
  }, [judged, takesTwins, read, guesses, fields, problems, words]);
  const taken = useMemo(() => takenOf(judged, takesTwins), [judged, takesTwins]);
  const wanted = judged.filter((question) => isWanted(question, takesTwins));
  const countSilent = (field: DefaultField) =>
    wanted.filter(({ silent }) => silent.includes(field)).length;
  return {
    taken,
    take: () =>
      judgedBy === defaults
        ? taken
        : takenOf(judgeQuestions(read ?? emptyText, defaults, takes), takesTwins),
    twins: judged.filter(({ twin }) => twin !== null).length,
    waiting: wanted.filter(({ draft }) => draft === null).length,
    refused: judged.filter(isRefused).length,
    silent: {
      description: countSilent('description'),
      type: countSilent('type'),
      difficulty: countSilent('difficulty'),
    },
    categoryTags: tags
      ? tidyTags(wanted.flatMap(({ found: { categoryTags = [] } }) => categoryTags))
      : [],
    report,
    ...{ defaults, setDefaults, takesTwins, setTakesTwins, takesCategories, setTakesCategories },
  };
}
