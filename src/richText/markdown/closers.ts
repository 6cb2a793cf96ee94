import { isSpace } from './characters';

/**
 * Finds the ends of code and of formulas. The text is read once for all of them: searching from
 * each beginning would take quadratic time where ends are missing.
 */
export interface Closers {
  /** The next row of exactly so many backticks; undefined where there is none. */
  backticks: (length: number, from: number) => number | undefined;
  /** The next `$` or `$$` that can end a formula. */
  dollars: (length: number, from: number) => number | undefined;
}

export function createClosers(text: string): Closers {
  return {
    backticks: nextOf(() => backtickRows(text)),
    dollars: nextOf(() => dollarRows(text)),
  };
}

type Rows = Map<number, number[]>;

/** Answers with the first row at or behind a position; asked in ascending order only. */
function nextOf(readRows: () => Rows): Closers['backticks'] {
  let rows: Rows | undefined;
  const passed = new Map<number, number>();
  return (length, from) => {
    rows ??= readRows();
    const starts = rows.get(length) ?? [];
    let at = passed.get(length) ?? 0;
    while ((starts[at] ?? Number.POSITIVE_INFINITY) < from) at += 1;
    passed.set(length, at);
    return starts[at];
  };
}

function add(rows: Rows, length: number, start: number): void {
  const starts = rows.get(length);
  if (starts === undefined) rows.set(length, [start]);
  else starts.push(start);
}

function backtickRows(text: string): Rows {
  const rows: Rows = new Map();
  for (const { 0: row, index } of text.matchAll(/`+/g)) add(rows, row.length, index);
  return rows;
}

function dollarRows(text: string): Rows {
  const rows: Rows = new Map();
  for (const { 0: row, index } of text.matchAll(/\\[^]|\$+/g)) {
    if (row[0] === '\\' || row.length > 2) continue;
    // "$5 and $10" is no formula.
    const isAmount = isSpace(text[index - 1] ?? '') || /\d/.test(text[index + 1] ?? '');
    if (row.length === 2 || !isAmount) add(rows, row.length, index);
  }
  return rows;
}
