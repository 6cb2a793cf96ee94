import type { Browser } from 'playwright';
import type { Site } from '../build/site.ts';
import { ours, type Extent } from '../contest/contest.ts';
import { mounting, scrolling, searching } from '../questionBank/measures.ts';
import { grow, type Grown, type Probe } from './grow.ts';
import { paper, result } from './measures.ts';

const probesOfQuiz = (browser: Browser, url: string): Probe[] => [
  {
    lines: [
      { name: 'first screen painted', unit: 'ms', growth: 'linear' },
      { name: 'all painted', unit: 'ms', growth: 'linear' },
      { name: 'elements laid out', unit: '', growth: 'constant' },
      { name: 'main thread for a click', unit: 'ms', growth: 'linear' },
    ],
    async measure(count) {
      const { firstScreen, all, laidOut, clicks } = await paper(browser, url, count);
      return [[firstScreen], [all], [laidOut], clicks];
    },
  },
];

const probesOfBank = (browser: Browser, url: string): Probe[] => [
  {
    lines: [
      { name: 'rows painted', unit: 'ms', growth: 'linear' },
      { name: 'elements in the page', unit: '', growth: 'constant' },
    ],
    async measure(count) {
      const { painted, elements } = await mounting(browser, url, count, 1);
      return [[painted], [elements]];
    },
  },
  {
    lines: [{ name: 'key to painted', unit: 'ms', growth: 'linear' }],
    measure: async (count) => [await searching(browser, url, count, 1)],
  },
  {
    lines: [{ name: 'main thread for a scrolled frame', unit: 'ms', growth: 'constant' }],
    measure: async (count) => [[await scrolling(browser, url, count, 1)]],
  },
];

const probesOfResult = (browser: Browser, url: string): Probe[] => [
  {
    lines: [
      { name: 'first participants painted', unit: 'ms', growth: 'linear' },
      { name: 'elements in the page', unit: '', growth: 'constant' },
    ],
    async measure(count) {
      const { painted, elements } = await result(browser, url, count);
      return [[painted], [elements]];
    },
  },
];

/** How the product's own figures grow with the amount of data, on a processor that is not slowed. */
export async function growth(
  site: Site,
  browser: Browser,
  { isSmall, isQuick }: Extent,
): Promise<Grown[]> {
  const quiz = await site.addressOf(new URL('../takingQuiz/pages/', import.meta.url), ours);
  const bank = await site.addressOf(new URL('../questionBank/pages/', import.meta.url), ours);
  const detail = await site.addressOf(new URL('pages/', import.meta.url), 'result');
  const upTo = (...sizes: number[]): number[] => (isSmall ? sizes.slice(1, 2) : sizes);
  return [
    await grow(
      'questions of a quiz',
      upTo(50, 500, isQuick ? 1_500 : 5_000),
      probesOfQuiz(browser, quiz),
    ),
    await grow(
      'questions in the bank',
      upTo(100, 1_000, 10_000, 100_000),
      probesOfBank(browser, bank),
    ),
    await grow(
      'participants of a result',
      upTo(50, 500, 5_000, 20_000),
      probesOfResult(browser, detail),
    ),
  ];
}
