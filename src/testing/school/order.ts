import type { OwnedQuiz } from './records';

/** What a row is sorted by; null comes last, whatever the direction. */
type Value = string | number | null;

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

function compareValues(one: Value, other: Value, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === 'number' && typeof other === 'number'
    ? sign * (one - other)
    : sign * compareTexts(String(one), String(other));
}

/**
 * Orders ids as they were given, because the ids of a kind count up.
 *
 * @example byId('question-2', 'question-10') < 0
 */
export const byId = compareTexts;

/**
 * The order that `sort` asks for: by a column from its start, or from its end with `-`.
 *
 * @param columns the value of a row in each column
 * @param usual the order without `sort`, which also decides between equal rows
 */
export function orderBy<Row, Column extends string>(
  sort: Column | `-${Column}` | undefined,
  columns: Record<Column, (row: Row) => Value>,
  usual: (one: Row, other: Row) => number,
): (one: Row, other: Row) => number {
  if (sort === undefined) return usual;
  const valueOf = columns[sort.replace(/^-/, '') as Column];
  const sign = sort.startsWith('-') ? -1 : 1;
  return (one, other) => compareValues(valueOf(one), valueOf(other), sign) || usual(one, other);
}

/** A quiz and the time that decides its place in a list. */
export interface DatedQuiz {
  owned: OwnedQuiz;
  /** In milliseconds since 1970. */
  at: number;
}

export function soonestFirst(one: DatedQuiz, other: DatedQuiz): number {
  return one.at - other.at || byId(one.owned.quiz._id, other.owned.quiz._id);
}

export function latestFirst(one: DatedQuiz, other: DatedQuiz): number {
  return other.at - one.at || byId(one.owned.quiz._id, other.owned.quiz._id);
}
