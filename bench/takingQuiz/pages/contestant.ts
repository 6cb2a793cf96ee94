import { painted } from '../../painted';
import { paperOf, quizId, type BenchPaper } from '../paper';
import { hasAllQuestions, hasFirstScreen, hasQuestion } from './questionsInPage';

/** Milliseconds. */
export interface Painted {
  firstScreen: number;
  all: number;
}

export interface Contestant {
  /** Draws a paper from memory. */
  drawFromMemory: (element: HTMLElement, paper: BenchPaper) => void;
  /** Draws the paper that the server has. */
  drawFromServer: (element: HTMLElement) => void;
}

declare global {
  interface Window {
    bench: {
      /** Draws a paper of `count` questions; counted from the start of drawing. */
      start: (count: number) => Promise<Painted>;
      /** In a page opened with `?cold`: the first question, counted from the navigation. */
      cold?: Promise<number>;
    };
  }
}

/** Prepares the page for measuring; with `?cold` it draws the server's paper at once. */
export function enter({ drawFromMemory, drawFromServer }: Contestant): void {
  const element = document.getElementById('quiz') as HTMLElement;
  window.bench = {
    async start(count) {
      const paper = paperOf(count);
      const from = performance.now();
      drawFromMemory(element, paper);
      const [firstScreen, all] = await Promise.all([
        painted(() => hasFirstScreen(count)),
        painted(() => hasAllQuestions(count)),
      ]);
      return { firstScreen: firstScreen - from, all: all - from };
    },
  };
  if (location.search !== '?cold') return;
  window.bench.cold = painted(hasQuestion);
  drawFromServer(element);
}

export const paperAddress = `/api/quiz/without-answers/${quizId}`;
