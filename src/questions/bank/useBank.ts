import { useMemo, useState } from 'react';
import type { Page } from '../../api/createQuizClient';
import type { Question } from '../../api/entities';
import { infiniteQuestionsOptions, questionsOptions } from '../../api/teachingOperations';
import { useListing, type Listing } from '../../api/useListing';
import { inOrder, keyOf } from '../../provider/listView';
import { useListView, type ListState } from '../../provider/useListView';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { difficulties } from '../../rules/limits';
import {
  isFiltered,
  bankQuery,
  readView,
  type BankQuery,
  type BankView,
} from '../filters/bankView';
import { findQuestions, usePreparedSearch } from '../filters/questionSearch';
import { useFacets } from '../tags/useFacets';

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
  /** The key of the view, without its order, under which they were saved. */
  filter: string;
}

export interface ShownBank extends Pick<ListState<BankView>, 'view' | 'change'> {
  /** What of the view this bank can be asked for. */
  query: BankQuery;
  list: Listing<Question, Page<'questions'>> & {
    /** Whether a search or a filter has been sent with it. */
    isFiltered: boolean;
  };
  /** The listed questions, in the server's order, newest first, unless sorted. */
  shown: readonly Question[];
  /** Whether the search or a filter may hide questions. */
  isFiltered: boolean;
  /** How many questions there are without a search or filter; undefined until it is known. */
  all: number | undefined;
  /** How many questions match, whether they have been read or not. */
  matching: number;
  /** Whether `matching` answers the view, and the user has paused in typing. */
  isSettled: boolean;
  latest: LatestQuestions | null;
  /** The latest questions that are shown although they do not match. */
  outside: ReadonlySet<string>;
  /** Keeps the questions in sight that have these ids. */
  keepInSight: (ids: readonly string[], known?: readonly Question[]) => void;
  /** No longer keeps these in sight: they are deleted. */
  forget: (ids: ReadonlySet<string>) => void;
}

const none: ReadonlySet<string> = new Set();
const noQuestions: readonly Question[] = [];

interface Shown {
  shown: readonly Question[];
  outside: ReadonlySet<string>;
}

/** The questions of a whole bank that match, and the latest ones among the others. */
function shownOfWhole(
  sorted: readonly Question[],
  query: BankQuery,
  latest: LatestQuestions | null,
): Shown {
  if (!isFiltered(query)) return { shown: sorted, outside: none };
  const matching = findQuestions(sorted, query);
  if (latest === null) return { shown: matching, outside: none };
  const matches = new Set(matching);
  const shown = sorted.filter((question) => matches.has(question) || latest.ids.has(question._id));
  const outside = shown.filter((question) => !matches.has(question)).map(({ _id }) => _id);
  return { shown, outside: outside.length > 0 ? new Set(outside) : none };
}

/** The questions of the pages that have been read, after the latest ones that are on none of them. */
function shownOfPages(
  read: readonly Question[],
  query: BankQuery,
  latest: LatestQuestions | null,
): Shown {
  if (latest === null || latest.known.length === 0) return { shown: read, outside: none };
  const ids = new Set(read.map(({ _id }) => _id));
  const others = latest.known.filter(({ _id }) => !ids.has(_id));
  if (others.length === 0) return { shown: read, outside: none };
  const matches = new Set(findQuestions(others, query));
  const outside = others.filter((question) => !matches.has(question)).map(({ _id }) => _id);
  return { shown: [...others, ...read], outside: new Set(outside) };
}

/**
 * Which questions the bank shows by its view. The server finds and sorts them if it has pages.
 *
 * @param given the view that the host keeps; undefined if it leaves that to the bank
 */
export function useBank(
  given: BankView | undefined,
  onViewChange: ((view: BankView) => void) | undefined,
): ShownBank {
  const { typeName } = useQuestionTypes();
  const state = useListView(given, onViewChange, readView);
  const { view, deferred, settled, change } = state;

  // A server that does not say what a bank can be filtered by could refuse the rest, or ignore it.
  const wanted = bankQuery(view);
  const needsFacets = Boolean(wanted.tags ?? wanted.used ?? wanted.quality);
  const { takesTags, used, quality, isPending } = useFacets(needsFacets);
  const facets = useMemo(() => ({ takesTags, used, quality }), [takesTags, used, quality]);
  const query = useMemo(() => bankQuery(deferred, facets), [deferred, facets]);
  const sent = bankQuery(settled, facets);
  const listing = useListing<Question, Page<'questions'>>(
    'questions',
    (client) => ({
      whole: questionsOptions(client),
      pages: infiniteQuestionsOptions(client, sent),
    }),
    { enabled: !(needsFacets && isPending) },
  );
  const list = { ...listing, isFiltered: isFiltered(sent) };
  const { data: questions = noQuestions, isWhole, dataUpdatedAt: listAt } = list;
  usePreparedSearch(isWhole === true ? questions : noQuestions);

  // A search says how many it found of how many.
  const [all, setAll] = useState<number>();
  if (!list.isFiltered && !list.isOld && list.total !== all) setAll(list.total);

  const filter = keyOf({ ...view, sort: '' });
  const [latest, setLatest] = useState<LatestQuestions | null>(null);
  if (latest && latest.filter !== filter) setLatest(null);

  const values = useMemo(
    () => ({
      title: ({ title }: Question) => title,
      description: ({ description }: Question) => description,
      difficulty: ({ difficulty }: Question) => difficulties.indexOf(difficulty),
      type: ({ type }: Question) => typeName(type),
    }),
    [typeName],
  );
  const { sort } = query;
  const sorted = useMemo(
    () => (isWhole === true ? inOrder(questions, { sort }, values) : questions),
    [questions, isWhole, sort, values],
  );
  const { shown, outside } = useMemo(
    () => (isWhole === true ? shownOfWhole : shownOfPages)(sorted, query, latest),
    [sorted, query, latest, isWhole],
  );

  return {
    view,
    change,
    query: bankQuery(view, facets),
    list,
    shown,
    isFiltered: isFiltered(query),
    all: isWhole === true ? list.total : all,
    matching: isWhole === true ? shown.length : (list.total ?? 0) + outside.size,
    isSettled: state.isSettled && !list.isOld,
    latest,
    outside,
    keepInSight(ids, known = noQuestions) {
      const [first] = ids;
      if (first !== undefined) setLatest({ ids: new Set(ids), known, first, listAt, filter });
    },
    forget(ids) {
      setLatest((was) => was && { ...was, known: was.known.filter(({ _id }) => !ids.has(_id)) });
    },
  };
}
