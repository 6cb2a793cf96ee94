import { readCsv, type CsvRow } from '../../files/csv';
import { unguardCell } from '../../files/guardCell';
import type { QuestionFormat } from '../format/questionFormat';
import {
  foundAt,
  markdownText,
  optionOf,
  plainText,
  refuseSize,
  type FoundField,
  type FoundQuestion,
  type FoundText,
} from '../found/found';
import { headingsKey, type TableReading } from '../tables/tables';
import { typedNamed } from '../found/vocabulary';
import { headingMeaning, placeOfRole, type Role } from '../tables/columns';
import { findTable, headRows, headingsOf, namesOf, type Table } from '../tables/findTable';
import { rightOnes, surveyKeys, type Key, type KeyColumn } from '../tables/keys';

/** Where the parts of a question are in a row. */
interface Layout {
  width: number;
  fields: ReadonlyMap<Role, number>;
  tags: readonly number[];
  /** Where each option is, in order, and the place from 0 that its heading names. */
  options: readonly { column: number; place: number }[];
  /** Where each wrong option is, if the right one is only in the column of the answer. */
  wrong: readonly number[];
  /** Whether a number in the key counts the options before it is the text of one. */
  isNumbered: boolean;
  keys: Omit<KeyColumn, 'canBeText'>;
}

/** What is shown of a table beside its columns. */
const mostSamples = 3;
const longestSample = 120;

const cut = (text: string): string =>
  text.length > longestSample ? `${text.slice(0, longestSample).trimEnd()}…` : text;

const at = ({ cells }: CsvRow, column: number | undefined): string =>
  column === undefined ? '' : unguardCell(cells[column] ?? '').trim();

function layoutOf({ width, roles, optionsFrom }: Table): Layout {
  const placed = (isWanted: (role: Role) => boolean): number[] =>
    roles.flatMap((role, column) => (isWanted(role) ? column : []));
  return {
    width,
    fields: new Map(roles.map((role, column) => [role, column] as const).reverse()),
    tags: placed((role) => role === 'tags'),
    options: placed((role) => placeOfRole(role) >= 0)
      .map((column) => ({ column, place: placeOfRole(roles[column]!) }))
      .sort((one, other) => one.place - other.place),
    wrong: placed((role) => role === 'wrong'),
    isNumbered: optionsFrom !== undefined,
    keys: { counting: 'one', isMixed: false },
  };
}

/** The columns of the options of a row, up to the last one with a text. */
function optionColumns(row: CsvRow, { options, wrong, fields }: Layout): (number | undefined)[] {
  const columns =
    options.length < 2
      ? [fields.get('answer'), ...wrong]
      : options.map(({ column }): number | undefined => column);
  while (columns.length > 0 && at(row, columns.at(-1)) === '') columns.pop();
  return columns;
}

const typedIn = (row: CsvRow, { fields }: Layout) => typedNamed(at(row, fields.get('kind')));

function keyOf(row: CsvRow, layout: Layout): Key {
  return {
    key: at(row, layout.fields.get('answer')),
    options: optionColumns(row, layout).map((column) => at(row, column)),
  };
}

function* keysOf(rows: Iterable<CsvRow>, layout: Layout): Generator<Key, void, undefined> {
  for (const row of rows) {
    if (!row.isTooLong && !typedIn(row, layout)) yield keyOf(row, layout);
  }
}

/** Of a word that says that several options may be chosen; "multiple choice" means one of several. */
const saysSeveral = (kind: string): boolean =>
  /^(?:multiple|checkbox(?:es)?|ma|mehrfachauswahl|mehrfachantwort|multi(?:ple)?[\s-]?(?:select|answers?|responses?))$/i.test(
    kind,
  );

