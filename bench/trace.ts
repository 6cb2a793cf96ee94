/**
 * `npm run bench:trace -- click` (or `key`, `scroll`) prints what the browser's main thread does in
 * each frame, and why, from Chrome's own traces of a production build with readable names. The
 * traces stay in test-results/trace for DevTools.
 *
 * `--page bareFloor` records another contestant; `--slow 1` leaves the processor as it is, instead
 * of slowing it down four times. Recording takes time of its own, so milliseconds compare only with
 * those of another trace.
 */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { openSite } from './build/site.ts';
import { ours } from './contest/contest.ts';
import { interactions, record } from './trace/record.ts';
import {
  computed,
  computedInLayout,
  reasonsOf,
  timesOf,
  type Reasons,
  type Times,
} from './trace/summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: ours },
    slow: { type: 'string', default: '4' },
  },
});
const [asked = ''] = positionals;
const interaction = interactions[asked];
if (interaction === undefined) {
  throw new Error(`Name what to record: ${Object.keys(interactions).join(', ')}.`);
}

/** Longer lists end here. */
const mostRows = 10;

/** Prints rows below their heads, numbers at the right of their columns. */
function print(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(Math.round(cell * 10) / 10) : cell)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = Math.max(...[heads, ...texts].map((row) => row[column]?.length ?? 0));
        return typeof rows[0]?.[column] === 'number' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  console.log(`\n${[heads, ...texts].map(line).join('\n')}`);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const work = ['script', 'style', 'layout', 'prePaint', 'paint', 'layers', 'other'] as const;

function printTimes({ frames, functions }: Times): void {
  print(
    ['frame', 'at, ms', ...work, 'React, %', 'laid out', 'begun by'],
    [
      ...frames.map((frame, index) => [
        index + 1,
        frame.committed ?? Number.NaN,
        ...work.map((part) => frame.ms[part]),
        100 * frame.react,
        frame.dirtyObjects.join(' + '),
        [...new Set(frame.triggers)].join(', '),
      ]),
      ['all', '', ...work.map((part) => sum(frames.map(({ ms }) => ms[part])))],
    ],
  );
  print(
    ['of script, %', 'function'],
    functions.slice(0, mostRows).map(({ share, name }) => [100 * share, name]),
  );
}

function printReasons({ causes, selectors }: Reasons): void {
  print(
    ['times', 'frames', 'what', 'where', 'by'],
    causes.map(({ frames, times, what, node, by }) => [
      times,
      [...frames].join(' '),
      what,
      node,
      by,
    ]),
  );
  const countOf = (kind: string): number =>
    sum(causes.filter(({ what }) => what === kind).map(({ times }) => times));
  console.log(
    `\nStyles computed: ${countOf(computed)} at once, ${countOf(computedInLayout)} in layout.`,
  );
  print(
    ['ms', 'tried', 'matched', 'selector'],
    selectors
      .slice(0, mostRows)
      .map(({ ms, attempts, matches, selector }) => [ms, attempts, matches, selector]),
  );
}

const browser = await chromium.launch(chromiumLaunchOptions());
const site = await openSite({}, { isReadable: true });
try {
  const { page, slow } = values;
  const path = fileURLToPath(new URL(`../test-results/trace/${asked}-${page}`, import.meta.url));
  const url = await site.addressOf(interaction.pages, page);
  const { times, reasons } = await record(browser, url, Number(slow), interaction, path);
  console.log(`${interaction.title}, ${page}, ${slow}×; for DevTools: ${path}-*.json`);
  printTimes(timesOf(times));
  printReasons(reasonsOf(reasons));
} finally {
  await site.stop();
  await browser.close();
}
