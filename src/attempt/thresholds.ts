/** What is known of the time at one moment. */
export interface TimeReading {
  /** Null from a server that sends no times. */
  secondsLeft: number | null;
  /** From the start to the end; null where it is not known. */
  secondsInAll: number | null;
  isApproximate: boolean;
  /** ISO 8601. */
  endsAt: string | null;
}

/** What is worth saying aloud: that a threshold is crossed, or that the end was moved. */
export type TimeNews =
  | { kind: 'left'; secondsLeft: number; isHalf: boolean }
  /** By how many seconds; below 0 the end comes earlier. */
  | { kind: 'moved'; seconds: number };

/** What somebody who listens has heard so far. */
export interface TimeWatch {
  endsAt: string | null;
  /** Seconds left when they were last exact. */
  last: number | null;
  /** Thresholds said since the end was last moved. */
  said: readonly number[];
}

/** Of somebody who has just begun to listen. */
export const newWatch: TimeWatch = { endsAt: null, last: null, said: [] };

const cautionFrom = 300;
const criticalFrom = 60;

/** Seconds left at which the time is said, beside half of it. */
const fixed = [600, cautionFrom, criticalFrom, 10];

/** Seconds by which the end has to move to be news: less is the server's rounding. */
const movedFrom = 30;

/**
 * Takes one reading of the time. A threshold is news once, when it is crossed under the watch: not
 * when the watch begins below it, not while the time is approximate, and anew for a moved end. Of
 * several crossed at once, as by a throttled tab, the nearest alone is.
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
