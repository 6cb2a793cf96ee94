/**
 * Whether options share out the points as partial grading does: each right one has the same share, and
 * a wrong one has none, or takes as much away.
 */
export function areEvenShares(shares: readonly number[]): boolean {
  const share = shares.find((each) => each > 0) ?? 0;
  return shares.every((each) => each === 0 || Math.abs(Math.abs(each) - share) < 0.01);
}

/** The share of each right option, in percent as Moodle spells it. */
export const shareOf = (right: readonly number[]): number =>
  Number((100 / right.length).toFixed(5));
