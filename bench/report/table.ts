import { floor, ours, type Outcome, type Row } from '../contest/contest.ts';
import { boundText, figureText, nameWithUnit } from '../contest/print.ts';
import type { Grown } from '../growth/grow.ts';

const tableOf = (lines: readonly (readonly string[])[]): string => {
  const [head = [], ...rest] = lines;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** A bound, and whether it is kept. The page says what a bare multiple is one of. */
function verdict({ bound, isMet }: Row, contestants: Outcome['contestants']): string {
  if (bound === undefined) return '';
  const text =
    'times' in bound && bound.of === floor ? `≤ ${bound.times} ×` : boundText(bound, contestants);
  return `${text} ${isMet ? '✓' : '✗'}`;
}

/** A figure, in italics if it is ahead of ours. */
function cellOf({ medians, unit }: Row, contestant: string): string {
  const value = medians[contestant] ?? Number.NaN;
  const text = figureText(value, unit);
  return value < (medians[ours] ?? Number.NaN) ? `_${text}_` : text;
}

/** Of what was measured on both processors, the page has the figures of the slow one. */
const ofSlowProcessor = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ name }) =>
      !name.includes('1×') || !rows.some((row) => row.name === name.replace('1×', '4×')),
  );

/** A contest as a table: a row for each figure, a column for each contestant. */
export function tableOfContest({ contestants, rows }: Outcome): string {
  return tableOf([
    ['', ...Object.values(contestants), 'bound'],
    ...ofSlowProcessor(rows).map((row) => [
      nameWithUnit(row),
      ...Object.keys(contestants).map((contestant) => cellOf(row, contestant)),
      verdict(row, contestants),
    ]),
  ]);
}

/** How figures grow: a row for each figure, a column for each size. */
export function tableOfGrowth({ of, sizes, curves }: Grown): string {
  return tableOf([
    [of, ...sizes.map((size) => size.toLocaleString('en')), 'may be'],
    ...curves.map((curve) => [
      nameWithUnit(curve),
      ...curve.values.map((value) => figureText(value, curve.unit)),
      `${curve.growth} ${curve.isKept ? '✓' : '✗'}`,
    ]),
  ]);
}
