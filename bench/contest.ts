import type { Browser } from 'playwright';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages } from './buildPages.ts';
import { servePages } from './servePages.ts';

/** How much a run measures. */
export interface Extent {
  isSmall: boolean;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
}

export interface Measure {
  name: string;
  /**
   * The most our median may be, as a multiple of the best other one; null where it is only printed.
   */
  bound: number | null;
  /** Odd, so that the median is a measured value. */
  rounds: number;
  run: (url: string) => Promise<number[]>;
}

export interface Contest {
  /** One line that says what is measured. */
  title: string;
  /** Folder with a page for each contestant. */
  pages: URL;
  /** The contestants that ours is compared with. */
  others: readonly string[];
  /** The replies of the pages' API, by path. */
  answers: Record<string, () => unknown>;
  /** Throws where the contestants cannot be compared. */
  check?: (browser: Browser, address: (contestant: string) => string) => Promise<void>;
  measures: (browser: Browser) => Measure[];
}

/** The name of our page in every contest. */
export const ours = 'quizwright';

export interface Row {
  name: string;
  /** In the order of `others`, ours last. */
  figures: string[];
  ratio: string;
  bound: string;
  isMet: boolean;
}

export function print({ name, figures, ratio, bound, isMet }: Row): void {
  const cells = [...figures, ratio, bound].map((cell) => cell.padStart(11)).join('');
  console.log(`${name.padEnd(50)}${cells}${isMet ? '' : '  MISSED'}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Runs the contestants in turn, so that other load on the machine affects them alike, and prints
 * one row per measure.
 *
 * @returns whether every bound was met; bounds do not apply to a sample
 */
export async function runContest(
  contest: Contest,
  browser: Browser,
  { isSmall }: Extent,
): Promise<boolean> {
  const contestants = [...contest.others, ours];
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildPages(fileURLToPath(contest.pages), contestants, folder);
  const server = await servePages(folder, contest.answers);
  const address = (contestant: string) => `${server.url}${contestant}/${contestant}.html`;

  const measure = async ({ name, bound, rounds, run }: Measure): Promise<Row> => {
    const found = new Map<string, number[]>(contestants.map((contestant) => [contestant, []]));
    for (let round = 0; round < (isSmall ? 1 : rounds); round += 1) {
      for (const contestant of contestants) {
        found.get(contestant)?.push(...(await run(address(contestant))));
      }
    }
    const medians = contestants.map((contestant) => median(found.get(contestant) ?? []));
    const ratio = (medians.at(-1) ?? Number.NaN) / Math.min(...medians.slice(0, -1));
    return {
      name,
      figures: medians.map((value) => value.toFixed(0)),
      ratio: ratio.toFixed(2),
      bound: bound === null ? '' : `≤ ${bound.toFixed(1)}`,
      isMet: Number.isFinite(ratio) && (isSmall || bound === null || ratio <= bound),
    };
  };

  try {
    await contest.check?.(browser, address);
    print({
      name: contest.title,
      figures: contestants,
      ratio: 'ratio',
      bound: 'bound',
      isMet: true,
    });
    let isMet = true;
    for (const each of contest.measures(browser)) {
      const row = await measure(each);
      print(row);
      isMet &&= row.isMet;
    }
    return isMet;
  } finally {
    await server.stop();
  }
}
