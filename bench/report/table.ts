import { ours, type Outcome, type Row } from '../contest/contest.ts';
import { boundText, figureText, nameWithUnit } from '../contest/print.ts';
import type { Grown } from '../growth/grow.ts';

const tableOf = (lines: readonly (readonly string[])[]): string => {
  const [head = [], ...rest] = lines;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** A bound, and whether it is kept. */
function verdict({ bound, isMet }: Row, contestants: Outcome['contestants']): string {
  if (bound === undefined) return '';
  return `${boundText(bound, contestants)} ${isMet ? '✓' : '✗'}`;
}

/** A contest as a table: a row for each figure, a column for each contestant. */
export function tableOfContest({ contestants, rows }: Outcome): string {
  return tableOf([
    ['', ...Object.values(contestants), 'bound'],
    ...rows.map((row) => [
      nameWithUnit(row),
      ...Object.keys(contestants).map((contestant) =>
        figureText(row.medians[contestant] ?? Number.NaN, row.unit),
      ),
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

/** Whom we lose to in each figure, in one list. */
export function lossesIn({ contestants, rows }: Outcome): string[] {
  return rows.flatMap((row) => {
    const own = row.medians[ours] ?? Number.NaN;
    const ahead = Object.entries(row.medians)
      .filter(([contestant, value]) => contestant !== ours && value < own)
      .map(([contestant]) => contestants[contestant]);
    return ahead.length === 0 ? [] : [`- ${row.name}: behind ${ahead.join(', ')}`];
  });
}
