import type { CsvRow } from '../../files/csv';
import { unguardCell } from '../../files/guardCell';
import { difficultyNamed, namesKind, typedNamed } from '../found/vocabulary';
import {
  figureOf,
  headingMeaning,
  isRole,
  letterPlace,
  optionRole,
  placeOfRole,
  type Meaning,
  type Role,
} from './columns';

/** What a table lacks, so that its rows are no questions. */
export type MissingColumn = 'title' | 'options' | 'answer';

/** What columns are called in a sentence. */
export const namesOf = (
  columns: readonly MissingColumn[],
  { missingColumns }: { missingColumns: Readonly<Record<MissingColumn, string>> },
): string => columns.map((column) => missingColumns[column]).join(', ');

/** What the columns of a table are. */
export interface Table {
  /** The place of the headings among the rows of the file; -1 where it has none. */
  head: number;
  /** How many cells a row may have. */
  width: number;
  headings: readonly string[];
  /** What each column becomes. */
  roles: readonly Role[];
  /** From where the headings of the options count, if they are numbers. */
  optionsFrom: 'one' | 'zero' | undefined;
  missing: readonly MissingColumn[];
  /** Whether nothing is guessed or left over. */
  isSure: boolean;
}

/** What helps to tell the columns of a table. */
export interface TableHints {
  /** Whether a word names a type of the bank. */
  isType: (word: string) => boolean;
  /** Whether questions may have tags. */
  takesTags: boolean;
  /** The place of the headings, if it was chosen: -1 for none. */
  head?: number | undefined;
  /** What was chosen for the columns of such headings. */
  rolesFor: (headings: readonly string[]) => readonly Role[] | undefined;
}

/** How many rows from the first may be the headings. */
export const headRows = 10;
/** Far more columns, and longer headings, than tables of questions have: the rest is not looked at. */
const mostColumns = 50;
const longestHeading = 200;

/** The cells of a row as headings. */
export const headingsOf = ({ cells }: CsvRow): string[] =>
  cells.slice(0, mostColumns).map((cell) => cell.slice(0, longestHeading));

const isFilled = (text: string): boolean => text.trim() !== '';

/** The different texts of a column that are not empty, without the guard of formulas. */
type ColumnWords = (column: number) => ReadonlySet<string>;

/** Looks through the columns. It yields after each row. */
function* surveyColumns(rows: readonly CsvRow[]): Generator<null, ColumnWords, undefined> {
  const found: (Set<string> | undefined)[] = [];
  for (const { cells } of rows) {
    yield null;
    for (const [column, cell] of cells.slice(0, mostColumns).entries()) {
      const text = unguardCell(cell).trim();
      if (text !== '') (found[column] ??= new Set()).add(text);
    }
  }
  const none: ReadonlySet<string> = new Set();
  return (column) => found[column] ?? none;
}

function missingIn(roles: readonly Role[], wordsIn: ColumnWords): MissingColumn[] {
  const kinds = roles.indexOf('kind');
  const words = kinds < 0 ? [] : [...wordsIn(kinds)];
  const hasOptions =
    roles.filter((role) => placeOfRole(role) >= 0).length > 1 ||
    roles.includes('wrong') ||
    // Questions whose answers are typed have none.
    (words.length > 0 && words.every(typedNamed));
  const parts: [MissingColumn, boolean][] = [
    ['title', roles.includes('title')],
    ['options', hasOptions],
    ['answer', roles.includes('answer')],
  ];
  return parts.flatMap(([part, isThere]) => (isThere ? [] : part));
}

/** How many columns of a question a row names; none if neither the question nor the answer is one. */
function namedIn(cells: readonly string[]): number {
  const found = cells.flatMap((cell) => headingMeaning(cell) ?? []);
  return found.some(({ role }) => role === 'title' || role === 'answer')
    ? new Set(found.map(({ role, sign = '' }) => `${role} ${sign}`)).size
    : 0;
}

/** The row that names most columns; where none does, the first of those with most cells. */
function findHead(rows: readonly CsvRow[], rolesFor: TableHints['rolesFor']): number {
  const candidates = rows.slice(0, headRows).map(headingsOf);
  const known = candidates.findIndex((cells) => rolesFor(cells) !== undefined);
  if (known >= 0) return known;
  const named = candidates.map(namedIn);
  const scores = named.some((count) => count > 1)
    ? named
    : candidates.map((cells) => cells.filter(isFilled).length);
  return scores.indexOf(Math.max(...scores));
}

/** A number of a question, alone or after a word such as "Question". */
const isNumber = (text: string): boolean =>
  /^(?:q|no|nr|question|frage|aufgabe|السؤال|سؤال)?[\s.:#№(]*\p{N}[\p{N}.,\-–]*[a-z]?[\s.:)]*$/iu.test(
    text,
  );

