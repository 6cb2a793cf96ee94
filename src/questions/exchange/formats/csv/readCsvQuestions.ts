import { readCsv, unguardCell, type CsvRow } from '../../../../files/csv';
import { optionNames, usualOptions } from '../../../../items/kind/options';
import type { QuestionFormat } from '../format';
import {
  foundAt,
  markdownText,
  optionOf,
  plainText,
  type FoundField,
  type FoundQuestion,
  type FoundText,
} from '../found';
import { columnOf, placeNamed, type Column } from './columns';

/** The columns of a table, and where each is. */
interface Layout {
  width: number;
  fields: ReadonlyMap<Exclude<Column, object>, number>;
  /** Where each option is, in order. */
  options: readonly number[];
  /** Where each wrong option is, if the right one is only in the column of the answer. */
  wrong: readonly number[];
  /** Whether a figure in the key counts the options, and is not the text of one. */
  isNumbered: boolean;
}

function layoutOf(headings: readonly string[]): Layout {
  const columns = headings.map(columnOf);
  const fields = new Map<Exclude<Column, object>, number>();
  for (const [index, column] of columns.entries()) {
    if (column === undefined || typeof column === 'object') continue;
    const before = fields.get(column);
    if (before === undefined) fields.set(column, index);
    // A table with a title and a question has a name for each question.
    else if (column === 'title' && !fields.has('name')) {
      const isName = /^\W*(?:title|titel|العنوان)\W*$/i.test(headings[before]!);
      fields.set('name', isName ? before : index);
      if (isName) fields.set('title', index);
    }
  }
  const inOrder = (placeOf: (column: Column | undefined) => number): number[] =>
    columns
      .map((column, index) => ({ index, place: placeOf(column) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)
      .map(({ index }) => index);
  const options = inOrder((column) =>
    typeof column === 'object' && 'option' in column ? column.option : -1,
  );
  return {
    width: headings.length,
    fields,
    options,
    wrong: inOrder((column) =>
      typeof column === 'object' && 'wrong' in column ? column.wrong : -1,
    ),
    isNumbered: options.some((index) => /\p{N}/u.test(headings[index]!)),
  };
}

/** What a table has to have for its rows to be questions. */
function missingIn({ fields, options, wrong }: Layout): string[] {
  const hasOptions = options.length > 1 || wrong.length > 0;
  return [
    ...(fields.has('title') ? [] : ['title']),
    ...(hasOptions ? [] : optionNames.slice(options.length, usualOptions)),
    ...(fields.has('answer') ? [] : ['answer']),
  ];
}

/** Which options a key names, by letters, by figures or by the text of one; null if it names none. */
function rightOnes(key: string, options: readonly string[], isNumbered: boolean): number[] | null {
  const exact = (text: string) => text.normalize().trim();
  const loose = (text: string) => exact(text).toLowerCase().replace(/\s+/g, ' ');
  const places = (signs: RegExp): number[] | null => {
    const named = key
      .replace(/^\s*(?:option|choice|answer|antwort)\s+/i, '')
      .split(/[\s,;/&+|]+/)
      .map((name) => name.replace(/[.)]$/, ''))
      .filter((name) => name !== '');
    return named.length > 0 && named.every((name) => signs.test(name))
      ? [...new Set(named.map(placeNamed))]
      : null;
  };
  const byText = () => {
    const same = options.findIndex((text) => exact(text) === exact(key));
    if (same >= 0) return [same];
    const alike = options.flatMap((text, place) => (loose(text) === loose(key) ? [place] : []));
    return alike.length === 1 ? alike : null;
  };
  const byLetter = () => places(/^[a-hأبجدهوزح]$/i);
  const byFigure = () => places(/^[1-8١-٨]$/);
  const ways = isNumbered ? [byFigure, byText, byLetter] : [byLetter, byText, byFigure];
  for (const way of ways) {
    const right = way();
    if (right) return right.every((place) => place < options.length) ? right : null;
  }
  return null;
}

function readRow(
  { line, cells, broken }: CsvRow,
  layout: Layout,
  path: string | undefined,
): FoundQuestion {
  const found = foundAt(line, path);
  const written = (index: number | undefined): string =>
    index === undefined ? '' : unguardCell(cells[index] ?? '');
  const at = (index: number | undefined): string => written(index).trim();
  const cell = (field: Exclude<Column, object>): string => at(layout.fields.get(field));
  const isMarkdown = cell('format').toLowerCase() === 'markdown';
  // Blanks at the start of Markdown may make its first line code.
  const textIn = (index: number | undefined): FoundText =>
    isMarkdown ? markdownText(written(index).trimEnd()) : plainText(at(index));
  const remark = (field: FoundField, say: FoundQuestion['problems'][number]['say']) =>
    found.problems.push({ line, path, field, say });
  const key = cell('answer');
  const isOnlyInKey = layout.options.length < 2;
  const { wrong, fields } = layout;
  const options = isOnlyInKey ? [fields.get('answer'), ...wrong] : [...layout.options];
  while (options.length > 0 && at(options.at(-1)) === '') options.pop();

  found.id = cell('_id') || undefined;
  found.name = cell('name');
  found.text = textIn(fields.get('title'));
  found.explanation = textIn(fields.get('description'));
  found.hasFields = true;
  found.type = cell('type');
  found.difficulty = cell('difficulty');
  found.tags = cell('tags')
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  found.options = options.map((index) => optionOf(textIn(index)));
  if (broken) {
    remark('file', (words) => words.quotes);
  } else if (cells.slice(layout.width).some((text) => text.trim() !== '')) {
    remark('file', (words) => words.moreCells(cells.length, layout.width));
  }
  if (key !== '') {
    const right = isOnlyInKey ? [0] : rightOnes(key, options.map(at), layout.isNumbered);
    if (right) found.right = right;
    else remark('answer', (words) => words.unknownAnswer(key.slice(0, 80)));
  }
  found.isMultiple = found.right.length > 1 || /^multiple/i.test(cell('kind'));
  return found;
}

/**
 * Reads questions from a table with a row a question, below a row that names the columns in any
 * order, in English, German or Arabic: the question, its options in a column each, and the key.
 */
function* readCsvQuestions(text: string, path?: string): Generator<FoundQuestion, void, undefined> {
  let layout: Layout | undefined;
  for (const row of readCsv(text)) {
    if (layout) {
      yield readRow(row, layout, path);
      continue;
    }
    layout = layoutOf(row.cells);
    const missing = missingIn(layout);
    if (missing.length === 0) continue;
    const found = foundAt(row.line, path);
    const names = missing.join(', ');
    found.problems.push({
      line: row.line,
      path,
      field: 'file',
      say: (words) => words.columns(names),
    });
    yield found;
    return;
  }
}

export const csv: QuestionFormat = {
  name: 'CSV',
  endings: ['csv', 'tsv'],
  likeness(head) {
    const heading = head.trimStart().split(/[\r\n]/, 1)[0] ?? '';
    const columns = heading.split(/[,;\t|]/).map((cell) => columnOf(cell.replace(/"/g, '')));
    return columns.includes('title') && columns.includes('answer') ? 2 : 0;
  },
  read: readCsvQuestions,
};
