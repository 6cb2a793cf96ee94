import { recordClicks } from '../../browser/clickRecorder';
import { painted } from '../../browser/painted';
import type {} from '../../browser/realClicks';
import { paperOf, quizId, type BenchPaper } from '../paper';

/** Milliseconds. */
export interface Painted {
  firstScreen: number;
  all: number;
}

export interface Contestant<Prepared> {
  /** Turns the paper into what the contestant reads. Not measured from memory. */
  prepare: (paper: BenchPaper) => Prepared;
  /** Draws what was prepared. */
  draw: (element: HTMLElement, prepared: Prepared) => void;
  /** Draws the paper that the server has, where the contestant fetches it itself. */
  drawFromServer?: (element: HTMLElement) => void;
  /** Selector of a drawn question. */
  question: string;
  /** Selector of a drawn option, to click on. */
  option: string;
}

declare global {
  interface Window {
    bench: {
      /** Draws a paper of `count` questions; counted from the start of drawing. */
      start: (count: number) => Promise<Painted>;
      /** In a page opened with `?cold`: the first question, counted from the navigation. */
      cold?: Promise<number>;
      option: string;
      /** Every element that drawing has made, those in shadow trees too. */
      countElements: () => number;
    };
  }
}

const elementsIn = (root: Element | ShadowRoot): number =>
  [...root.querySelectorAll('*')].reduce(
    (sum, { shadowRoot }) => sum + 1 + (shadowRoot === null ? 0 : elementsIn(shadowRoot)),
    0,
  );

async function paperOfServer(): Promise<BenchPaper> {
  const answer = await fetch(`/api/quiz/without-answers/${quizId}`);
  return ((await answer.json()) as { data: BenchPaper }).data;
}

/** Prepares the page for measuring; with `?cold` it draws the server's paper at once. */
export function enter<Prepared>(contestant: Contestant<Prepared>): void {
  const { prepare, draw, question, option } = contestant;
  const element = document.getElementById('quiz') as HTMLElement;
  const drawn = () => document.querySelectorAll(question);
  const hasAll = (count: number) =>
    drawn().length >= count && document.querySelectorAll(option).length >= 4 * count;
  const hasFirstScreen = (count: number) => {
    const last = [...drawn()].at(-1);
    if (last === undefined || document.querySelector(option) === null) return false;
    return hasAll(count) || last.getBoundingClientRect().bottom >= innerHeight;
  };
  window.bench = {
    option,
    countElements: () => elementsIn(element),
    async start(count) {
      const prepared = prepare(paperOf(count));
      const from = performance.now();
      draw(element, prepared);
      const [firstScreen, all] = await Promise.all([
        painted(() => hasFirstScreen(count)),
        painted(() => hasAll(count)),
      ]);
      return { firstScreen: firstScreen - from, all: all - from };
    },
  };
  window.recordClicks = () => {
    window.clicks = recordClicks(option);
  };
  if (location.search !== '?cold') return;
  window.bench.cold = painted(() => document.querySelector(option) !== null);
  const { drawFromServer } = contestant;
  if (drawFromServer) drawFromServer(element);
  else void paperOfServer().then((paper) => draw(element, prepare(paper)));
}
