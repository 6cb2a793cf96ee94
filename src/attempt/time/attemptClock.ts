import type { Attempt } from '../../api/entities';
import type { Device } from '../device/device';
import { createServerClock, type ServerClock } from './serverClock';

/** The known times of an attempt. Seconds are whole, rounded up, and never below 0. */
export interface CountdownReading {
  /** Until the start; null after it, and from a server that sends no times. */
  secondsToStart: number | null;
  /** Until the end; null before the start, and from a server that sends no times. */
  secondsLeft: number | null;
  /** From the beginning of the attempt to its end; null if `secondsLeft` is. */
  secondsInAll: number | null;
  /** When it ends, ISO 8601; null if `secondsLeft` is. */
  endsAt: string | null;
  /** Whether the seconds may be off by more than one until the server is asked. */
  isApproximate: boolean;
}

const unknown: CountdownReading = {
  secondsToStart: null,
  secondsLeft: null,
  secondsInAll: null,
  endsAt: null,
  isApproximate: false,
};

/** The time of one attempt, by the server's replies and clock. */
export interface AttemptClock {
  /** Uses the times of a reply, and the monotonic time of its request. */
  sync(attempt: Attempt, sentAt: number): void;
  /** Whether the server sends times at all. */
  isKnown(): boolean;
  isApproximate(): boolean;
  /** Notes that time may have passed unseen. */
  suspect(): void;
  /** How often time has passed unseen, or may have. It grows each time the device wakes up. */
  doubts(): number;
  /** Whether the attempt has certainly started. */
  hasStarted(): boolean;
  /** Whether the time is certainly over. It is never true too early. */
  isOver(): boolean;
  /** Milliseconds until then. */
  untilOver(): number;
  /** Milliseconds since the end by the best estimate; negative before it. */
  sinceEnd(): number;
  /**
   * The best estimate of the server's clock, but no later than the end. Milliseconds since 1970;
   * undefined before the first reply.
   */
  now(): number | undefined;
  /** Milliseconds since the server's last reply. */
  sinceSync(): number;
  /** Milliseconds until the displayed seconds change. */
  untilNextSecond(): number;
  /** The same object until the reading changes. */
  read(): CountdownReading;
}

export function createAttemptClock(device: Pick<Device, 'monotonic' | 'wall'>): AttemptClock {
  const clock: ServerClock = createServerClock(device);
  let times: { startedAt: number; startsAt: number | null; endsAt: string } | null = null;
  let syncedAt = device.monotonic();
  /** The server's clock in the latest reply. */
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
    sync({ started_at, ends_at, server_now }, sentAt) {
      // Ignore a reply with times that cannot be read.
      if ([started_at, ends_at, server_now].some((time) => Number.isNaN(Date.parse(time)))) return;
      clock.sync(server_now, sentAt);
      const answeredAt = Date.parse(server_now);
      // A later reply overtook this one, and the end may have moved since.
      if (sentAt < syncedAt && answeredAt < saidAt) return;
      saidAt = answeredAt;
      syncedAt = device.monotonic();
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
    // Never after the end. Otherwise a device whose clock was set ahead would date its choices
    // years from now.
    now: () => (times === null ? undefined : Math.min(clock.now(), end())),
    sinceSync: () => device.monotonic() - syncedAt,
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