/** Where options are counted from, if their headings are numbers. */
function optionsFrom(
  meanings: readonly (Meaning | undefined)[],
  isOption: (column: number) => boolean,
): Table['optionsFrom'] {
  const figures = meanings
    .filter((meaning, column) => meaning?.role === 'option' && isOption(column))
    .map((meaning) => figureOf(meaning?.sign ?? ''))
    .filter((figure) => figure >= 0);
  if (figures.length === 0) return undefined;
  return figures.includes(0) ? 'zero' : 'one';
}

/** What columns become by their headings and by what is in them. */
function guessRoles(
  headings: readonly string[],
  wordsIn: ColumnWords,
  { isType, takesTags }: TableHints,
): { roles: Role[]; isSure: boolean } {
  const meanings = headings.map(headingMeaning);
  const roles = headings.map((): Role => 'leaveOut');
  const give = (column: number | undefined, role: Role) => {
    if (column !== undefined && (role === 'tags' || !roles.includes(role))) roles[column] = role;
  };
  const like = (role: Role, isWanted: (meaning: Meaning) => boolean = () => true): number[] =>
    meanings.flatMap((meaning, column) =>
      meaning?.role === role && isWanted(meaning) ? column : [],
    );
  // In our own files, a number is a title that somebody wrote.
  const isOurs = headings[0] === '_id';
  const isQuestion = (column: number): boolean => {
    const words = wordsIn(column);
    return isOurs || words.size === 0 || ![...words].every(isNumber);
  };
  // A table with a title and a question has a name for each question.
  const titles = [...like('title', ({ isWeak }) => !isWeak), ...like('title')];
  give(titles.find(isQuestion), 'title');

  const first = optionsFrom(meanings, () => true) === 'zero' ? 0 : 1;
  for (const column of like('option')) {
    const sign = meanings[column]?.sign ?? '';
    const figure = figureOf(sign);
    const role = optionRole(figure < 0 ? letterPlace(sign) : figure - first);
    if (isRole(role)) give(column, role);
  }
  for (const column of like('wrong')) roles[column] = 'wrong';
  for (const role of ['_id', 'description', 'answer', 'format', 'kind', 'tags'] as const) {
    for (const column of like(role)) give(column, role);
  }

  let isSure = true;
  // What is no type or difficulty of the bank says what the question is about.
  const classify = (role: 'type' | 'difficulty', isKnown: (word: string) => boolean) => {
    const columns = [
      ...like(role, ({ isVague }) => !isVague),
      ...like(role, ({ isVague = false }) => isVague),
    ];
    for (const column of columns) {
      const words = [...wordsIn(column)];
      const known = words.filter(isKnown).length;
      const { isVague = false } = meanings[column] ?? {};
      // One wrong word should cost its own question, not the types of all others.
      const fits = words.length === 0 || known > (isVague ? words.length / 2 : 0);
      if (fits && !roles.includes(role)) {
        roles[column] = role;
        if (isVague && known < words.length) isSure = false;
        continue;
      }
      if (role === 'type' && words.every(namesKind) && !roles.includes('kind')) {
        roles[column] = 'kind';
        continue;
      }
      isSure = false;
      if (takesTags && !words.every(isNumber)) roles[column] = 'tags';
    }
  };
  classify('type', isType);
  classify('difficulty', (word) => difficultyNamed(word) !== undefined);
  return { roles, isSure };
}

/**
 * Finds the headings of a table among its first rows, and what its columns become. It yields where a
 * pause is welcome.
 *
 * @param rows those of the file that have a text
 */
export function* findTable(
  rows: readonly CsvRow[],
  hints: TableHints,
): Generator<null, Table, undefined> {
  const { head = findHead(rows, hints.rolesFor), rolesFor } = hints;
  const named = rows[head];
  const width =
    named?.cells.length ?? rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const headings = named
    ? headingsOf(named)
    : Array.from({ length: Math.min(width, mostColumns) }, () => '');
  const wordsIn = yield* surveyColumns(rows.slice(head + 1));
  const chosen = rolesFor(headings);
  const guess = chosen
    ? { roles: headings.map((_, column) => chosen[column] ?? 'leaveOut'), isSure: true }
    : guessRoles(headings, wordsIn, hints);
  const { roles } = guess;
  const missing = missingIn(roles, wordsIn);
  const isLeft = (role: Role, column: number) => role === 'leaveOut' && wordsIn(column).size > 0;
  return {
    head,
    width,
    headings,
    roles,
    missing,
    optionsFrom: optionsFrom(
      headings.map(headingMeaning),
      (column) => placeOfRole(roles[column] ?? 'leaveOut') >= 0,
    ),
    isSure:
      guess.isSure &&
      missing.length === 0 &&
      width <= mostColumns &&
      (chosen !== undefined || (head === 0 && !roles.some(isLeft))),
  };
}
