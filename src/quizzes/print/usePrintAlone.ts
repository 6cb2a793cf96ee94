import { useEffect, type RefObject } from 'react';

/**
 * While `active`, whatever asks for a print (a button, the keyboard, the browser's menu) gets this
 * element alone, as if the document held nothing else: what stands beside it and beside what it is
 * in is left out, and what it is in has no box of its own that would cut it off. All is put back
 * afterwards. Done by script, for no sheet of ours may match what belongs to the host.
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
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      restore();
    };
  }, [element, active]);
}

/** @returns a function that puts everything back */
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
  for (let outer = inner.parentElement; outer !== null; outer = outer.parentElement) {
    for (const sibling of outer.children) {
      if (
        sibling !== inner &&
        sibling instanceof HTMLElement &&
        outer !== document.documentElement
      ) {
        restyle(sibling, { display: 'none' });
      }
    }
    restyle(outer, { all: 'revert', margin: '0' });
    inner = outer;
  }
  return () => {
    for (const step of undo.splice(0)) step();
  };
}
