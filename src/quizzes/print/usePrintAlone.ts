import { useEffect, type RefObject } from 'react';
import { listen } from '../../base/listen';

/**
 * While `active`, prints this element alone, whether a button, the keyboard or the browser's menu
 * starts the print. Its siblings and those of its ancestors are hidden, and its ancestors lose
 * their boxes, which would clip it. Everything is restored afterwards. A script does this because
 * our style sheets must not match the host's elements.
 */
export function usePrintAlone(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let restore = (): void => undefined;
    const before = () => {
      restore();
      restore = element.current === null ? restore : leaveAlone(element.current);
    };
    const after = () => restore();
    const stop = listen(window, { beforeprint: before, afterprint: after });
    return () => {
      stop();
      restore();
    };
  }, [element, active]);
}

/** @returns a function that restores everything */
function leaveAlone(element: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  const restyle = (target: HTMLElement, styles: Record<string, string>) => {
    const given = target.getAttribute('style');
    for (const [name, value] of Object.entries(styles)) {
      target.style.setProperty(name, value, 'important');
    }
    undo.unshift(() => {
      target.style.cssText = given ?? '';
      if (given === null) target.removeAttribute('style');
    });
  };
  let inner = element;
  for (let outer = inner.parentNode; outer !== null && outer !== document;) {
    for (const sibling of outer === document.documentElement ? [] : outer.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) {
        restyle(sibling, { display: 'none' });
      }
    }
    // A shadow tree continues with its host.
    inner = (outer instanceof ShadowRoot ? outer.host : outer) as HTMLElement;
    restyle(inner, { all: 'revert', margin: '0' });
    outer = inner.parentNode;
  }
  return () => {
    for (const step of undo.splice(0)) step();
  };
}
