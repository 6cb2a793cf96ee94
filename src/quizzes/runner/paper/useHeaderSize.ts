import { useEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../../../base/whenIdle';

/**
 * Gives the style sheet the height of the header as `--qw-paper-header`, because a notice makes the
 * header taller. Nothing that is focused or scrolled to may lie under it.
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
  }, []);
  return header;
}
