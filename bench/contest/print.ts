import type { Bound, Row } from './contest.ts';

/** A bound as readers know it. */
export function boundText(bound: Bound | undefined, contestants: Record<string, string>): string {
  if (bound === undefined) return '';
  if ('most' in bound) return `≤ ${bound.most.toLocaleString('en')}`;
  return `≤ ${bound.times} × ${contestants[bound.of]}`;
}

/** Small times and weights with a decimal, so that they can be compared. */
export function figureText(value: number, unit: Row['unit']): string {
  const digits = unit !== '' && value < 20 ? 1 : 0;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const nameWithUnit = ({ name, unit }: Pick<Row, 'name' | 'unit'>): string =>
  unit === '' ? name : `${name}, ${unit}`;

const nameWidth = 68;
const cellWidth = 17;

const inCells = (texts: readonly string[]): string =>
  texts.map((text) => text.padStart(cellWidth)).join('');

export function printHead(title: string, heads: readonly string[]): void {
  console.log(`\n${title.padEnd(nameWidth)}${inCells(heads)}`);
}

export function printLine(name: string, cells: readonly string[], bound: string): void {
  console.log(`${name.padEnd(nameWidth)}${inCells(cells)}  ${bound}`.trimEnd());
}

export function printRow(row: Row, contestants: Record<string, string>): void {
  const cells = Object.keys(contestants).map((contestant) =>
    figureText(row.medians[contestant] ?? Number.NaN, row.unit),
  );
  const bound = `${boundText(row.bound, contestants)}${row.isMet ? '' : '  MISSED'}`;
  printLine(nameWithUnit(row), cells, bound);
}
