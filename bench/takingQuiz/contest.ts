import type { Browser } from 'playwright';
import { floor, ours, type Contest, type Extent, type Measure } from '../contest/contest.ts';
import { clickTimes, clickWork, cold, drawing, questionMarkup } from './measures.ts';

/** How much slower than this machine the student's may be. */
const slow = 4;
const timesFloor = (times: number) => ({ times, of: floor });

/** 50 questions painted, with the processor as it is or slowed down. */
const painting = (browser: Browser, slowdown: number): Measure => ({
  figures: [
    { name: `50 questions painted, ${slowdown}×`, unit: 'ms', bound: timesFloor(1.5) },
    { name: `main thread meanwhile, ${slowdown}×`, unit: 'ms' },
    ...(slowdown === 1
      ? [{ name: 'elements of 50 questions', unit: '' as const, bound: { most: 900 } }]
      : []),
  ],
  rounds: slowdown === 1 ? 5 : 3,
  run: async (url) => {
    const { all, work, elements } = await drawing(browser, url, 50, slowdown);
    return [[all], [work], [elements]];
  },
});

const clicking = (browser: Browser, count: number, slowdown: number): Measure => ({
  figures: [
    {
      name: `main thread for a click, ${count} questions, ${slowdown}×`,
      unit: 'ms',
      bound: timesFloor(2),
    },
  ],
  rounds: 3,
  run: async (url) => [await clickWork(browser, url, count, slowdown)],
});

const firstScreen = (browser: Browser): Measure => ({
  figures: [
    { name: `first screen of 500 questions, ${slow}×`, unit: 'ms', bound: timesFloor(0.25) },
  ],
  rounds: 3,
  run: async (url) => [[(await drawing(browser, url, 500, slow)).firstScreen]],
});

const secondFrame = (browser: Browser, times: number): Measure => ({
  figures: [
    {
      name: `click to the second frame, 98th percentile of ${times}, 500 questions, ${slow}×`,
      unit: 'ms',
      bound: { most: 50 },
    },
  ],
  rounds: 1,
  run: async (url) => [[(await clickTimes(browser, url, 500, slow, times)).secondFrame]],
});

const responding = (browser: Browser, times: number, slowdown: number): Measure => ({
  figures: [{ name: `INP of ${times} clicks, ${slowdown}×`, unit: 'ms', bound: { most: 32 } }],
  rounds: 1,
  run: async (url) => [[(await clickTimes(browser, url, 50, slowdown, times)).inp]],
});

const arriving = (browser: Browser, slowdown: number): Measure => ({
  figures: [
    {
      name: `first question, nothing cached, slow 4G, ${slowdown}×`,
      unit: 'ms',
      bound: timesFloor(1.25),
    },
    { name: 'downloaded until then, React included', unit: 'kB' },
    { name: 'scripts of that, without React', unit: 'kB', bound: { most: 42 } },
    { name: 'style sheets of that', unit: 'kB', bound: { most: 6 } },
  ],
  rounds: 3,
  run: async (url) => {
    const { question, downloaded } = await cold(browser, url, slowdown);
    const { total, scripts, sheets } = downloaded;
    return [[question], [total / 1000], [scripts / 1000], [sheets / 1000]];
  },
});

/** Compares taking a quiz with the bare minimum, two other libraries, and our markup in bare React. */
export function takingQuiz({ isSmall, isQuick }: Extent): Contest {
  const clicksInARow = isQuick ? 10 : 50;
  return {
    name: 'takingQuiz',
    title: 'Taking a quiz',
    pages: new URL('pages', import.meta.url),
    contestants: {
      [ours]: 'Quizwright',
      [floor]: 'bare React',
      sameMarkup: 'same markup',
      surveyJs: 'SurveyJS',
      qtiComponents: 'qti-components',
    },
    async check(browser, addresses) {
      const [same, product] = await Promise.all(
        ['sameMarkup', ours].map((contestant) =>
          questionMarkup(browser, addresses.get(contestant) ?? ''),
        ),
      );
      if (same === product) return;
      throw new Error(
        `The page with the same markup has another one than the product. Copy the product's markup to bench/takingQuiz/pages/sameMarkup.tsx.\n\nThe page:\n${same}\n\nThe product:\n${product}`,
      );
    },
    measures: (browser) =>
      isSmall
        ? [painting(browser, 1), responding(browser, 2, 1), arriving(browser, 1)]
        : [
            painting(browser, 1),
            painting(browser, slow),
            clicking(browser, 50, 1),
            clicking(browser, 50, slow),
            clicking(browser, 500, slow),
            secondFrame(browser, clicksInARow),
            responding(browser, clicksInARow, slow),
            firstScreen(browser),
            arriving(browser, slow),
          ],
  };
}
