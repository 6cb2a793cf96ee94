import { useCallback, useDeferredValue, useMemo, useState, useEffect } from 'react';
import type { Question } from '../../api/entities';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import type { TableOrder } from '../../ui/table/TableSort';
import { useBankList, type BankList } from './useBankList';
import { sortQuestions, type QuestionColumn, type QuestionSort } from '../filters/questionOrder';
import { viewOf, type BankView } from '../filters/bankView';
import { queryOf } from '../filters/questionQuery';
import {
  findQuestions,
  type QuestionFilter,
  prepareSearch,
  everything,
} from '../filters/questionSearch';
import { askedIn, useAsked } from './useAsked';
import { useFacets } from '../tags/useFacets';

/**
 * What of a filter this bank can be filtered by, and whether that is known. A server that does not
 * say what there is could refuse the rest, or ignore it.
 */
function useAppliedFilter(filter: QuestionFilter): readonly [QuestionFilter, boolean] {
  const isAsking = filter.tags.length > 0 || filter.used !== '' || filter.quality !== '';
  const { takesTags, used, quality, isPending } = useFacets(isAsking);
  const takesUse = used !== undefined;
  const takesQuality = quality !== undefined;
  const applied = useMemo(() => {
    const cut = {
      ...filter,
      ...(!takesTags && { tags: everything.tags }),
      ...(!takesUse && { used: everything.used }),
      ...(!takesQuality && { quality: everything.quality }),
    };
    const isSame = (['tags', 'used', 'quality'] as const).every(
      (name) => cut[name] === filter[name],
    );
    return isSame ? filter : cut;
  }, [filter, takesTags, takesUse, takesQuality]);
  return [applied, !(isAsking && isPending)];
}

