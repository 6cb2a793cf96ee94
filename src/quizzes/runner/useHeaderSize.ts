import { useEffect, type RefObject } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Gives the style sheet the height of the header as `--qw-paper-header`, because a notice makes the
 * header taller. Nothing that is focused or scrolled to may lie under it.
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
      // This makes the browser restyle every question, so it waits.
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
