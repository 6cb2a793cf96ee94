/** A range of values, including both ends, and how many values it contains. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** The arithmetic mean; null for an empty list. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** The middle value, or the mean of the two middle values; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return mean(middle);
}

/** The most bars that fit beside each other. */
const mostBins = 12;

/** Bin sizes that are easy to read. */
const roundSizes = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Scores have at most two decimals. */
const leastPart = 0.01;

const isWhole = (marks: number): boolean => Math.abs(marks - Math.round(marks)) < 1e-9;

/**
 * How many students reached which scores, from 0 to the maximum. Up to eleven questions get one bin
 * for each score. More questions share bins of equal, round size. The last bin absorbs a remainder
 * of half a bin or less, so that the full score does not get a sliver of its own.
 *
 * Where somebody has a part of a question's score, each bin reaches up to the next one, such as 3 to
 * 3.99, so that nobody is counted above their score.
 *
 * @param scores 0 or more, with at most two decimals; scores above the maximum count as the maximum
 * @param questions how many questions the quiz has; 0 or more, whole
 * @param scorePerQuestion the score of a right answer; above 0
 */
export function scoreBins(
  scores: readonly number[],
  questions: number,
  scorePerQuestion: number,
): Bin[] {
  const marks = scores.map((score) => Math.min(score / scorePerQuestion, questions));
  const steps = questions + 1;
  const size = sizeOf(steps);
  const whole = Math.floor(steps / size);
  const count = Math.max(1, whole + (steps % size > size / 2 ? 1 : 0));
  const gap = marks.every(isWhole) ? scorePerQuestion : leastPart;
  const bins = Array.from({ length: count }, (_, index) => {
    const from = index * size * scorePerQuestion;
    const next = from + size * scorePerQuestion;
    const to = index === count - 1 ? questions * scorePerQuestion : next - gap;
    return { from, to: Math.round(to * 100) / 100, count: 0 };
  });
  for (const mark of marks) {
    const whole = isWhole(mark) ? Math.round(mark) : Math.floor(mark);
    const bin = bins[Math.min(count - 1, Math.floor(whole / size))];
    if (bin) bin.count += 1;
  }
  return bins;
}

/**
 * How many students took how many full minutes, from the first non-empty bin to the last.
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

/** The smallest round size with which this many values fit into the bins. */
function sizeOf(values: number): number {
  if (values <= mostBins) return 1;
  const fitting = roundSizes.find((size) => Math.ceil(values / size) < mostBins);
  return fitting ?? Math.ceil(values / (mostBins - 1));
}