function readRow(row: CsvRow, layout: Layout, path: string | undefined): FoundQuestion {
  const { line, cells, broken, isTooLong } = row;
  const { fields } = layout;
  const found = foundAt(line, path);
  if (isTooLong) {
    refuseSize(found);
    return found;
  }
  const cell = (role: Role): string => at(row, fields.get(role));
  const isMarkdown = cell('format').toLowerCase() === 'markdown';
  // Blanks at the start of Markdown may make its first line code.
  const textIn = (column: number | undefined): FoundText =>
    isMarkdown && column !== undefined
      ? markdownText(unguardCell(cells[column] ?? '').trimEnd())
      : plainText(at(row, column));
  const remark = (field: FoundField, say: FoundQuestion['problems'][number]['say']) =>
    found.problems.push({ line, path, field, say });

  found.id = cell('_id') || undefined;
  found.text = textIn(fields.get('title'));
  found.explanation = textIn(fields.get('description'));
  found.hasFields = true;
  found.type = cell('type');
  found.difficulty = cell('difficulty');
  found.tags = layout.tags
    .flatMap((column) => at(row, column).split(/[,;|]/))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  if (broken) {
    remark('file', (words) => words.quotes);
  } else if (cells.slice(layout.width).some((text) => text.trim() !== '')) {
    remark('file', (words) => words.moreCells(cells.length, layout.width));
  }
  const typed = typedIn(row, layout);
  if (typed) {
    typed.take(found, cell('answer'));
    return found;
  }
  found.options = optionColumns(row, layout).map((column) => optionOf(textIn(column)));
  const key = keyOf(row, layout);
  if (key.key !== '') {
    const places = layout.options.map(({ place }) => place);
    const right = places.length < 2 ? [0] : rightOnes(key, layout.keys, places, layout.isNumbered);
    if (right) found.right = right;
    else remark('answer', (words) => words.unknownAnswer(key.key.slice(0, 80)));
  }
  found.isMultiple = found.right.length > 1 || saysSeveral(cell('kind'));
  return found;
}

/** Tells how a table was read, to be shown and changed before anything is added. */
function reportTable(
  rows: readonly CsvRow[],
  table: Table,
  keys: KeyColumn | undefined,
  path: string | undefined,
  { choices, onTable }: TableReading,
): void {
  const { head, headings, roles, missing, isSure } = table;
  const first = rows.slice(head + 1, head + 1 + mostSamples);
  const key = headingsKey(headings);
  onTable({
    path,
    key,
    head,
    missing,
    keys,
    isSure,
    rows: rows.slice(0, headRows).map(({ line, cells }) => ({
      line,
      text: cut(cells.filter((text) => text.trim() !== '').join(', ')),
    })),
    columns: headings.map((heading, column) => ({
      heading: cut(heading.replace(/\s+/g, ' ').trim()),
      role: roles[column] ?? 'leaveOut',
      samples: first.map((row) => cut(at(row, column))),
    })),
    sampleLines: first.map(({ line }) => line),
    isChosen: choices.roles.has(key),
  });
}

/**
 * Reads questions from a table with a row a question. Its headings, among the first rows, name the
 * columns in any order, in English, German or Arabic: the question, its options in a column each, and
 * the key. What was chosen for such headings comes before what they say.
 */
function* readCsvQuestions(
  text: string,
  path: string | undefined,
  reading: TableReading,
): Generator<FoundQuestion | null, void, undefined> {
  const { choices } = reading;
  const rows: CsvRow[] = [];
  for (const row of readCsv(text)) {
    if (row) rows.push(row);
    else yield null;
  }
  if (rows.length === 0) return;
  const table = yield* findTable(rows, {
    ...reading,
    head: choices.heads.get(path),
    rolesFor: (headings) => choices.roles.get(headingsKey(headings)),
  });
  const { head, missing, optionsFrom } = table;
  const layout = layoutOf(table);
  const data = rows.slice(head + 1);
  const hasKeys = missing.length === 0 && layout.options.length > 1;
  const keys = hasKeys ? yield* surveyKeys(keysOf(data, layout), optionsFrom) : undefined;
  const { counting = keys?.counting } = choices;
  reportTable(rows, table, keys && counting ? { ...keys, counting } : undefined, path, reading);
  if (missing.length > 0) {
    const { line } = rows[Math.max(0, head)]!;
    const found = foundAt(line, path);
    const say: FoundQuestion['problems'][number]['say'] = (words) =>
      words.columns(head < 0 ? undefined : line, namesOf(missing, words));
    found.problems.push({ line, path, field: 'file', say });
    yield found;
    return;
  }
  if (keys) layout.keys = choices.counting ? { counting: choices.counting, isMixed: false } : keys;
  for (const row of data) yield readRow(row, layout, path);
}

export const csv: QuestionFormat = {
  name: 'CSV',
  endings: ['csv', 'tsv'],
  likeness(head) {
    let count = 0;
    for (const row of readCsv(head)) {
      if (!row) continue;
      const roles = headingsOf(row).map((heading) => headingMeaning(heading)?.role);
      if (roles.includes('title') && roles.includes('answer')) return 2;
      count += 1;
      if (count === headRows) break;
    }
    return 0;
  },
  read: readCsvQuestions,
};
