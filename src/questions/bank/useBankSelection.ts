import { useCallback, useMemo, useState } from 'react';
import type { Question } from '../../api/entities';
import { useLatest } from '../../base/useLatest';
import type { ShownBank } from './useBank';

export interface BankSelection {
  selected: ReadonlySet<string>;
  /** The selected questions. */
  chosen: readonly Question[];
  /** How many of them are not shown. */
  hidden: number;
  setSelected: (ids: ReadonlySet<string>) => void;
  deselect: (ids: ReadonlySet<string>) => void;
}

/**
 * Which questions are selected. Of a list in pages, it keeps what was selected in an earlier search,
 * which the server no longer sends.
 */
export function useBankSelection({ list, shown }: ShownBank): BankSelection {
  const [kept, setKept] = useState<ReadonlyMap<string, Question>>(() => new Map());
  const { data, isWhole } = list;
  const selected = useMemo(() => new Set(kept.keys()), [kept]);
  const chosen = useMemo(() => {
    if (kept.size === 0) return [];
    const current = new Map(data?.map((question) => [question._id, question]));
    return [...kept.values()].flatMap((question) => {
      // Of a whole list, a question that is not in it is gone.
      const now = current.get(question._id);
      return now ?? (isWhole === true ? [] : question);
    });
  }, [kept, data, isWhole]);
  const hidden = useMemo(() => {
    if (chosen.length === 0) return 0;
    const ids = new Set(shown.map(({ _id }) => _id));
    return chosen.filter(({ _id }) => !ids.has(_id)).length;
  }, [chosen, shown]);

  const latestShown = useLatest(shown);
  const setSelected = useCallback(
    (ids: ReadonlySet<string>) =>
      setKept((was) => {
        const { current } = latestShown;
        const known = new Map([
          ...was,
          ...current.map((question) => [question._id, question] as const),
        ]);
        const chosenOf = (id: string) => known.get(id) ?? [];
        return new Map([...ids].flatMap(chosenOf).map((question) => [question._id, question]));
      }),
    [latestShown],
  );
  const deselect = (ids: ReadonlySet<string>) =>
    setKept((was) => new Map([...was].filter(([id]) => !ids.has(id))));

  return { selected, chosen, hidden, setSelected, deselect };
}