/** Prepares the search of a whole bank while the page has nothing else to do. */
function usePreparedSearch(questions: readonly Question[]): void {
  useEffect(() => {
    // Safari has no idle callbacks: there the first key prepares it.
    if (typeof requestIdleCallback === 'undefined') return undefined;
    let next = 0;
    const prepare = (deadline: IdleDeadline) => {
      while (next < questions.length && deadline.timeRemaining() > 0) {
        prepareSearch(questions[next] as Question);
        next += 1;
      }
      if (next < questions.length) handle = requestIdleCallback(prepare);
    };
    let handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [questions]);
}

/**
 * The questions that were saved last. They stay in the list until the search or a filter changes.
 */
export interface LatestQuestions {
  ids: ReadonlySet<string>;
  /** Those that are known, for a list that comes in pages. */
  known: readonly Question[];
  /** The question to scroll to. */
  first: string;
  /** When the list was last loaded before they were saved, as TanStack Query counts. */
  listAt: number;
  /** The filter they were saved under. */
  filter: QuestionFilter;
}

export interface ShownBank {
  list: BankList;
  filter: QuestionFilter;
  /** What of it this bank can be filtered by. */
  applied: QuestionFilter;
  /** Whether the search or a filter may hide questions. */
  isFiltered: boolean;
  ask: (change: Partial<QuestionFilter>) => void;
  /** The filter and the order as a view. */
  view: BankView;
  setView: (view: BankView) => void;
  sort: QuestionSort | null;
  /** Sorts by a column. After descending order, the server's order returns. */
  sortBy: (column: QuestionColumn, order: TableOrder) => void;
  /** The listed questions, in the server's order, newest first, unless sorted. */
  shown: readonly Question[];
  /** How many questions there are without a search or filter; undefined until it is known. */
  all: number | undefined;
  /** How many questions match, whether they have been read or not. */
  matching: number;
  /** Whether `matching` answers the filter. */
  isSettled: boolean;
  latest: LatestQuestions | null;
  /** The latest questions that are shown although they do not match. */
  outside: ReadonlySet<string>;
  /** Keeps the questions in sight that have these ids. */
  keepInSight: (ids: readonly string[], known?: readonly Question[]) => void;
  /** No longer keeps these in sight: they are deleted. */
  forget: (ids: ReadonlySet<string>) => void;
}

const asksFor = (filter: QuestionFilter): boolean => Object.keys(queryOf(filter)).length > 0;

const none: ReadonlySet<string> = new Set();
const noQuestions: readonly Question[] = [];

interface Shown {
  shown: readonly Question[];
  outside: ReadonlySet<string>;
}

/** The questions of a whole bank that match, and the latest ones among the others. */
function shownOfWhole(
  sorted: readonly Question[],
  asked: QuestionFilter,
  latest: LatestQuestions | null,
): Shown {
  if (!asksFor(asked)) return { shown: sorted, outside: none };
  const matching = findQuestions(sorted, asked);
  if (latest === null) return { shown: matching, outside: none };
  const matches = new Set(matching);
  const shown = sorted.filter((question) => matches.has(question) || latest.ids.has(question._id));
  const outside = shown.filter((question) => !matches.has(question)).map(({ _id }) => _id);
  return { shown, outside: outside.length > 0 ? new Set(outside) : none };
}

/** The questions of the pages that have been read, after the latest ones that are on none of them. */
function shownOfPages(
  read: readonly Question[],
  asked: QuestionFilter,
  latest: LatestQuestions | null,
): Shown {
  if (latest === null || latest.known.length === 0) return { shown: read, outside: none };
  const ids = new Set(read.map(({ _id }) => _id));
  const others = latest.known.filter(({ _id }) => !ids.has(_id));
  if (others.length === 0) return { shown: read, outside: none };
  const matches = new Set(findQuestions(others, asked));
  const outside = others.filter((question) => !matches.has(question)).map(({ _id }) => _id);
  return { shown: [...others, ...read], outside: new Set(outside) };
}

/**
 * Which questions the bank shows. The server finds and sorts them if it has pages. Typing appears in
 * its field at once; the list follows when there is time.
 */
export function useBankView(given?: BankView, onViewChange?: (view: BankView) => void): ShownBank {
  const { typeName } = useQuestionTypes();
  const [{ filter, sort }, setAsked] = useAsked(given, onViewChange);
  const [kept, setKept] = useState<LatestQuestions | null>(null);
  const latest = kept?.filter === filter ? kept : null;
  const [applied, isKnown] = useAppliedFilter(filter);
  const asked = useDeferredValue(applied);
  const list = useBankList(applied, sort, isKnown);
  const { data: questions = noQuestions, isWhole } = list;
  usePreparedSearch(isWhole === true ? questions : noQuestions);

  // A search says how many it found of how many.
  const [all, setAll] = useState<number>();
  if (!list.isFiltered && !list.isOld && list.total !== all) setAll(list.total);

  const sorted = useMemo(
    () =>
      sort === null || isWhole !== true
        ? questions
        : sortQuestions(questions, sort, ({ type }) => typeName(type)),
    [questions, sort, isWhole, typeName],
  );
  const { shown, outside } = useMemo(
    () => (isWhole === true ? shownOfWhole : shownOfPages)(sorted, asked, latest),
    [sorted, asked, latest, isWhole],
  );

  const ask = useCallback(
    (change: Partial<QuestionFilter>) =>
      setAsked((was) => ({ ...was, filter: { ...was.filter, ...change } })),
    [setAsked],
  );
  const sortBy = useCallback(
    (column: QuestionColumn, order: TableOrder) =>
      setAsked((was) => {
        const isOff = was.sort?.column === column && was.sort.order === 'descending';
        return { ...was, sort: isOff ? null : { column, order } };
      }),
    [setAsked],
  );
  const listAt = list.dataUpdatedAt;
  const keepInSight = (ids: readonly string[], known: readonly Question[] = noQuestions) => {
    const [first] = ids;
    if (first !== undefined) setKept({ ids: new Set(ids), known, first, listAt, filter });
  };
  const forget = (ids: ReadonlySet<string>) =>
    setKept((was) => was && { ...was, known: was.known.filter(({ _id }) => !ids.has(_id)) });

  return {
    list,
    filter,
    applied,
    isFiltered: asksFor(asked),
    ask,
    view: viewOf(filter, sort),
    setView: (next) => setAsked(askedIn(next)),
    sort,
    sortBy,
    shown,
    all: isWhole === true ? list.total : all,
    matching: isWhole === true ? shown.length : (list.total ?? 0) + outside.size,
    isSettled: list.isSettled && asked === applied,
    latest,
    outside,
    keepInSight,
    forget,
  };
}
