/** The time of an attempt at one moment. */
export interface TimeReading {
  /** Null from a server that sends no times. */
  secondsLeft: number | null;
  /** From the start to the end; null if unknown. */
  secondsInAll: number | null;
  isApproximate: boolean;
  /** ISO 8601. */
  endsAt: string | null;
}

/** Something to announce: a threshold was crossed, or the end moved. */
export type TimeNews =
  | { kind: 'left'; secondsLeft: number; isHalf: boolean }
  /** By how many seconds; below 0 if the end is earlier. */
  | { kind: 'moved'; seconds: number };

/** What was announced so far. */
export interface TimeWatch {
  endsAt: string | null;
  /** Seconds left when they were last exact. */
  last: number | null;
  /** Thresholds announced since the end last moved. */
  said: readonly number[];
}

/** A watch that has announced nothing. */
export const newWatch: TimeWatch = { endsAt: null, last: null, said: [] };

const cautionFrom = 300;
const criticalFrom = 60;

/** Seconds left at which the time is announced, besides half of the total. */
const fixed = [600, cautionFrom, criticalFrom, 10];

/** Seconds by which the end must move to be announced. Less is the server's rounding. */
const movedFrom = 30;

/**
 * Takes one reading of the time. A threshold is announced once, when the time crosses it during the
 * watch, and again after the end moves. It is not announced if the watch begins below it or while
 * the time is approximate. If a throttled tab crosses several at once, only the nearest to the end
 * is announced.
 */
export function watchTime(
  watch: TimeWatch,
  { secondsLeft, secondsInAll, isApproximate, endsAt }: TimeReading,
): { watch: TimeWatch; news: TimeNews | null } {
  if (secondsLeft === null) return { watch, news: null };

  const from = watch.endsAt ?? endsAt;
  const moved =
    from === null || endsAt === null ? 0 : (Date.parse(endsAt) - Date.parse(from)) / 1000;
  if (Math.abs(moved) >= movedFrom) {
    const last = isApproximate ? null : secondsLeft;
    return { watch: { endsAt, last, said: [] }, news: { kind: 'moved', seconds: moved } };
  }

  if (isApproximate) return { watch: { ...watch, endsAt: from }, news: null };

  const { last, said } = watch;
  const half = secondsInAll === null ? null : Math.ceil(secondsInAll / 2);
  const crossed = (half === null ? fixed : [half, ...fixed]).filter(
    (threshold) =>
      last !== null && secondsLeft <= threshold && threshold < last && !said.includes(threshold),
  );
  return {
    watch: { endsAt: from, last: secondsLeft, said: [...said, ...crossed] },
    news:
      crossed.length === 0 || secondsLeft === 0
        ? null
        : { kind: 'left', secondsLeft, isHalf: Math.min(...crossed) === half },
  };
}

/** How near the end is: caution from 5 minutes, critical from 1 minute. */
export function toneOfTime(secondsLeft: number | null): 'neutral' | 'caution' | 'critical' {
  if (secondsLeft === null || secondsLeft > cautionFrom) return 'neutral';
  return secondsLeft > criticalFrom ? 'caution' : 'critical';
}
