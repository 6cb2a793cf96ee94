import { useEffect, useRef, type RefObject } from 'react';
import { focusedNear } from '../../ui/focus/focusedNear';
import type { LatestQuestions } from './useBank';

/**
 * Scrolls to the question that was saved last once the list has it, and focuses it, unless the user
 * has moved on to a dialog or a field in the meantime.
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
      const activeElement = focusedNear(root.current);
      const isFree =
        activeElement === document.body ||
        (root.current?.contains(activeElement) === true && !activeElement.matches('input'));
      if (isFree && !row.contains(activeElement)) {
        row.querySelector<HTMLElement>('[data-part="edit"]')?.focus({ preventScroll: true });
      }
      // jsdom has no `scrollIntoView`.
      row.scrollIntoView?.({ block: 'nearest' });
    };
    show();
    // Rows are measured when they come into sight, and may push this one out again.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [root, latest, loadedAt]);
}
