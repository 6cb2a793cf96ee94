import { addCounts, sum } from './counts';
import type { ItemStatistics } from './evidence';
import { attemptsOf } from './itemVerdicts';
import type { Letter } from '../rules/limits';
import type { Graded, Offered } from './kind/kind';
import type { Formatted } from './kind/kind';
import { wordingOf } from './wordingOf';

/** An item as a quiz asked it, with how students did on it. */
export interface AskedItem extends Omit<ItemStatistics, 'id'>, Offered, Graded, Formatted {
  title: string;
}

export interface PooledItem<Asked> {
  /** The figures over all that are pooled; discrimination, which belongs to one quiz, is null. */
  item: AskedItem;
  /** The quizzes that were pooled, in the order given. */
  pooled: Asked[];
  /** How many quizzes worded it differently and are left out. */
  otherWording: number;
}

/**
 * What several quizzes say of one question, by adding up their attempts. With other words or another
 * key it is another question, so only quizzes that ask it as the first does are pooled.
 *
 * @param asked newest first
 * @returns null where no quiz asked it
 */
export function pooledItem<Asked extends { item: AskedItem }>(
  asked: readonly Asked[],
): PooledItem<Asked> | null {
  const newest = asked[0]?.item;
  if (newest === undefined) return null;
  const pooled = asked.filter(({ item }) => wordingOf(item) === wordingOf(newest));
  const choices = addCounts(pooled.map(({ item }) => item.choices));
  const omitted = sum(pooled.map(({ item }) => item.omitted));
  const attempts = sum(pooled.map(({ item }) => attemptsOf(item)));
  const facility = attempts === 0 ? null : earnedBy(pooled.map(({ item }) => item)) / attempts;
  const answered = newest.answered === undefined ? {} : { answered: attempts - omitted };
  return {
    item: { ...newest, choices, omitted, ...answered, facility, discrimination: null },
    pooled,
    otherWording: asked.length - pooled.length,
  };
}

/** How many attempts earned the points; counted where everyone chose one option, or else by shares. */
function earnedBy(items: readonly AskedItem[]): number {
  return sum(
    items.map((item) =>
      item.answered === undefined
        ? (item.choices[item.answer as Letter] ?? 0)
        : (item.facility ?? 0) * attemptsOf(item),
    ),
  );
}
