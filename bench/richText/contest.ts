import { slowDownNetwork } from '../browser/network.ts';
import { withPage } from '../browser/withPage.ts';
import { ours, type Contest, type Extent } from '../contest/contest.ts';
import { paperOf, type BenchPaper } from '../takingQuiz/paper.ts';
import type {} from './pages/page.tsx';

/** How much slower than this machine the student's may be. */
const slow = 4;
const plain = 'plain';

const code = ['```js', "const total = [1, 2, 3].reduce((sum, each) => sum + each, '');", '```'];

/** The same quiz, whose first question has a block of code. */
function paperWithCode(): BenchPaper {
  const paper = paperOf(50);
  const [first, ...rest] = paper.questions;
  if (first === undefined) throw new Error('The paper has no question.');
  const title = ['What is `total`?', '', ...code].join('\n');
  return { ...paper, questions: [{ ...first, title, format: 'markdown' }, ...rest] };
}

/** What the pages' API replies. */
export const answersOfRichText = {
  '/api/quiz/without-answers/plain': () => ({ data: paperOf(50) }),
  '/api/quiz/without-answers/code': () => ({ data: paperWithCode() }),
};

/** Compares the first question of a paper with code in it with that of a plain paper. */
export function richText({ isSmall }: Extent): Contest {
  const slowdown = isSmall ? 1 : slow;
  return {
    name: 'richText',
    title: 'The first question, with a block of code and without',
    pages: new URL('pages', import.meta.url),
    contestants: { [ours]: 'with code, highlighted', [plain]: 'plain' },
    measures: (browser) => [
      {
        figures: [
          {
            name: `first question, nothing cached, slow 4G, ${slowdown}×`,
            unit: 'ms',
            bound: { times: 1.3, of: plain },
          },
        ],
        rounds: 5,
        run: (url) =>
          withPage(browser, slowdown, async ({ page, devtools }) => {
            await slowDownNetwork(devtools);
            await page.goto(url, { waitUntil: 'commit' });
            await page.waitForFunction(() => window.firstQuestion !== undefined);
            return [[await page.evaluate(() => window.firstQuestion as Promise<number>)]];
          }),
      },
    ],
  };
}
