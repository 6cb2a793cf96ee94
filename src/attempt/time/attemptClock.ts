import type { Attempt } from '../../api/entities';
import type { Device } from '../device/device';
import { createServerClock, type ServerClock } from './serverClock';

/** What is known of an attempt's time. Seconds are whole, rounded up, and never below 0. */
export interface CountdownReading {
  /** Until the start; null once it has begun, and from a server that sends no times. */
  secondsToStart: number | null;
  /** Until the end; null before the start, and from a server that sends no times. */
  secondsLeft: number | null;
  /** From the beginning of the attempt to its end; null as `secondsLeft`. */
  secondsInAll: number | null;
  /** When it ends, ISO 8601; null as `secondsLeft`. */
  endsAt: string | null;
  /** Whether the seconds may be off by more than one, until the server has been asked. */
  isApproximate: boolean;
}

const unknown: CountdownReading = {
  secondsToStart: null,
  secondsLeft: null,
  secondsInAll: null,
  endsAt: null,
  isApproximate: false,
};

/** The time of one attempt: what the server said of it, on the server's clock. */
export interface AttemptClock {
  /** Takes over the times of an answer, and the monotonic time at which it was asked for. */
  hear(attempt: Attempt, sentAt: number): void;
  /** Whether the server sends times at all. */
  isKnown(): boolean;
  isApproximate(): boolean;
  /** Notes that time may have passed unseen. */
  suspect(): void;
  /** How often time was found to have passed unseen, or may have: it grows with each waking. */
  doubts(): number;
  /** Whether the start has certainly come. */
  hasStarted(): boolean;
  /** Whether the time is certainly over; it never says so early. */
  isOver(): boolean;
  /** Milliseconds until then. */
  untilOver(): number;
  /** Milliseconds since the end by the best estimate; negative before it. */
  sinceEnd(): number;
  /**
   * The server's clock by the best estimate, and no later than the end: milliseconds since 1970;
   * undefined until it is heard.
   */
  now(): number | undefined;
  /** Milliseconds since the server was heard. */
  sinceHeard(): number;
  /** Milliseconds until the seconds shown change. */
  untilNextSecond(): number;
  /** The same object until what it says changes. */
  read(): CountdownReading;
}

export function createAttemptClock(device: Pick<Device, 'monotonic' | 'wall'>): AttemptClock {
  const clock: ServerClock = createServerClock(device);
  let times: { startedAt: number; startsAt: number | null; endsAt: string } | null = null;
  let heardAt = device.monotonic();
  /** The server's clock in the answer that was heard last. */
  let saidAt = -Infinity;
  let latest = unknown;

  const seconds = (instant: number): number =>
    Math.max(0, Math.ceil((instant - clock.now()) / 1000));
  const end = (): number => (times === null ? Infinity : Date.parse(times.endsAt));

  function reading(): CountdownReading {
    if (times === null) return unknown;
    const isApproximate = clock.isApproximate();
    if (times.startsAt !== null) {
      return { ...unknown, secondsToStart: seconds(times.startsAt), isApproximate };
    }
    return {
      ...unknown,
      secondsLeft: seconds(end()),
      secondsInAll: Math.round((end() - times.startedAt) / 1000),
      endsAt: times.endsAt,
      isApproximate,
    };
  }

  return {
    hear({ started_at, ends_at, server_now }, sentAt) {
      // Times that cannot be read are as none.
      if ([started_at, ends_at, server_now].some((time) => Number.isNaN(Date.parse(time)))) return;
      clock.sync(server_now, sentAt);
      const answeredAt = Date.parse(server_now);
      // Overtaken by a later answer on the way: the end may have moved since.
      if (sentAt < heardAt && answeredAt < saidAt) return;
      saidAt = answeredAt;
      heardAt = device.monotonic();
      const startedAt = Date.parse(started_at);
      const isAhead = startedAt > answeredAt;
      times = { startedAt, startsAt: isAhead ? startedAt : null, endsAt: ends_at };
    },
    isKnown: () => times !== null,
    isApproximate: () => times !== null && clock.isApproximate(),
    suspect: () => clock.suspect(),
    doubts: () => clock.doubts(),
    hasStarted: () =>
      times === null || times.startsAt === null || clock.reached() >= times.startsAt,
    isOver: () => clock.reached() >= end(),
    untilOver: () => end() - clock.reached(),
    sinceEnd: () => clock.now() - end(),
    // Never after the end: a device whose clock was set ahead would have chosen in years to come.
    now: () => (times === null ? undefined : Math.min(clock.now(), end())),
    sinceHeard: () => device.monotonic() - heardAt,
    untilNextSecond() {
      const left = (times?.startsAt ?? end()) - clock.now();
      const part = left % 1000;
      return part > 0 ? part : 1000;
    },
    read() {
      const next = reading();
      const keys = Object.keys(next) as (keyof CountdownReading)[];
      if (keys.some((key) => next[key] !== latest[key])) latest = next;
      return latest;
    },
  };
}
