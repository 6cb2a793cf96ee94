import type { Device } from '../device/device';

/** The server's time, as far as this page can know it. All instants are milliseconds since 1970. */
export interface ServerClock {
  /**
   * Takes the server's time from a reply.
   *
   * @param serverNow the server's clock in its reply, ISO 8601
   * @param sentAt the device's monotonic time of the request
   */
  sync(serverNow: string, sentAt: number): void;
  /** Notes that time may have passed unseen, such as while the page was frozen. */
  suspect(): void;
  /** The best estimate. */
  now(): number;
  /**
   * An instant that the server's clock has certainly reached. Use it for what must not happen
   * early.
   */
  reached(): number;
  /** Whether `now()` may be more than a second off. */
  isApproximate(): boolean;
  /** How often time has passed unseen, or may have. */
  doubts(): number;
}

/** How far the device's two clocks may drift apart before one of them must have stopped. */
const disagreementMs = 500;
/** How far apart the bounds may lie if their middle is to be exact within a second. */
const exactWithinMs = 2_000;

/**
 * A clock that runs on the device's monotonic time between the server's replies, so that neither a
 * wrong device clock nor a throttled tab changes it (decision 20).
 *
 * Each reply bounds the server's time: it is at least the time in the reply, and at most that plus
 * the duration of the call. Monotonic time may stop during sleep. The lower bound then remains
 * true, but the upper bound is void, so the time is approximate until the next reply.
 */
export function createServerClock(device: Pick<Device, 'monotonic' | 'wall'>): ServerClock {
  // Both bounds are offsets from the monotonic time.
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

  /** Compares the device's clocks. Sleep or a new setting moves only one of them. */
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
      // A call interrupted by sleep took longer than it seems, so it gives no upper bound.
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
