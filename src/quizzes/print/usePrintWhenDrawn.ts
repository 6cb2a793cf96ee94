import { useEffect, useState, type RefObject } from 'react';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';

/** How long to wait before asking whether to wait longer, in milliseconds. */
const askAfterMs = 10_000;

/** Texts and pictures that are shown by something in their place. */
const placeholders = '[data-state="loading"], [data-state="failed"]';

const picturesOf = (paper: HTMLElement) => [...paper.querySelectorAll('img')];

/** Whether something is on its way to the paper. What has failed is not. */
function isDrawing(paper: HTMLElement): boolean {
  return (
    paper.querySelector('[data-state="loading"]') !== null ||
    picturesOf(paper).some(({ complete }) => !complete)
  );
}

/** Whether something is missing on the paper. */
function isIncomplete(paper: HTMLElement): boolean {
  return (
    paper.querySelector(placeholders) !== null ||
    // Also pictures that could not be loaded. jsdom loads none.
    picturesOf(paper).some((picture) => !picture.complete || picture.naturalWidth === 0)
  );
}

/**
 * Calls back once nothing is on its way to the paper any more.
 *
 * @returns a function that stops this
 */
function whenDrawn(paper: HTMLElement, onDrawn: () => void): () => void {
  const check = () => {
    if (!isDrawing(paper)) onDrawn();
  };
  const observer = new MutationObserver(check);
  observer.observe(paper, { subtree: true, childList: true, attributes: true });
  // The events of pictures do not bubble.
  const stop = listen(paper, { load: check, error: check }, true);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Whether keys ask the browser to print. */
function asksToPrint({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Printing: not begun, waiting for what the paper shows, or asking whether to print without it. */
export type PrintStage = 'idle' | 'loading' | 'asking';

export interface PrintWhenDrawn {
  stage: PrintStage;
  /** Prints at once if everything has been drawn, and as soon as it is otherwise. */
  print: () => void;
  /** Prints what is there. */
  printNow: () => void;
}

/**
 * Prints a paper once its pictures and texts have loaded: what is on its way would be missing. After
 * ten seconds, or if something could not be loaded, it asks. Ctrl+P and ⌘P do the same while the
 * paper is incomplete; the browser's menu prints at once.
 *
 * @param active false stops waiting
 */
export function usePrintWhenDrawn(
  paper: RefObject<HTMLElement | null>,
  active: boolean,
): PrintWhenDrawn {
  const [stage, setStage] = useState<PrintStage>('idle');
  if (!active && stage !== 'idle') setStage('idle');

  const printNow = () => {
    setStage('idle');
    window.print();
  };
  useEffect(() => {
    const element = paper.current;
    if (stage === 'idle' || element === null) return undefined;
    const stop = whenDrawn(element, () => {
      if (isIncomplete(element)) {
        setStage('asking');
        return;
      }
      stop();
      setStage('idle');
      // What comes after the question is no longer expected to print.
      if (stage === 'loading') window.print();
    });
    const timer = stage === 'loading' && setTimeout(() => setStage('asking'), askAfterMs);
    return () => {
      if (timer !== false) clearTimeout(timer);
      stop();
    };
  }, [paper, stage]);

  const print = () => {
    const element = paper.current;
    if (element && isDrawing(element)) setStage('loading');
    else if (element && isIncomplete(element)) setStage('asking');
    else printNow();
  };
  const latestPrint = useLatest(print);
  useEffect(() => {
    if (!active) return undefined;
    const keydown = (event: KeyboardEvent) => {
      if (!asksToPrint(event) || paper.current === null || !isIncomplete(paper.current)) return;
      event.preventDefault();
      latestPrint.current();
    };
    return listen(window, { keydown });
  }, [paper, active, latestPrint]);
  return { stage, print, printNow };
}
