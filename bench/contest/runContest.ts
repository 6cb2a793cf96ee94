import type { Browser } from 'playwright';
import type { Site } from '../build/site.ts';
import {
  median,
  most,
  ours,
  type Contest,
  type Extent,
  type Measure,
  type Outcome,
  type Row,
} from './contest.ts';
import { figureText, nameWithUnit, printHead, printLine, printRow } from './print.ts';

/** The medians of what each contestant's runs found. */
function mediansOf(name: string, found: Map<string, number[]>): Record<string, number> {
  const medians = [...found].map(([contestant, values]) => [contestant, median(values)] as const);
  for (const [contestant, value] of medians) {
    if (!Number.isFinite(value)) throw new Error(`${contestant} has no value for: ${name}`);
  }
  return Object.fromEntries(medians);
}

/** Runs the contestants in turn, so that other load on the machine affects them alike. */
async function runMeasure(
  { figures, run }: Measure,
  rounds: number,
  addresses: ReadonlyMap<string, string>,
): Promise<Row[]> {
  const found = figures.map(
    () => new Map([...addresses.keys()].map((contestant) => [contestant, [] as number[]])),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [contestant, address] of addresses) {
      const values = await run(address);
      found.forEach((each, index) => each.get(contestant)?.push(...(values[index] ?? [])));
    }
  }
  return figures.map((figure, index) => {
    const medians = mediansOf(figure.name, found[index] ?? new Map<string, number[]>());
    const bound = most(figure.bound, medians);
    return { ...figure, medians, isMet: bound === null || (medians[ours] ?? Infinity) <= bound };
  });
}

/** Builds a contest's pages, measures them, and prints each row as soon as it is there. */
export async function runContest(
  { name, title, pages, contestants, check, measures }: Contest,
  site: Site,
  browser: Browser,
  { isSmall, isQuick }: Extent,
): Promise<Outcome> {
  const addresses = new Map<string, string>();
  for (const contestant of Object.keys(contestants)) {
    addresses.set(contestant, await site.addressOf(pages, contestant));
  }
  await check?.(browser, addresses);
  printHead(title, Object.values(contestants));
  const rows: Row[] = [];
  for (const measure of measures(browser)) {
    for (const row of await runMeasure(
      measure,
      isSmall || isQuick ? 1 : measure.rounds,
      addresses,
    )) {
      printRow(row, contestants);
      rows.push(row);
    }
  }
  return { name, title, contestants, rows };
}

/** More than a contest takes, because the difference of two revisions is small. */
const moreRounds = 3;

/** Measures our page with two revisions of the product in turn, and prints their ratios. */
export async function compareRevisions(
  { title, pages, measures }: Contest,
  sites: Record<'before' | 'now', Site>,
  browser: Browser,
  { isSmall, isQuick }: Extent,
): Promise<void> {
  const addresses = new Map([
    ['before', await sites.before.addressOf(pages, ours)],
    [ours, await sites.now.addressOf(pages, ours)],
  ]);
  printHead(title, ['before', 'now', 'ratio']);
  for (const measure of measures(browser)) {
    const rounds = isSmall || isQuick ? 1 : moreRounds * measure.rounds;
    for (const row of await runMeasure(measure, rounds, addresses)) {
      const { before = Number.NaN, [ours]: now = Number.NaN } = row.medians;
      const cells = [figureText(before, row.unit), figureText(now, row.unit)];
      printLine(nameWithUnit(row), [...cells, (now / before).toFixed(2)], '');
    }
  }
}
