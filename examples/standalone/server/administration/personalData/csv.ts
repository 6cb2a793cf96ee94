import { guardCell } from 'quizwright/rules';

export type Cell = string | number | boolean | null;

/**
 * Rows as a file for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF. Text is guarded
 * against running as a formula; numbers stay numbers.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = guardCell(value);
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
