import type { Browser } from 'playwright';
import type { Extent, Row } from '../contest.ts';
import { openSchool } from '../openSchool.ts';
import { coldQuestion, scriptsOnTheWay } from './walk.ts';

/** All script from sign-in to the first question, including React, in kB. */
const weightBound = 197.2;
/** Time until the first question is visible, in milliseconds. */
const coldBound = 3_500;
/** Odd, so that the median is a measured value. */
const rounds = 5;

/**
 * Measures a student's path from sign-in to the first question, on the built server (`npm run
 * build`).
 *
 * @returns rows for `print`; a sample is judged only by weight
 */
export async function studentPath(browser: Browser, { isSmall, slowdown }: Extent): Promise<Row[]> {
  const school = await openSchool();
  try {
    const scripts = await scriptsOnTheWay(browser, school);
    const weight = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
    const times: number[] = [];
    for (let round = 0; round < (isSmall ? 1 : rounds); round += 1) {
      times.push(await coldQuestion(browser, school, slowdown));
    }
    const time = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
    return [
      {
        name: `Sign-in to first question, ${scripts.length} scripts, kB gzipped`,
        figures: [weight.toFixed(1)],
        ratio: '',
        bound: `≤ ${weightBound}`,
        isMet: weight <= weightBound,
      },
      {
        name: `First question, cold, slow 4G, ${slowdown}× slower, ms`,
        figures: [(time ?? Number.NaN).toFixed(0)],
        ratio: '',
        bound: `≤ ${coldBound}`,
        isMet: isSmall || (time ?? Infinity) <= coldBound,
      },
    ];
  } finally {
    await school.stop();
  }
}
