import type { Browser } from 'playwright';
import { floor, ours, type Contest, type Extent, type Measure } from '../contest/contest.ts';
import { mounting, scrolling, searching } from './measures.ts';

/** How much slower than this machine the instructor's may be. */
const slow = 4;
const timesFloor = (times: number) => ({ times, of: floor });

/** The rows of the table, with the processor as it is or slowed down. */
const measuresAt = (browser: Browser, count: number, slowdown: number): Measure[] => [
  {
    figures: [{ name: `rows painted, ${slowdown}×`, unit: 'ms', bound: timesFloor(2) }],
    rounds: 5,
    run: async (url) => [[(await mounting(browser, url, count, slowdown)).painted]],
  },
  {
    figures: [{ name: `key to painted, ${slowdown}×`, unit: 'ms', bound: timesFloor(2) }],
    rounds: 1,
    run: async (url) => [await searching(browser, url, count, slowdown)],
  },
  {
    figures: [
      {
        name: `main thread for a scrolled frame, ${slowdown}×`,
        unit: 'ms',
        bound: timesFloor(1.3),
      },
    ],
    rounds: 3,
    run: async (url) => [[await scrolling(browser, url, count, slowdown)]],
  },
];

/** Compares a big question bank with the bare minimum and three grids, with the same columns. */
export function questionBank({ isSmall }: Extent): Contest {
  const count = isSmall ? 1_000 : 10_000;
  return {
    name: 'questionBank',
    title: `A bank of ${count.toLocaleString('en')} questions`,
    pages: new URL('pages', import.meta.url),
    contestants: {
      [ours]: 'Quizwright',
      [floor]: 'bare React',
      tanstackTable: 'TanStack Table',
      muiGrid: 'MUI X Data Grid',
      agGrid: 'AG Grid',
    },
    measures: (browser) =>
      isSmall
        ? measuresAt(browser, count, 1)
        : [...measuresAt(browser, count, 1), ...measuresAt(browser, count, slow)],
  };
}
