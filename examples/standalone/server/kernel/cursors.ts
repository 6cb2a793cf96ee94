import { replies } from 'quizwright/rules';
import { fieldFailure } from './failure';

/**
 * A place in a sorted list, between a row and the next: what the row is sorted by, and its id, which
 * decides between equals. It stays where it is when rows are added or deleted, the row itself too.
 */
export interface Place {
  /** An instant in milliseconds since 1970. */
  value: string | number;
  id: string;
}

/** A list's sort, as far as its cursors are concerned. */
interface Sort {
  /** The list and its sort. A cursor of another is refused. */
  name: string;
  /** What the values are. */
  kind: 'text' | 'number' | 'instant';
}

/** Far longer than any id. */
const longestId = 64;

/** Writes a place for the caller, who sends it back. It is not signed: it admits to nothing. */
export function writeCursor({ name }: Sort, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([name, value, id])).toString('base64url');
}

/**
 * Reads a place that `writeCursor` has written.
 *
 * @throws Failure 400 on `cursor` for anything else, such as the cursor of another sort
 */
export function readCursor(sort: Sort, cursor: string): Place {
  const [name, value, id, ...others] = listIn(cursor);
  const isPlace = name === sort.name && others.length === 0 && isValueOf(sort, value) && isId(id);
  if (isPlace) return { value, id };
  throw fieldFailure('cursor', replies.requests.unknownCursor);
}

function listIn(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function isValueOf({ kind }: Sort, value: unknown): value is string | number {
  if (kind === 'text') return typeof value === 'string' && isStorable(value);
  if (!Number.isSafeInteger(value)) return false;
  // PostgreSQL's calendar begins earlier than JavaScript's year 0, and both end later than 9999.
  return kind === 'number' || Math.abs(Number(value)) < Date.UTC(9999, 11);
}

const isId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= longestId && isStorable(id);

const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
