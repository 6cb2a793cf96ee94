import type { Device } from './device';

/** The server's time, as this page can know it. All instants are milliseconds since the epoch. */
export interface ServerClock {
  /**
   * Takes over the server's time from an answer.
   *
   * @param serverNow the server's clock when it answered, ISO 8601
   * @param sentAt the device's monotonic time when the question was sent
   */
  sync(serverNow: string, sentAt: number): void;
  /** Notes that time may have passed unseen, such as while the page was frozen. */
  suspect(): void;
  /** The best estimate. */
  now(): number;
  /** An instant that the server's clock has certainly reached: what may not come early goes by it. */
  reached(): number;
  /** Whether `now()` may be more than a second off. */
  isApproximate(): boolean;
  /** How often time was found to have passed unseen, or may have. */
  doubts(): number;
}

/** How far apart the device's two clocks may run before one of them must have stood still. */
const disagreementMs = 500;
/** How far the bounds may lie apart, for their middle to be within a second. */
const exactWithinMs = 2_000;

/**
 * A clock that runs on the device's monotonic time between the server's answers, so that neither a
 * wrong device clock nor a throttled tab changes it (decision 20).
 *
 * Each answer bounds the server's time: it is at least what the answer says, and at most that and
 * the time that the call took. Monotonic time may stand still during sleep, which leaves the lower
 * bound true and voids the upper one: until the next answer the time is approximate.
 */
export function createServerClock(device: Pick<Device, 'monotonic' | 'wall'>): ServerClock {
  // Both bounds are what to add to the monotonic time.
  let lower = -Infinity;
  let upper = Infinity;
  let apart = device.wall() - device.monotonic();
  let slept = 0;
  /** The monotonic time at which the upper bound was last found void. */
  let doubtedAt = -Infinity;
  let doubts = 0;

  function doubt(): void {
    doubts += 1;
    upper = Infinity;
    doubtedAt = device.monotonic();
  }

  /** Compares the device's clocks: sleep moves one of them alone, and so does a new setting. */
  function check(): void {
    const grown = device.wall() - device.monotonic() - apart;
    if (Math.abs(grown) <= disagreementMs) return;
    apart += grown;
    slept += Math.max(0, grown);
    doubt();
  }

  return {
    sync(serverNow, sentAt) {
      check();
      const answered = Date.parse(serverNow);
      const earliest = answered - device.monotonic();
      // A call that slept on its way took longer than it seems, and bounds nothing from above.
      if (sentAt <= doubtedAt) {
        slept = Math.max(0, slept - Math.max(0, earliest - lower));
        lower = Math.max(lower, earliest);
        return;
      }
      const latest = answered - sentAt;
      const isNews = upper === Infinity || earliest > upper || latest < lower;
      lower = isNews ? earliest : Math.max(lower, earliest);
      upper = isNews ? latest : Math.min(upper, latest);
      apart = device.wall() - device.monotonic();
      slept = 0;
    },
    suspect: doubt,
    now() {
      check();
      const offset = upper === Infinity ? lower + slept : (lower + upper) / 2;
      return device.monotonic() + offset;
    },
    reached() {
      check();
      return device.monotonic() + lower;
    },
    isApproximate() {
      check();
      return upper - lower > exactWithinMs;
    },
    doubts() {
      check();
      return doubts;
    },
  };
}
