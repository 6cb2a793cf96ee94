/**
 * `npm run bench` measures the product beside a bare page and other libraries, in production builds
 * of the packed package (`npm run build`). It prints medians and the bounds that are missed.
 *
 * A name after it (`takingQuiz`, `questionBank`, `richText`, `studentPath`, `growth`) runs only
 * that part. `--check` exits with code 1 when a bound is missed. `--write` writes
 * docs/performance.md and its chart. `--small` runs everything once, with less data and no slowed
 * processor, to see that it works, and judges only what does not depend on the machine. `--quick`
 * takes one round instead of several. `--compare <revision>` measures only our pages, with that
 * revision of the product and with the files as they are, in turn, and prints ratios.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { commitOf } from '../scripts/revisions/revisions.ts';
import { runCommand } from '../scripts/revisions/runCommand.ts';
import { inWorktree } from '../scripts/revisions/worktree.ts';
import { openSite } from './build/site.ts';
import type { Extent, Outcome } from './contest/contest.ts';
import { compareRevisions, runContest } from './contest/runContest.ts';
import { growth } from './growth/growth.ts';
import { questionBank } from './questionBank/contest.ts';
import { answersOfRichText, richText } from './richText/contest.ts';
import { writeReport } from './report/write.ts';
import { studentPath } from './studentPath/studentPath.ts';
import { takingQuiz } from './takingQuiz/contest.ts';
import { answersOfTakingQuiz } from './takingQuiz/paper.ts';

const has = (option: string): boolean => process.argv.includes(option);
const extent: Extent = { isSmall: has('--small'), isQuick: has('--quick') };

const parts = ['takingQuiz', 'questionBank', 'richText', 'studentPath', 'growth'] as const;
const named = parts.filter(has);
const isAsked = (part: (typeof parts)[number]): boolean =>
  named.length === 0 || named.includes(part);

if (has('--write') && (extent.isSmall || named.length > 0)) {
  throw new Error('--write needs all figures. Leave out --small and the names.');
}

const contests = [takingQuiz(extent), questionBank(extent), richText(extent)].filter(({ name }) =>
  isAsked(name),
);
const answers = { ...answersOfTakingQuiz, ...answersOfRichText };

const isComparing = has('--compare');
if (isComparing && contests.length === 0) {
  throw new Error(
    '--compare runs takingQuiz, questionBank and richText. Name one of them, or none.',
  );
}

/** A bench that takes longer hangs, and fails. */
const longestMs = (extent.isSmall && !isComparing ? 5 : 90) * 60_000;
const stopped = new AbortController();
const deadline = setTimeout(() => {
  console.error(`The bench has not ended within ${longestMs / 60_000} minutes.`);
  stopped.abort(new Error('Stopped.'));
  // Meanwhile what hears of it cleans up.
  setTimeout(() => process.exit(1), 10_000);
}, longestMs);

process.once('SIGINT', () => stopped.abort(new Error('Stopped.')));
const browser = await chromium.launch({ ...chromiumLaunchOptions(), handleSIGINT: false });
stopped.signal.addEventListener('abort', () => void browser.close());

async function compareWith(revision: string): Promise<void> {
  const commit = commitOf(revision);
  mkdirSync('test-results', { recursive: true });
  const building = { log: 'test-results/bench.log', signal: stopped.signal };
  const build = (cwd: string): Promise<void> =>
    runCommand('npm', ['run', '-s', 'build:library'], { cwd, ...building });
  console.log('Building both revisions …');
  await build('.');
  await inWorktree(commit, building, async (checkout) => {
    await build(checkout);
    const before = await openSite(answers, { checkout });
    const now = await openSite(answers);
    try {
      for (const contest of contests) {
        await compareRevisions(contest, { before, now }, browser, extent);
      }
    } finally {
      await Promise.all([before.stop(), now.stop()]);
    }
  });
}

async function measureAll(): Promise<void> {
  const site = await openSite(answers);
  try {
    const outcomes: Outcome[] = [];
    for (const contest of contests) {
      outcomes.push(await runContest(contest, site, browser, extent));
    }
    if (isAsked('studentPath')) outcomes.push(await studentPath(browser, extent));
    const grown = isAsked('growth') ? await growth(site, browser, extent) : [];
    if (has('--write')) await writeReport(outcomes, grown, browser.version(), extent);
    const missed = outcomes.flatMap(({ rows }) => rows.filter(({ isMet }) => !isMet));
    const isFailed = extent.isSmall
      ? missed.some(({ isExact }) => isExact)
      : missed.length > 0 || grown.some(({ curves }) => curves.some(({ isKept }) => !isKept));
    process.exitCode = isFailed && (extent.isSmall || has('--check')) ? 1 : 0;
  } finally {
    await site.stop();
  }
}

try {
  console.log(
    `Medians; slow 4G is 1.6 Mbit/s and 150 ms. ${availableParallelism()} cores, Chromium ${browser.version()}.`,
  );
  if (isComparing) await compareWith(process.argv[process.argv.indexOf('--compare') + 1] ?? '');
  else await measureAll();
} finally {
  clearTimeout(deadline);
  await browser.close();
}
