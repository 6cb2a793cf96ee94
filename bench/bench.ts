/**
 * `npm run bench` compares the product's speed with others', in production builds of the built
 * package (`npm run build`). It prints medians, and exits with code 1 when a bound is missed. A
 * name after it (`takingQuiz`, `questionBank`, `studentPath`) runs only that bench. `--small` runs
 * everything once, with less data and no slowed processor, to see that it works.
 */
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { runContest, print, type Extent } from './contest.ts';
import { questionBank } from './questionBank/contest.ts';
import { studentPath } from './studentPath/studentPath.ts';
import { takingQuiz } from './takingQuiz/contest.ts';
import { weights } from './weights.ts';

const isSmall = process.argv.includes('--small');
const extent: Extent = { isSmall, slowdown: isSmall ? 1 : 4 };
/** A bench that takes longer hangs, and fails. */
const longestMs = (isSmall ? 4 : 30) * 60_000;

const contests = { takingQuiz, questionBank };
const names = [...Object.keys(contests), 'studentPath'];
const named = names.filter((name) => process.argv.includes(name));
const isAsked = (name: string): boolean => named.length === 0 || named.includes(name);

const deadline = setTimeout(() => {
  console.error(`The bench has not ended within ${longestMs / 60_000} minutes.`);
  process.exit(1);
}, longestMs);

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  console.log(
    `Medians; slow 4G is 1.6 Mbit/s and 150 ms. ${availableParallelism()} cores, Chromium ${browser.version()}` +
      `${isSmall ? '. Bounds are not judged on a sample' : ''}.`,
  );
  let isMet = true;
  for (const [name, contest] of Object.entries(contests)) {
    if (isAsked(name)) isMet = (await runContest(contest(extent), browser, extent)) && isMet;
  }
  const rows = [
    ...(isAsked('studentPath') ? await studentPath(browser, extent) : []),
    ...(isSmall ? [] : weights()),
  ];
  for (const row of rows) {
    print(row);
    isMet &&= row.isMet;
  }
  process.exitCode = isMet ? 0 : 1;
} finally {
  clearTimeout(deadline);
  await browser.close();
}
