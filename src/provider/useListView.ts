import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLatest } from '../base/useLatest';
import { useSettled } from '../base/useSettled';
import { keyOf, queryOf, type ListQuery, type ListView } from './listView';

/** The view of a list, at three paces. */
export interface ListState<View extends ListView = ListView> {
  /** As it is typed, for fields. */
  view: View;
  /** When there is time, for a list that is searched and sorted on the device. */
  deferred: View;
  /** After a pause in typing, for servers and hosts. */
  settled: ListQuery<View>;
  /** Whether all three are the same. */
  isSettled: boolean;
  /** Changes part of it. */
  change: (part: Partial<View>) => void;
}

/**
 * Holds what a user asks of a list. A host that keeps it elsewhere, such as in the address, is
 * notified after a pause in typing. What it gives back then is no change, for the user may have
 * typed on; any other view replaces the list's own.
 *
 * @param given what the host gives; undefined if it leaves that to the list
 * @param read what the list keeps of a view that is given or typed
 */
export function useListView<View extends ListView>(
  given?: View,
  onViewChange?: (view: View) => void,
  read: (view: View) => View = asItIs,
): ListState<View> {
  const host = given && read(given);
  const [view, setView] = useState(host ?? ({} as View));
  const deferred = useDeferredValue(view);
  const typed = view.q?.trim() ?? '';
  const q = useSettled(typed);
  const isTyping = q !== typed;
  const settled = queryOf({ ...view, q });

  const taken = useRef(keyOf(host ?? {}));
  const notified = useRef<readonly string[]>([]);
  const latest = useLatest(onViewChange);
  useEffect(() => {
    const key = host ? keyOf(host) : taken.current;
    if (host && key !== taken.current) {
      taken.current = key;
      const place = notified.current.indexOf(key);
      notified.current = place === -1 ? [] : notified.current.slice(place + 1);
      if (place === -1) {
        setView(host);
        return;
      }
    }
    const next = keyOf(settled);
    if (isTyping || next === (notified.current.at(-1) ?? taken.current)) return;
    notified.current = host ? [...notified.current, next] : [next];
    latest.current?.(settled as View);
  }, [host, settled, isTyping, latest]);

  const change = useCallback(
    (part: Partial<View>) => setView((was) => read({ ...was, ...part })),
    [read],
  );
  return { view, deferred, settled, isSettled: !isTyping && deferred === view, change };
}

const asItIs = <View>(view: View): View => view;
