/**
 * Where a spreadsheet may detect a formula: at the start of a cell, and after separators at which
 * some spreadsheets split even a quoted cell.
 */
const formula = /(?<=^|[;\t\r\n])(?=[\s']*[=+\-@＝＋－＠])/g;

export type Cell = string | number | boolean | null;

/**
 * Rows as a file for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF. Text that would
 * run as a formula is prefixed with an apostrophe; numbers stay numbers.
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
