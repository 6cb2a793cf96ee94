import { painted } from '../../painted';
import { questionsOf } from '../questions';

export interface Contestant {
  /** Draws a bank from a reply's JSON. */
  draw: (element: HTMLElement, json: string) => void;
  /** The text of the first row, once it is drawn. */
  firstRow: () => string | undefined;
  /** The search field. */
  search: () => HTMLElement | null;
}

declare global {
  interface Window {
    bank: {
      /** Milliseconds from the start of drawing `count` questions until rows are painted. */
      mount: (count: number) => Promise<number>;
      /** Milliseconds from the next key press until the first match of this text is painted. */
      filtered: (text: string) => Promise<number>;
      readonly search: HTMLElement;
    };
  }
}

/** Prepares the page for measuring. */
export function enter({ draw, firstRow, search }: Contestant): void {
  const element = document.getElementById('bank') as HTMLElement;
  const isFirst = (number: string) => firstRow()?.includes(`Question ${number} `) ?? false;
  window.bank = {
    async mount(count) {
      const json = JSON.stringify(questionsOf(count));
      const from = performance.now();
      draw(element, json);
      return (await painted(() => isFirst('1'))) - from;
    },
    filtered(text) {
      return new Promise((resolve) => {
        const pressed = ({ timeStamp }: KeyboardEvent) =>
          void painted(() => isFirst(text)).then((at) => resolve(at - timeStamp));
        window.addEventListener('keydown', pressed, { capture: true, once: true });
      });
    },
    get search() {
      return search() as HTMLElement;
    },
  };
}
