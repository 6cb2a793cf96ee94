/** Neighbouring values and how many there are of them; both ends belong to it. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** The arithmetic mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** The middle value, of an even number of them the mean of the middle two; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return mean(middle);
}

/** As many bars as can stand beside each other. */
const mostBins = 12;

/** What people count in. */
const roundSizes = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/**
 * How many reached which scores, from 0 to the best that can be reached. Up to eleven questions
 * have a bin for each score; more share bins of a round number of questions, all alike but for the
 * last, which takes in a rest of half a bin or less, so that the full score is no sliver.
 *
 * @param scores 0 or more; one above the best counts as the best
 * @param questions how many questions the quiz has; 0 or more, whole
 * @param scorePerQuestion what a right answer is worth; above 0
 */
export function scoreBins(
  scores: readonly number[],
  questions: number,
  scorePerQuestion: number,
): Bin[] {
  const steps = questions + 1;
  const size = sizeOf(steps);
  const whole = Math.floor(steps / size);
  const count = Math.max(1, whole + (steps % size > size / 2 ? 1 : 0));
  const bins = Array.from({ length: count }, (_, index) => ({
    from: index * size * scorePerQuestion,
    to: (index === count - 1 ? questions : (index + 1) * size - 1) * scorePerQuestion,
    count: 0,
  }));
  for (const score of scores) {
    const bin = bins[Math.min(count - 1, Math.floor(score / scorePerQuestion / size))];
    if (bin) bin.count += 1;
  }
  return bins;
}

/**
 * How many took how many full minutes, from the first bin that anybody is in to the last.
 *
 * @param seconds 0 or more
 */
export function minuteBins(seconds: readonly number[]): Bin[] {
  if (seconds.length === 0) return [];
  const minutes = seconds.map((taken) => Math.floor(taken / 60));
  const least = Math.min(...minutes);
  const most = Math.max(...minutes);
  const size = sizeOf(most - least + 1);
  const first = Math.floor(least / size);
  const count = Math.floor(most / size) - first + 1;
  const bins = Array.from({ length: count }, (_, index) => ({
    from: (first + index) * size,
    to: (first + index + 1) * size - 1,
    count: 0,
  }));
  for (const taken of minutes) {
    const bin = bins[Math.floor(taken / size) - first];
    if (bin) bin.count += 1;
  }
  return bins;
}

/** The smallest round size that bins of so many values can have. */
function sizeOf(values: number): number {
  if (values <= mostBins) return 1;
  const fitting = roundSizes.find((size) => Math.ceil(values / size) < mostBins);
  return fitting ?? Math.ceil(values / (mostBins - 1));
}
