import { useEffect, type RefObject } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Tells the sheet how tall the header is, as `--qw-paper-header`, so that nothing that is scrolled
 * to or has the focus lies under it: a notice makes it taller.
 */
export function useHeaderSize(
  root: RefObject<HTMLElement | null>,
  header: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [paper, measured] = [root.current, header.current];
    if (paper === null || measured === null || typeof ResizeObserver === 'undefined') return;
    let stop = () => {};
    const observer = new ResizeObserver(() => {
      stop();
      // It makes the browser look at the style of every question again, which is soon enough later.
      stop = whenIdle(() =>
        paper.style.setProperty('--qw-paper-header', `${measured.offsetHeight}px`),
      );
    });
    observer.observe(measured);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [root, header]);
}
