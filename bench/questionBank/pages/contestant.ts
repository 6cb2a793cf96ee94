import { painted } from '../../browser/painted';
import { questionsOf } from '../questions';

export interface Contestant {
  /** Draws a bank from a reply's JSON. */
  draw: (element: HTMLElement, json: string) => void;
  /** Selector of the first row. */
  firstRow: string;
  /** Selector of the element that scrolls. */
  scroller: string;
}

declare global {
  interface Window {
    bank: {
      /** Milliseconds from the start of drawing `count` questions until rows are painted. */
      mount: (count: number) => Promise<number>;
      focusSearch: () => void;
      /** Milliseconds from the next key press until the first match of this text is painted. */
      filtered: (text: string) => Promise<number>;
      /** Scrolls by so many pixels in each of so many frames. */
      scroll: (frames: number, pixels: number) => Promise<void>;
      countElements: () => number;
    };
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Prepares the page for measuring. */
export function enter({ draw, firstRow, scroller }: Contestant): void {
  const element = document.getElementById('bank') as HTMLElement;
  const isFirst = (number: string) =>
    document.querySelector(firstRow)?.textContent?.includes(`Question ${number} `) ?? false;
  window.bank = {
    async mount(count) {
      const json = JSON.stringify(questionsOf(count));
      const from = performance.now();
      draw(element, json);
      return (await painted(() => isFirst('1'))) - from;
    },
    focusSearch: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    filtered(text) {
      return new Promise((resolve) => {
        const pressed = ({ timeStamp }: KeyboardEvent) =>
          void painted(() => isFirst(text)).then((at) => resolve(at - timeStamp));
        window.addEventListener('keydown', pressed, { capture: true, once: true });
      });
    },
    async scroll(frames, pixels) {
      const scrolled = document.querySelector(scroller) as Element;
      const from = scrolled.scrollTop;
      for (let frame = 1; frame <= frames; frame += 1) {
        scrolled.scrollTop = from + frame * pixels;
        await nextFrame();
      }
      // Grids draw what is left to draw a frame later.
      await nextFrame();
      if (Math.abs(scrolled.scrollTop - from - frames * pixels) > 1) {
        throw new Error(`${scroller} has not scrolled so far.`);
      }
    },
    countElements: () => element.querySelectorAll('*').length,
  };
}
