import type { Role } from './columns';
import type { MissingColumn } from './findTable';
import type { Counting, KeyColumn } from './keys';
import { sha256 } from './sha256';

/** A column of a table, as it is shown. */
export interface FoundColumn {
  /** Empty where it has none. */
  heading: string;
  role: Role;
  /** Its texts in the first rows, cut to some words. */
  samples: readonly string[];
}

/** A table of a text, and what its columns become. */
export interface FoundTable {
  /** The file of an archive that has it. */
  path: string | undefined;
  /** The key of its headings, as of `headingsKey`. */
  key: string;
  /** The place of its headings among the first rows; -1 for none. */
  head: number;
  /** The first rows, one of which may be the headings. */
  rows: readonly { line: number; text: string }[];
  columns: readonly FoundColumn[];
  /** The lines of the samples. */
  sampleLines: readonly number[];
  missing: readonly MissingColumn[];
  /** How the numbers in its keys count; undefined where none is a number. */
  keys: KeyColumn | undefined;
  /** Whether nothing is guessed or left over. */
  isSure: boolean;
  /** Whether somebody chose what its columns become. */
  isChosen: boolean;
}

/** What somebody chose for tables. */
export interface TableChoices {
  /** What columns become, by the key of their headings. */
  roles: ReadonlyMap<string, readonly Role[]>;
  /** The place of the headings among the first rows, by the path of the table; -1 for none. */
  heads: ReadonlyMap<string | undefined, number>;
  /** How the numbers in keys count. */
  counting?: Counting | undefined;
}

export const noChoices: TableChoices = { roles: new Map(), heads: new Map() };

/** What a reader of tables needs to know, and whom it tells what it found. */
export interface TableReading {
  /** Whether a word names a type of the bank. */
  isType: (word: string) => boolean;
  /** Whether questions may have tags. */
  takesTags: boolean;
  choices: TableChoices;
  onTable: (table: FoundTable) => void;
}

/**
 * The same for tables with the same headings, whatever their case and blanks. It does not give away
 * the headings, for a row of a question may be taken for them.
 */
export function headingsKey(headings: readonly string[]): string {
  const names = headings.map((text) => text.normalize().toLowerCase().replace(/\s+/g, ' ').trim());
  while (names.at(-1) === '') names.pop();
  const named = names.length > 0 ? names : headings.length;
  return sha256(new TextEncoder().encode(JSON.stringify(named)));
}
