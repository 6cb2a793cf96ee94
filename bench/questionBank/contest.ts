import type { Contest, Extent } from '../contest.ts';
import { mounting, searching } from './measures.ts';

/** Compares a big question bank with two data grids that have the same columns and controls. */
export function questionBank({ isSmall, slowdown }: Extent): Contest {
  const count = isSmall ? 1_000 : 10_000;
  const slow = `${slowdown}× slower`;
  return {
    title: `A bank of ${count.toLocaleString('en')} questions`,
    pages: new URL('pages', import.meta.url),
    // One of them is enough to see that everything runs.
    others: isSmall ? ['agGrid'] : ['agGrid', 'muiGrid'],
    answers: {},
    measures: (browser) => [
      {
        name: `mount to painted, ${slow}, ms`,
        bound: 1,
        rounds: 7,
        run: async (url) => [await mounting(browser, url, count, slowdown)],
      },
      {
        name: `a key in the search to painted, ${slow}, ms`,
        bound: 1,
        rounds: 5,
        run: (url) => searching(browser, url, count, slowdown),
      },
    ],
  };
}
