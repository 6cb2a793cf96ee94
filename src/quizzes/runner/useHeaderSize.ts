import { useEffect, useRef, type RefObject } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Tells the style sheet how tall the header of a paper is, as `--qw-paper-header` of the paper, so
 * that the header hides nothing that is scrolled to or has the focus: a notice makes it taller.
 */
export function useHeaderSize(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const measured = header.current;
    const paper = measured?.parentElement;
    if (!paper || typeof ResizeObserver === 'undefined') return;
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
  }, []);
  return header;
}
