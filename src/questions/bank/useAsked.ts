import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/useLatest';
import { useSettled } from '../../base/useSettled';
import { filterIn, isSameView, sortIn, viewOf, type BankView } from '../filters/bankView';
import type { QuestionFilter } from '../filters/questionSearch';
import type { QuestionSort } from '../filters/questionOrder';

/** What the bank is asked for. */
export interface Asked {
  filter: QuestionFilter;
  sort: QuestionSort | null;
}

export const askedIn = (view: BankView): Asked => ({ filter: filterIn(view), sort: sortIn(view) });

/**
 * What the bank is asked for: its user changes it, and so does a host that keeps it elsewhere, such
 * as in the address. The host is told after a pause in typing. What it gives back then is no change,
 * for the user may have typed on.
 *
 * @param view what the host gives; undefined if it leaves that to the bank
 */
export function useAsked(
  view: BankView | undefined,
  onViewChange: ((view: BankView) => void) | undefined,
) {
  const [asked, setAsked] = useState(() => askedIn(view ?? {}));
  const given = useRef(view ?? {});
  const told = useRef<readonly BankView[]>([]);
  const latest = useLatest(onViewChange);
  const { search } = asked.filter;
  const isSettled = useSettled(search) === search;

  useEffect(() => {
    if (view !== undefined && !isSameView(view, given.current)) {
      given.current = view;
      const place = told.current.findIndex((one) => isSameView(one, view));
      told.current = place === -1 ? [] : told.current.slice(place + 1);
      if (place === -1) {
        setAsked(askedIn(view));
        return;
      }
    }
    const next = viewOf(asked.filter, asked.sort);
    if (!isSettled || isSameView(next, told.current.at(-1) ?? given.current)) return;
    told.current = view === undefined ? [next] : [...told.current, next];
    latest.current?.(next);
  }, [view, asked, isSettled, latest]);

  return [asked, setAsked] as const;
}
