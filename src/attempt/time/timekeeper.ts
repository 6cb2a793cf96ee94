import type { ApiError } from '../../api/ApiError';
import type { Attempt as ServerAttempt } from '../../api/entities';
import { createAttemptClock, type CountdownReading } from './attemptClock';
import type { Device } from '../device/device';
import { createResender } from '../server/resender';
import { watchedTime, type AttemptState } from '../state/attemptState';
import type { Send } from '../state/events';
import { createSubscribable, type Subscribable } from '../../base/subscribable';

/** How often the server is asked whether start or end have moved, when nothing else tells. */
const askEveryMs = 60_000;
/** How often at most, where its answers do not make the time certain: a slow line gets no slower. */
const askAgainMs = 15_000;
/** Over how many seconds a class hands in at zero, where the server does not say (openapi.yaml). */
const defaultSpread = 2;

/** Watches the time of one attempt, and asks the server for it where it may be wrong. */
export interface Timekeeper {
  readonly countdown: Subscribable<CountdownReading>;
  /** Takes over the times of an answer, and the monotonic time at which it was asked for. */
  hear: (attempt: ServerAttempt, sentAt: number) => void;
  /** Whether the start is still ahead. */
  isAhead: () => boolean;
  /** Whether the time is over by the best estimate. */
  seemsOver: () => boolean;
  /** The server's clock as `AttemptClock`, or else the device's: milliseconds since 1970. */
  now: () => number;
  /** Looks at the clock now, and from now on each second. */
  tick: () => void;
  /** Notes that time may have passed unseen. */
  suspect: () => void;
  /** Asks the server, unless it is being asked. */
  ask: () => void;
  /** The same, unless it was asked a moment ago. */
  askAtTimes: () => void;
  /** Looks again, for the page is seen again. */
  wake: () => void;
  /** Watches no more, until the next `tick`. */
  rest: () => void;
}

interface TimekeeperParts {
  device: Device;
  state: () => AttemptState;
  send: Send;
  /** @returns the attempt as the server has it; undefined when that no longer counts */
  ask: () => Promise<ServerAttempt | undefined>;
  /** Called with each answer to a question for the time. */
  onHeard: (attempt: ServerAttempt) => void;
  onFailed: (error: ApiError) => void;
}

export function createTimekeeper(parts: TimekeeperParts): Timekeeper {
  const { device, state, send, onHeard, onFailed } = parts;
  const clock = createAttemptClock(device);
  const countdown = createSubscribable(() => clock.read());
  const asker = createResender(device, ask, askFailed);
  let cancelTick: () => void = () => {};
  /** The monotonic time at which the server was asked last. */
  let askedAt = -Infinity;
  /** What the clock's doubts came to when the server was asked because of them. */
  let doubtsAsked = 0;
  let spread = defaultSpread;
  /** How long after zero it is handed in: milliseconds; null until zero was noticed. */
  let afterZeroMs: number | null = null;

  function hear(attempt: ServerAttempt, sentAt: number): void {
    clock.hear(attempt, sentAt);
    spread = attempt.spread ?? spread;
    if (afterZeroMs !== null && !clock.isOver()) {
      afterZeroMs = null;
      send('timeUp', { isUp: false });
    }
    countdown.tell();
  }

  function tick(): void {
    cancelTick();
    const watched = watchedTime(state());
    if (watched === 'nothing' || !clock.isKnown()) return;
    countdown.tell();
    if (watched === 'start' && clock.hasStarted()) {
      send('start');
      return;
    }
    if (watched !== 'end unasked' && clock.doubts() !== doubtsAsked) askOnWaking();
    if (watched !== 'start' && clock.isOver()) atZero();
    else if (isDue()) askSoon();
    if (watchedTime(state()) === 'nothing') return;
    // Aimed just past the next whole second, so that no second is skipped or shown twice.
    const toSecond = Math.ceil(clock.untilNextSecond()) + 5;
    // The end is certain a little later than it seems: noticed a second late, all would come then.
    const toNext = afterZeroMs === null ? clock.untilOver() : afterZeroMs - clock.sinceEnd();
    cancelTick = device.after(toNext > 0 ? Math.min(toSecond, Math.ceil(toNext)) : toSecond, tick);
  }

  /** Answers that say nothing of the time, such as a refusal, count as asked. */
  function isDue(): boolean {
    const since = device.monotonic() - askedAt;
    if (clock.isApproximate()) return since > askAgainMs;
    return Math.min(since, clock.sinceHeard()) > askEveryMs;
  }

  /** A class does not come all at once; whoever wakes up later than that has waited long enough. */
  function atZero(): void {
    if (afterZeroMs === null) {
      afterZeroMs = device.random() * spread * 1_000;
      send('timeUp', { isUp: true });
    }
    if (clock.sinceEnd() >= afterZeroMs) send('zero');
  }

  /** Whatever was asked before the sleep may never be answered. */
  function askOnWaking(): void {
    doubtsAsked = clock.doubts();
    if (asker.isBusy) ask().catch(askFailed);
    else asker.request();
  }

  function askSoon(): void {
    if (!asker.isBusy) asker.request(1);
  }

  function askAtTimes(): void {
    if (device.monotonic() - askedAt > askAgainMs) askSoon();
  }

  async function ask(): Promise<void> {
    const sentAt = device.monotonic();
    askedAt = sentAt;
    const attempt = await parts.ask();
    if (attempt === undefined) return;
    hear(attempt, sentAt);
    onHeard(attempt);
    tick();
  }

  function askFailed(error: ApiError): void {
    onFailed(error);
    tick();
  }

  return {
    countdown,
    hear,
    isAhead: () => clock.read().secondsToStart !== null,
    seemsOver: () => clock.isKnown() && clock.sinceEnd() >= 0,
    now: () => clock.now() ?? device.wall(),
    tick,
    suspect() {
      clock.suspect();
      tick();
    },
    ask: askSoon,
    askAtTimes,
    wake() {
      // Another device may have gone on, or handed in.
      if (watchedTime(state()) === 'end') askAtTimes();
      tick();
    },
    rest() {
      asker.pause();
      cancelTick();
      afterZeroMs = null;
    },
  };
}
