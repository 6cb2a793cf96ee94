import type { Browser } from 'playwright';
import { ours, type Extent, type Measure, type Outcome, type Row } from '../contest/contest.ts';
import { median } from '../contest/contest.ts';
import { printHead, printRow } from '../contest/print.ts';
import { openSchool } from '../openSchool.ts';
import { coldQuestion, scriptsOnTheWay } from './walk.ts';

/** How much slower than this machine the student's may be. */
const slow = 4;
/** Odd, so that the median is a measured value. */
const rounds = 5;
const contestants = { [ours]: 'Quizwright' };

/**
 * Measures a student's path from sign-in to the first question, on the built server (`npm run
 * build`).
 */
export async function studentPath(
  browser: Browser,
  { isSmall, isQuick }: Extent,
): Promise<Outcome> {
  const title = 'From sign-in to the first question, on the reference server';
  const school = await openSchool();
  const rows: Row[] = [];
  const add = (figure: Measure['figures'][number] & { bound: { most: number } }, value: number) => {
    const row = { ...figure, medians: { [ours]: value }, isMet: value <= figure.bound.most };
    printRow(row, contestants);
    rows.push(row);
  };
  try {
    printHead(title, Object.values(contestants));
    const scripts = await scriptsOnTheWay(browser, school);
    const weight = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
    add(
      { name: 'all scripts, React included', unit: 'kB', bound: { most: 195 }, isExact: true },
      weight,
    );
    const slowdown = isSmall ? 1 : slow;
    const times: number[] = [];
    for (let round = 0; round < (isSmall || isQuick ? 1 : rounds); round += 1) {
      times.push(await coldQuestion(browser, school, slowdown));
    }
    add(
      {
        name: `first question, nothing cached, slow 4G, ${slowdown}×`,
        unit: 'ms',
        bound: { most: 3_500 },
      },
      median(times),
    );
    return { name: 'studentPath', title, contestants, rows };
  } finally {
    await school.stop();
  }
}
