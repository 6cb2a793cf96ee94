import type { Contest, Extent } from '../contest.ts';
import { ours } from '../contest.ts';
import { clicks, cold, drawing, questionMarkup } from './measures.ts';
import { paperOf, quizId } from './paper.ts';

/** Compares taking a quiz with a bare React component of the same markup. */
export function takingQuiz({ isSmall, slowdown }: Extent): Contest {
  const many = isSmall ? 100 : 500;
  const clicksAPage = isSmall ? 1 : 3;
  const slow = `${slowdown}× slower`;
  return {
    title: 'Taking a quiz',
    pages: new URL('pages', import.meta.url),
    others: ['floor'],
    answers: {
      [`/api/quiz/without-answers/${quizId}`]: () => ({ data: paperOf(50) }),
    },
    async check(browser, address) {
      const [floor, product] = await Promise.all(
        ['floor', ours].map((contestant) => questionMarkup(browser, address(contestant))),
      );
      if (floor === product) return;
      throw new Error(
        `The floor's markup differs from the product's. Copy the product's markup to bench/takingQuiz/pages/floor.tsx.\n\nFloor:\n${floor}\n\nProduct:\n${product}`,
      );
    },
    measures: (browser) => [
      {
        name: '50 questions painted, ms',
        bound: 1.3,
        rounds: 11,
        run: async (url) => [(await drawing(browser, url, 50, 1)).all],
      },
      {
        name: `first screen of ${many}, ${slow}, ms`,
        bound: 0.4,
        rounds: 3,
        run: async (url) => [(await drawing(browser, url, many, slowdown)).firstScreen],
      },
      {
        name: `all of ${many} in the page, ${slow}, ms`,
        bound: null,
        rounds: 1,
        run: async (url) => [(await drawing(browser, url, many, slowdown)).all],
      },
      {
        name: `work of one click of 50, ${slow}, ms`,
        bound: 2,
        rounds: 3,
        run: (url) => clicks(browser, url, 50, slowdown, clicksAPage),
      },
      {
        name: `work of one click of ${many}, ${slow}, ms`,
        bound: 2,
        rounds: 3,
        run: (url) => clicks(browser, url, many, slowdown, clicksAPage),
      },
      {
        name: `cold to a question, slow 4G, ${slow}, ms`,
        bound: 1.4,
        rounds: 7,
        run: async (url) => [await cold(browser, url, slowdown)],
      },
    ],
  };
}
