import { answerOf, type Answer, type Answers } from '../rules/answers';
import type { Grading } from '../rules/limits';
import { sum } from './kind/counts';
import { markOf, shareOf, type KeyedItem } from './grading';
import type { Counted } from './kind/kind';
import { rulesOf } from './itemRules';

/** How students did on one item of a quiz, over all attempts. */
export interface ItemStatistics extends Counted {
  id: string;
  /** How many gave no answer. */
  omitted: number;
  /** Mean share of the points, 0 to 1: the share of right answers; null without attempts. */
  facility: number | null;
  /**
   * Corrected item–rest correlation, -1 to 1: the correlation of what this item earned, right or
   * wrong, with what all the others did. Null where it is not defined: fewer
   * than two attempts, or no variation in this item or in the rest.
   */
  discrimination: number | null;
}

/** Counts the attempts of a quiz, some at a time. */
export interface ItemTally {
  add(attempts: readonly Answers[]): void;
  /** In the order of the items, each worked out when it is asked for. */
  statistics(): Iterable<ItemStatistics>;
}

/** What has been counted of one item. Marks are whole numbers, so their sums are exact. */
interface Column {
  item: KeyedItem;
  given: Map<Answer, number>;
  marks: Map<Answer, number>;
  /** The sum of this item's mark × all marks of the same attempt. */
  products: number;
}

/** @param grading that of the quiz */
export function createItemTally(items: readonly KeyedItem[], grading?: Grading): ItemTally {
  const columns = items.map((item): Column => ({
    item,
    given: new Map(),
    marks: new Map(),
    products: 0,
  }));
  /** Attempts, and the sums of their totals and of the squares of these. */
  const all = { count: 0, sum: 0, squares: 0 };

  function markIn({ item, given, marks }: Column, answers: Answers): number {
    const answer = answerOf(answers, item.id);
    if (answer === undefined) return 0;
    given.set(answer, (given.get(answer) ?? 0) + 1);
    const mark = marks.get(answer) ?? markOf(item, answer, grading);
    marks.set(answer, mark);
    return mark;
  }

  function statisticsOf({ item, given, marks, products }: Column): ItemStatistics {
    const earned = [...given].map(([answer, count]) => [marks.get(answer) ?? 0, count] as const);
    const own = {
      sum: sum(earned.map(([mark, count]) => mark * count)),
      squares: sum(earned.map(([mark, count]) => mark * mark * count)),
    };
    const rest = {
      sum: all.sum - own.sum,
      squares: all.squares - 2 * products + own.squares,
    };
    const answered = sum(earned.map(([, count]) => count));
    return {
      id: item.id,
      ...rulesOf(item).count(given, answered),
      omitted: all.count - answered,
      facility: all.count === 0 ? null : toFourDecimals(shareOf(own.sum) / all.count),
      discrimination: correlation(all.count, own, rest, products - own.squares),
    };
  }

  return {
    add(attempts) {
      for (const answers of attempts) {
        const own = columns.map((column) => markIn(column, answers));
        const total = sum(own);
        all.count += 1;
        all.sum += total;
        all.squares += total * total;
        columns.forEach((column, index) => (column.products += (own[index] ?? 0) * total));
      }
    },
    *statistics() {
      for (const column of columns) yield statisticsOf(column);
    },
  };
}

/**
 * Item statistics of a quiz, in the order of its items. An omitted item counts as wrong; answers
 * to items that are not in the quiz count nothing. Facility and discrimination have four decimals.
 *
 * @param attempts one entry for each attempt
 * @param grading that of the quiz
 */
export function itemEvidence(
  items: readonly KeyedItem[],
  attempts: readonly Answers[],
  grading?: Grading,
): ItemStatistics[] {
  const tally = createItemTally(items, grading);
  tally.add(attempts);
  return [...tally.statistics()];
}

interface Sums {
  sum: number;
  squares: number;
}

/** Pearson's r. Sums of whole numbers are exact, so no spread is exactly 0 rather than almost 0. */
function correlation(count: number, xs: Sums, ys: Sums, products: number): number | null {
  const spreadOf = (one: Sums) => count * one.squares - one.sum ** 2;
  const spread = spreadOf(xs) * spreadOf(ys);
  if (spread === 0) return null;
  return toFourDecimals((count * products - xs.sum * ys.sum) / Math.sqrt(spread));
}

/** Adding 0 turns the -0 that a tiny negative number rounds to into 0. */
function toFourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
