declare const process: { env: { NODE_ENV?: string } };

/** What browsers answer that do not know where they are. */
const unknownZone = 'Etc/Unknown';

/** Stands for a zone that is unknown. */
export const zoneOfLastResort = 'UTC';

/** Whether a name is one of a time zone that this browser or server knows. */
export function isZone(name: string): boolean {
  if (name === unknownZone) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** The viewer's time zone; null if the browser does not know it. */
export function viewersZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined || timeZone === unknownZone ? null : timeZone;
}

/** The zone to format in: undefined for the viewer's, if the browser knows that. */
export function usableZone(timeZone: string | undefined): string | undefined {
  return timeZone ?? (viewersZone() === null ? zoneOfLastResort : undefined);
}

/** Whether a name was mistyped by a developer, who is at work now. */
export function isMistyped(name: string): boolean {
  if (name === unknownZone) return false;
  try {
    // Bundlers write a text here; without one, a page has no `process`.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/** Returns a function that gives a moment's local time in a time zone, as if that were UTC. */
export function clockOf(timeZone: string | undefined): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: usableZone(timeZone),
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (type: Intl.DateTimeFormatPartTypes): string =>
      parts.find((one) => one.type === type)?.value ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  };
}

const hourMs = 3_600_000;
/** No clock changes twice in it. */
const weekHours = 7 * 24;

/**
 * Whether the clocks of two zones agree for a year, as those of Asia/Calcutta and Asia/Kolkata do.
 * Their names need not: browsers differ in which of several names they use.
 */
export function haveSameClock(one: string, other: string, now: number): boolean {
  if (one === other) return true;
  const start = Math.floor(now / hourMs) * hourMs;
  const [first, second] = [clockOf(one), clockOf(other)];
  const hourOf = (hour: number): number => start + hour * hourMs;
  const offsetAt = (hour: number): number => first(hourOf(hour)) - hourOf(hour);
  const agreeAt = (hour: number): boolean => first(hourOf(hour)) === second(hourOf(hour));
  let last = offsetAt(0);
  if (!agreeAt(0)) return false;
  for (let hour = weekHours; hour <= 53 * weekHours; hour += weekHours) {
    if (!agreeAt(hour)) return false;
    const next = offsetAt(hour);
    if (next === last) continue;
    // They have to change in the same hour.
    let [before, after] = [hour - weekHours, hour];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === last) before = middle;
      else after = middle;
    }
    if (!agreeAt(before) || !agreeAt(after)) return false;
    last = next;
  }
  return true;
}
