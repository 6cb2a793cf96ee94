import { addCounts, addGiven, sum } from './kind/counts';
import type { ItemStatistics } from './evidence';
import { attemptsOf, type ItemFigures } from './itemVerdicts';
import type { Graded, Offered } from './kind/kind';
import type { Formatted } from './kind/kind';
import { rulesOf } from './itemRules';
import { wordingOf } from './wordingOf';

/** An item as a quiz asked it, with how students did on it. */
export interface AskedItem extends Omit<ItemStatistics, 'id'>, Offered, Graded, Formatted {
  title: string;
}

export interface PooledItem<Asked> {
  /** The figures over all that are pooled. */
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
  return {
    item: {
      ...newest,
      ...pooledFigures(
        newest,
        pooled.map(({ item }) => item),
      ),
    },
    pooled,
    otherWording: asked.length - pooled.length,
  };
}

/**
 * The figures of several quizzes that asked the same, over all their attempts. Discrimination belongs
 * to a quiz, so it is the mean of those of the quizzes, by their attempts; null where none has one.
 *
 * @param key the key of the item
 */
export function pooledFigures(
  key: Graded,
  figures: readonly Omit<ItemStatistics, 'id'>[],
): ItemFigures {
  const attempts = sum(figures.map(attemptsOf));
  const omitted = sum(figures.map((one) => one.omitted));
  const counted = figures.some((one) => one.answered !== undefined);
  return {
    choices: addCounts(figures.map(({ choices }) => choices)),
    ...(figures.some(({ given }) => given) && {
      given: addGiven(figures.map(({ given = [] }) => given)),
    }),
    omitted,
    ...(counted && { answered: attempts - omitted }),
    facility: attempts === 0 ? null : earnedBy(key, figures) / attempts,
    discrimination: meanDiscrimination(figures),
  };
}

function meanDiscrimination(figures: readonly ItemFigures[]): number | null {
  const measured = figures.flatMap((one) =>
    one.discrimination === null ? [] : [{ of: one.discrimination, attempts: attemptsOf(one) }],
  );
  const attempts = sum(measured.map((one) => one.attempts));
  return attempts === 0 ? null : sum(measured.map((one) => one.of * one.attempts)) / attempts;
}

/** How many attempts earned the points; counted where everyone chose one option, or else by shares. */
function earnedBy(key: Graded, figures: readonly ItemFigures[]): number {
  const { mark } = rulesOf(key);
  return sum(
    figures.map((one) =>
      one.answered === undefined
        ? sum(
            Object.entries(one.choices).map(
              ([answer, count]) => count * mark(key, answer, undefined),
            ),
          )
        : (one.facility ?? 0) * attemptsOf(one),
    ),
  );
}
