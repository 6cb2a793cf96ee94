import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Question } from '../../api/entities';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import type { TableOrder } from '../../ui/table/TableSort';
import { sortQuestions, type QuestionColumn, type QuestionSort } from './questionOrder';
import { everything, findQuestions, type QuestionFilter } from './questionSearch';

/**
 * The questions that were saved last. They stay in the list until the search or a filter changes.
 */
export interface LatestQuestions {
  ids: ReadonlySet<string>;
  /** The question to scroll to. */
  first: string;
  /** When the list was last loaded before they were saved, as TanStack Query counts. */
  listAt: number;
}

export interface BankView {
  filter: QuestionFilter;
  /** Whether the search or a filter may hide questions. */
  isFiltered: boolean;
  ask: (change: Partial<QuestionFilter>) => void;
  sort: QuestionSort | null;
  /** Sorts by a column. After descending order, the server's order returns. */
  sortBy: (column: QuestionColumn, order: TableOrder) => void;
  /** The listed questions, in the server's order, newest first, unless sorted. */
  shown: readonly Question[];
  latest: LatestQuestions | null;
  /** The latest questions that are shown although they do not match. */
  outside: ReadonlySet<string>;
  keepInSight: (ids: readonly string[], listAt: number) => void;
}

function asksFor({ search, type, difficulty }: QuestionFilter): boolean {
  return search.trim() !== '' || type !== '' || difficulty !== '';
}

const none: ReadonlySet<string> = new Set();

/**
 * Which questions the bank shows. Typing appears in its field at once; the list follows when there
 * is time.
 */
export function useBankView(questions: readonly Question[]): BankView {
  const vocabulary = useWords(vocabularyWords);
  const [filter, setFilter] = useState(everything);
  const [sort, setSort] = useState<QuestionSort | null>(null);
  const [latest, setLatest] = useState<LatestQuestions | null>(null);
  const asked = useDeferredValue(filter);

  const sorted = useMemo(
    () =>
      sort === null
        ? questions
        : sortQuestions(questions, sort, ({ type }) => vocabulary.questionType[type]),
    [questions, sort, vocabulary],
  );
  const { shown, outside } = useMemo(() => {
    if (!asksFor(asked)) return { shown: sorted, outside: none };
    const matching = findQuestions(sorted, asked);
    if (latest === null) return { shown: matching, outside: none };
    const matches = new Set(matching);
    const kept = new Set<string>();
    const found = sorted.filter((question) => {
      if (matches.has(question)) return true;
      const isKept = latest.ids.has(question._id);
      if (isKept) kept.add(question._id);
      return isKept;
    });
    return { shown: found, outside: kept.size > 0 ? kept : none };
  }, [sorted, asked, latest]);

  const ask = useCallback((change: Partial<QuestionFilter>) => {
    setLatest(null);
    setFilter((was) => ({ ...was, ...change }));
  }, []);
  const sortBy = useCallback((column: QuestionColumn, order: TableOrder) => {
    setSort((was) =>
      was?.column === column && was.order === 'descending' ? null : { column, order },
    );
  }, []);
  const keepInSight = useCallback((ids: readonly string[], listAt: number) => {
    const [first] = ids;
    if (first !== undefined) setLatest({ ids: new Set(ids), first, listAt });
  }, []);

  const isFiltered = asksFor(asked);
  return { filter, isFiltered, ask, sort, sortBy, shown, latest, outside, keepInSight };
}
