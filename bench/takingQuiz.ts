/**
 * `npm run bench`: how fast a quiz can be taken, beside a bare React component of the same markup, in
 * production builds of the built package (`npm run build:library`). Prints medians and ends with code 1
 * when a bound is missed. With `--small` once each, with fewer questions and without a slower
 * processor, only to see that everything runs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { buildPages, contestants, type Contestant } from './buildPages.ts';
import { clicks, cold, drawing, questionMarkup } from './measures.ts';
import { servePages } from './servePages.ts';

const isSmall = process.argv.includes('--small');
const slow = isSmall ? 1 : 4;
const many = isSmall ? 100 : 500;
const clicksAPage = isSmall ? 1 : 3;
/** A bench that hangs has failed. */
const longestMs = (isSmall ? 2 : 20) * 60_000;

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildPages(folder);
const server = await servePages(folder, 50);
const browser = await chromium.launch(chromiumLaunchOptions());

interface Measure {
  name: string;
  /** What its median may be of the floor's; null where it is only told. */
  bound: number | null;
  /** Odd, so that the median is a value that was measured. */
  rounds: number;
  run: (url: string) => Promise<number[]>;
}

const measures: Measure[] = [
  {
    name: '50 questions painted, ms',
    bound: 1.3,
    rounds: 11,
    run: async (url) => [(await drawing(browser, url, 50, 1)).all],
  },
  {
    name: `first screen of ${many}, ${slow}× slower, ms`,
    bound: 0.4,
    rounds: 3,
    run: async (url) => [(await drawing(browser, url, many, slow)).firstScreen],
  },
  {
    name: `all of ${many} in the page, ${slow}× slower, ms`,
    bound: null,
    rounds: 1,
    run: async (url) => [(await drawing(browser, url, many, slow)).all],
  },
  {
    name: `work of one click of 50, ${slow}× slower, ms`,
    bound: 2,
    rounds: 3,
    run: (url) => clicks(browser, url, 50, slow, clicksAPage),
  },
  {
    name: `work of one click of ${many}, ${slow}× slower, ms`,
    bound: 2,
    rounds: 3,
    run: (url) => clicks(browser, url, many, slow, clicksAPage),
  },
  {
    name: `cold to a question, slow 4G, ${slow}× slower, ms`,
    bound: 1.4,
    rounds: 7,
    run: async (url) => [await cold(browser, url, slow)],
  },
];

const address = (contestant: Contestant) => `${server.url}${contestant}/${contestant}.html`;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A floor of other markup would be no floor. */
async function compareMarkup(): Promise<void> {
  const [floor, ours] = await Promise.all(
    contestants.map((contestant) => questionMarkup(browser, address(contestant))),
  );
  if (floor === ours) return;
  throw new Error(
    `The floor draws another markup than the product. Give bench/pages/floor.tsx the product's.\n\nFloor:\n${floor}\n\nProduct:\n${ours}`,
  );
}

interface Row {
  name: string;
  floor: string;
  ours: string;
  ratio: string;
  bound: string;
  isMet: boolean;
}

/** The contestants take turns, so that whatever else the machine does meets them alike. */
async function measure({ name, bound, rounds, run }: Measure): Promise<Row> {
  const found: Record<Contestant, number[]> = { floor: [], quizwright: [] };
  for (let round = 0; round < (isSmall ? 1 : rounds); round += 1) {
    for (const contestant of contestants) {
      found[contestant].push(...(await run(address(contestant))));
    }
  }
  const [floor, ours] = [median(found.floor), median(found.quizwright)];
  const ratio = ours / floor;
  return {
    name,
    floor: floor.toFixed(0),
    ours: ours.toFixed(0),
    ratio: ratio.toFixed(2),
    bound: bound === null ? '' : `≤ ${bound.toFixed(1)}`,
    isMet: Number.isFinite(ratio) && (isSmall || bound === null || ratio <= bound),
  };
}

/** What the runner may weigh; `.size-limit.js` holds what it does weigh (docs/decisions/0023). */
const aimKb = 30;

/** What the runner weighs by the rule in `.size-limit.js`. */
function weigh(): Row {
  // Ends with code 1 when something is too heavy, and reports it all the same.
  const { stdout } = spawnSync('npx', ['size-limit', '--json'], { cwd: root, encoding: 'utf8' });
  const weights = JSON.parse(stdout) as { name: string; size: number }[];
  const runner = weights.find(({ name }) => name.startsWith('QuizRunner'));
  const size = runner?.size ?? Number.NaN;
  return {
    name: 'QuizRunner gzipped, kB',
    floor: '',
    ours: (size / 1000).toFixed(1),
    ratio: '',
    bound: `≤ ${aimKb}`,
    isMet: size <= aimKb * 1000,
  };
}

const columns = ['floor', 'ours', 'ratio', 'bound'] as const;

function print({ name, isMet, ...cells }: Row): void {
  const figures = columns.map((column) => cells[column].padStart(8)).join('');
  console.log(`${name.padEnd(50)}${figures}${isMet ? '' : '  MISSED'}`);
}

async function bench(): Promise<boolean> {
  await compareMarkup();
  console.log(
    `Medians; slow 4G is 1.6 Mbit/s and 150 ms. ${availableParallelism()} cores, Chromium ${browser.version()}` +
      `${isSmall ? '. Bounds are not judged on a sample' : ''}.`,
  );
  print({
    name: '',
    floor: 'floor',
    ours: 'ours',
    ratio: 'ratio',
    bound: 'bound',
    isMet: true,
  });
  let isMet = true;
  const tell = (row: Row) => {
    print(row);
    isMet &&= row.isMet;
  };
  for (const each of measures) tell(await measure(each));
  if (!isSmall) tell(weigh());
  return isMet;
}

const deadline = setTimeout(() => {
  console.error(`The bench has not ended within ${longestMs / 60_000} minutes.`);
  process.exit(1);
}, longestMs);

try {
  process.exitCode = (await bench()) ? 0 : 1;
} finally {
  clearTimeout(deadline);
  await browser.close();
  await server.stop();
}
