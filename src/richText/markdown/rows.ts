import { isAsciiPunctuation, trim } from './characters';
import type { Alignment } from './tree';

/** More columns than anybody reads; a row is then a line of text. */
const mostColumns = 64;

/** The cells of a row of a table. */
export function cellsOf(line: string): string[] {
  const row = trim(line);
  const cells: string[] = [];
  let cell = '';
  let isEnded = false;
  for (let at = row[0] === '|' ? 1 : 0; at < row.length; at += 1) {
    const character = row[at] ?? '';
    isEnded = character === '|';
    if (isEnded) {
      cells.push(trim(cell));
      cell = '';
    } else if (character === '\\' && isAsciiPunctuation(row[at + 1])) {
      at += 1;
      cell += row[at] === '|' ? '|' : `\\${row[at]}`;
    } else cell += character;
  }
  if (!isEnded) cells.push(trim(cell));
  return cells;
}

/** The alignments that the line under a table's head states, such as `| :--- | ---: |`. */
export function alignmentsOf(line: string): Alignment[] | undefined {
  if (!/[|:]/.test(line) || !/^[-:| \t]+$/.test(line)) return undefined;
  const cells = cellsOf(line);
  if (cells.length === 0 || cells.length > mostColumns) return undefined;
  if (!cells.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  return cells.map((cell) => {
    if (!cell.endsWith(':')) return cell.startsWith(':') ? 'start' : undefined;
    return cell.startsWith(':') ? 'center' : 'end';
  });
}
