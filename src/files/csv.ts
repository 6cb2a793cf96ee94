import Papa from 'papaparse';
import { guardCell } from './guardCell';
import { countLineBreaks } from './lineBreaks';

/** A row of a file. */
export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  cells: string[];
  /** Whether its quotation marks do not come in pairs; what its cells hold is a guess then. */
  broken: boolean;
  /** Whether it is longer than any row of questions: its cells are only those at its beginning. */
  isTooLong?: boolean;
}

/** What a cell may hold; nothing leaves it empty. */
export type CsvCell = string | number | null | undefined;

const linesOf = (rows: CsvCell[][]): string =>
  `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: false })}\r\n`;

/** The line of a row in a file of `csvOf`. */
export const csvLine = (row: readonly CsvCell[]): string =>
  linesOf([row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell))]);

/**
 * A file for spreadsheets: UTF-8 with its mark, CRLF, and no cell that would run as a formula.
 * It is read back by `readCsv` as it was.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${linesOf([[...columns]])}${rows.map(csvLine).join('')}`;
}

const lineBreaks = /\r\n|\r|\n/g;

/** Line breaks within a row; of files that mix them, half of one may have stayed in a cell. */
function breaksIn(cells: readonly string[], newline: string): number {
  const text = cells.join(' ');
  const start = newline === '\r' && text.startsWith('\n') ? 1 : 0;
  const end = newline === '\n' && text.endsWith('\r') ? -1 : 0;
  return countLineBreaks(text, start, text.length + end);
}

/** Quotation marks looked through between pauses. */
const sliceMarks = 20_000;

/**
 * A text whose rows end as one another, as those of files that were put together do not. Within
 * quotation marks, any line break may stand. It yields where a pause is welcome.
 */
function* withOneLineBreak(
  text: string,
): Generator<null, { text: string; newline: string }, undefined> {
  const found = new Set<string>();
  const parts: string[] = [];
  let marks = 0;
  for (let start = 0; start <= text.length; marks += 1) {
    const mark = text.indexOf('"', start);
    const end = mark < 0 ? text.length : mark;
    const part = text.slice(start, end);
    const isQuoted = marks % 2 === 1;
    if (!isQuoted) for (const newline of part.match(lineBreaks) ?? []) found.add(newline);
    parts.push(isQuoted ? part : part.replace(/\r\n?/g, '\n'));
    start = end + 1;
    if (marks % sliceMarks === 0) yield null;
  }
  const [newline = '\n', other] = found;
  return other === undefined ? { text, newline } : { text: parts.join('"'), newline: '\n' };
}

/**
 * A first line by which a spreadsheet says what parts the cells of the others. One that saves the file
 * again puts it in quotation marks, or fills up its row with what parts the cells now.
 */
const delimiterLine = /^\s*"?sep=(.)"?([,;\t|]*) *(?:\r\n|\r|\n)/i;

/** Cells in quotation marks, where any delimiter may be text. */
const quotedCells = /(^|[,;\t|\r\n])"(?:[^"]|"")*"/g;
/** As many lines as say what parts the cells, whatever is above the table. */
const sampledLines = 12;

/**
 * What parts the cells: the sign that most of the first lines have, and equally often. Spreadsheets of
 * most of Europe write semicolons.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(quotedCells, '$1')
    .split(lineBreaks)
    .filter((line) => line.trim() !== '')
    .slice(0, sampledLines);
  const scoreOf = (delimiter: string): number => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return Math.max(
      // A title may have many commas, but only once.
      ...counts.map((count) => count * counts.filter((other) => other === count).length ** 2),
    );
  };
  const [first, ...others] = [',', ';', '\t', '|'] as const;
  return others.reduce<string>(
    (best, next) => (scoreOf(next) > scoreOf(best) ? next : best),
    first,
  );
}

/**
 * Where a row ends of which the parser has seen a part; -1 if a quotation mark in it never closes. It
 * yields where a pause is welcome.
 */
function* endOfRow(
  text: string,
  start: number,
  { delimiter, newline }: { delimiter: string; newline: string },
): Generator<null, number, undefined> {
  let lineEnd = -1;
  for (let at = start, count = 1; ; count += 1) {
    if (count % sliceMarks === 0) yield null;
    if (text[at] === '"') {
      const close: number = text.indexOf('"', at + 1);
      if (close < 0) return -1;
      const isClosed = [delimiter, newline].some((sign) => text.startsWith(sign, close + 1));
      // A mark that ends no cell stands for itself, alone or doubled.
      at = text[close + 1] === '"' ? close + 1 : close;
      if (!isClosed && close + 1 < text.length) continue;
      at = close + 1;
    }
    if (lineEnd < at) lineEnd = text.indexOf(newline, at);
    if (lineEnd < 0) lineEnd = text.length;
    const cellEnd = text.indexOf(delimiter, at);
    if (cellEnd < 0 || cellEnd >= lineEnd) return lineEnd;
    at = cellEnd + delimiter.length;
  }
}

/** Rows parsed at a time: few enough for a frame. */
const sliceRows = 200;
/** The characters among them: far more than a row of questions has. */
const sliceCharacters = 200_000;
/** How often a mark that never closes is stepped over: each time, the rest is looked through again. */
const mostRecoveries = 20;

/**
 * Reads the rows of a CSV text one by one; null where a pause is welcome. Its delimiter and line breaks
 * are found out. Rows without any text are left out. It takes any text.
 */
export function* readCsv(written: string): Generator<CsvRow | null, void, undefined> {
  const [first = '', named, padding = ''] = delimiterLine.exec(written) ?? [];
  const { text, newline } = yield* withOneLineBreak(written.slice(first.length));
  const delimiter = padding[0] ?? named ?? delimiterOf(text);
  const config = { delimiter, newline, preview: sliceRows, fastMode: false };
  let line = first.split(lineBreaks).length;
  let recoveries = 0;
  for (let start = 0; start < text.length;) {
    yield null;
    const rest = text.slice(start, start + sliceCharacters);
    const isLast = start + rest.length === text.length;
    const parse = (leavesLast: boolean) =>
      new Papa.Parser(config as Papa.ParseConfig).parse(rest, 0, leavesLast) as Papa.ParseResult<
        string[]
      >;
    let parsed = parse(!isLast);
    if (parsed.data.length === 0) {
      parsed = parse(false);
      const end = yield* endOfRow(text, start, config);
      const { data, errors } = parsed;
      if (end >= 0 || errors.length === 0 || recoveries === mostRecoveries) {
        yield { line, cells: data[0] ?? [], broken: end < 0, isTooLong: true };
        const stop = end < 0 ? text.length : end + newline.length;
        line += countLineBreaks(text, start, stop);
        start = stop;
        continue;
      }
    }
    const { data, errors, meta } = parsed;
    const broken = new Set(errors.map(({ row }) => row));
    const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
    let next = meta.cursor;
    for (const [index, cells] of data.entries()) {
      if (index === unclosed?.row && recoveries < mostRecoveries) {
        // Everything up to the end went into this cell: continue with the line after its mark instead.
        recoveries += 1;
        const end = rest.indexOf(newline, unclosed.index);
        if (end >= 0) next = end + newline.length;
        const last = (cells.pop() ?? '').split(newline, 1);
        yield { line, cells: [...cells, ...last], broken: true };
        line += 1 + breaksIn(cells, newline);
        break;
      }
      if (cells.some((cell) => cell.trim() !== ''))
        yield { line, cells, broken: broken.has(index) };
      line += 1 + breaksIn(cells, newline);
    }
    // Nothing read would be read for ever.
    start += Math.max(1, next);
  }
}
