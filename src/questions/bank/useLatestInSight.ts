import { useEffect, useRef, type RefObject } from 'react';
import type { LatestQuestions } from './useBankView';

/**
 * Brings the question that was saved last into sight once the list that has it is there, and gives
 * it the focus, unless somebody has gone on to a dialog or to a field meanwhile.
 *
 * @param loadedAt when the list was loaded, as TanStack Query counts
 */
export function useLatestInSight(
  root: RefObject<HTMLElement | null>,
  latest: LatestQuestions | null,
  loadedAt: number,
): void {
  const shown = useRef<LatestQuestions | null>(null);
  useEffect(() => {
    if (latest === null || latest === shown.current || loadedAt <= latest.listAt) return;
    const row = [...(root.current?.querySelectorAll('[data-question]') ?? [])].find(
      (element) => element.getAttribute('data-question') === latest.first,
    );
    if (!row) return;
    shown.current = latest;
    const show = () => {
      const { activeElement } = document;
      const isFree =
        activeElement === document.body ||
        (root.current?.contains(activeElement) === true && !activeElement?.matches('input'));
      if (isFree && !row.contains(activeElement)) {
        row.querySelector<HTMLElement>('[data-part="edit"]')?.focus({ preventScroll: true });
      }
      // Not in jsdom.
      row.scrollIntoView?.({ block: 'nearest' });
    };
    show();
    // Rows that come into sight are measured then, and may push it out again.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [root, latest, loadedAt]);
}
