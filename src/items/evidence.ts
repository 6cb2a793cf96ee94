import { answerOf, type Answers } from '../rules/answers';
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
  const marks = items.map((item) => attempts.map((answers) => markOf(item, answers, grading)));
  const totals = attempts.map((_, row) => sum(marks.map((column) => column[row] ?? 0)));

  return items.map((item, index) => {
    const own = marks[index] ?? [];
    const rest = totals.map((total, row) => total - (own[row] ?? 0));
    const given = attempts.flatMap((answers) => answerOf(answers, item.id) ?? []);
    return {
      id: item.id,
      ...rulesOf(item).count(given),
      omitted: attempts.length - given.length,
      facility: attempts.length === 0 ? null : toFourDecimals(shareOf(sum(own)) / attempts.length),
      discrimination: correlation(own, rest),
    };
  });
}

/** Pearson's r. Sums of whole numbers are exact, so no spread is exactly 0 rather than almost 0. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const covariance = (one: readonly number[], other: readonly number[]) =>
    one.length * sum(one.map((value, row) => value * (other[row] ?? 0))) - sum(one) * sum(other);
  const spread = covariance(xs, xs) * covariance(ys, ys);
  return spread === 0 ? null : toFourDecimals(covariance(xs, ys) / Math.sqrt(spread));
}

/** Adding 0 turns the -0 that a tiny negative number rounds to into 0. */
function toFourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
