/**
 * Where a spreadsheet may find a formula: at the start of a cell, and behind a sign at which some
 * split cells that they were told are one.
 */
const formula = /(?<=^|[;\t\r\n])(?=[\s']*[=+\-@＝＋－＠])/g;

export type Cell = string | number | boolean | null;

/**
 * Rows as a file for spreadsheets (RFC 4180): UTF-8 with its mark, CRLF. Text that would run as a
 * formula gets an apostrophe before it; numbers stay numbers.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = value.replace(formula, "'");
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
