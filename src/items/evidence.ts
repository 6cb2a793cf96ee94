import { answerOf, type Answers } from '../rules/answers';
import { countAnswers, sum } from './counts';
import { markOf } from './grading';
import type { AnswerCounts } from './kind/kind';
import type { KeyedItem } from './marking';

/** How students did on one item of a quiz, over all attempts. */
export interface ItemStatistics {
  id: string;
  /** How many chose each option. */
  choices: AnswerCounts;
  /** How many chose none. */
  omitted: number;
  /** Share of right answers, 0 to 1; null without attempts. */
  facility: number | null;
  /**
   * Corrected item–rest correlation, -1 to 1: the point-biserial correlation of this item, right or
   * wrong, with the number of right answers to all the others. Null where it is not defined: fewer
   * than two attempts, or no variation in this item or in the rest.
   */
  discrimination: number | null;
}

/**
 * Item statistics of a quiz, in the order of its items. An omitted item counts as wrong; answers
 * to items that are not in the quiz count nothing. Facility and discrimination have four decimals.
 *
 * @param attempts one entry for each attempt
 */
export function itemEvidence(
  items: readonly KeyedItem[],
  attempts: readonly Answers[],
): ItemStatistics[] {
  const marks = items.map((item) => attempts.map((answers) => markOf(item, answers)));
  const totals = attempts.map((_, row) => sum(marks.map((column) => column[row] ?? 0)));

  return items.map((item, index) => {
    const own = marks[index] ?? [];
    const rest = totals.map((total, row) => total - (own[row] ?? 0));
    const given = attempts.flatMap((answers) => answerOf(answers, item.id) ?? []);
    return {
      id: item.id,
      choices: countAnswers(given),
      omitted: attempts.length - given.length,
      facility: attempts.length === 0 ? null : toFourDecimals(sum(own) / attempts.length),
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
