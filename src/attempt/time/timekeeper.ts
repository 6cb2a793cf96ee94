import type { ApiError } from '../../api/ApiError';
import type { Attempt as ServerAttempt } from '../../api/entities';
import { createAttemptClock, type CountdownReading } from './attemptClock';
import type { Device } from '../device/device';
import { createResender } from '../server/resender';
import { watchedTime, type AttemptState } from '../state/attemptState';
import type { Send } from '../state/events';
import { createSubscribable, type Subscribable } from '../../base/subscribable';

/** How often to ask the server whether the start or end has moved, if nothing else says so. */
const askEveryMs = 60_000;
/** The same before the start: a quiz that is deleted or moved should not keep a class waiting. */
const askBeforeStartEveryMs = 20_000;
/**
 * How often to ask at most, if replies leave the time uncertain. More calls would slow a slow line.
 */
const askAgainMs = 15_000;
/** Seconds over which a class submits at zero, if the server does not say (openapi.yaml). */
const defaultSpread = 2;

/** Watches the time of one attempt, and asks the server when it may be wrong. */
export interface Timekeeper {
  readonly countdown: Subscribable<CountdownReading>;
  /** Uses the times of a reply, and the monotonic time of its request. */
  sync: (attempt: ServerAttempt, sentAt: number) => void;
  /** Whether the start is still ahead. */
  isAhead: () => boolean;
  /** Whether the time is over by the best estimate. */
  seemsOver: () => boolean;
  /**
   * The server's clock from `AttemptClock`, or the device's without it: milliseconds since 1970.
   */
  now: () => number;
  /** Checks the clock now, and then each second. */
  tick: () => void;
  /** Notes that time may have passed unseen. */
  suspect: () => void;
  /** Asks the server, unless a request is under way. */
  ask: () => void;
  /** Does the same, unless the server was asked a moment ago. */
  askAtTimes: () => void;
  /** Checks again after the page becomes visible. */
  wake: () => void;
  /** Stops watching until the next `tick`. */
  rest: () => void;
}

interface TimekeeperParts {
  device: Device;
  state: () => AttemptState;
  send: Send;
  /** @returns the attempt from the server; undefined if it no longer counts */
  ask: () => Promise<ServerAttempt | undefined>;
  /** Called with each reply to a request for the time. */
  onSynced: (attempt: ServerAttempt) => void;
  onFailed: (error: ApiError) => void;
}

export function createTimekeeper(parts: TimekeeperParts): Timekeeper {
  const { device, state, send, onSynced, onFailed } = parts;
  const clock = createAttemptClock(device);
  const countdown = createSubscribable(() => clock.read());
  const asker = createResender(device, ask, askFailed);
  let cancelTick: () => void = () => {};
  /** The monotonic time at which the server was asked last. */
  let askedAt = -Infinity;
  /** The clock's doubts when the server was last asked because of them. */
  let doubtsAsked = 0;
  let spread = defaultSpread;
  /** Milliseconds from zero to submitting; null until zero was noticed. */
  let afterZeroMs: number | null = null;

  function sync(attempt: ServerAttempt, sentAt: number): void {
    clock.sync(attempt, sentAt);
    spread = attempt.spread ?? spread;
    if (afterZeroMs !== null && !clock.isOver()) {
      afterZeroMs = null;
      send('timeUp', { isUp: false });
    }
    countdown.notify();
  }

  function tick(): void {
    cancelTick();
    const watched = watchedTime(state());
    if (watched === 'nothing' || !clock.isKnown()) return;
    countdown.notify();
    if (watched === 'start' && clock.hasStarted()) {
      send('start');
      return;
    }
    if (watched !== 'end unasked' && clock.doubts() !== doubtsAsked) askOnWaking();
    if (watched !== 'start' && clock.isOver()) atZero();
    else if (isDue()) askSoon();
    if (watchedTime(state()) === 'nothing') return;
    // Wake just after the next whole second, so that no second is skipped or shown twice.
    const toSecond = Math.ceil(clock.untilNextSecond()) + 5;
    // The end is certain slightly later than it seems. A wake-up a whole second later would make
    // everyone submit at the same moment.
    const toNext = afterZeroMs === null ? clock.untilOver() : afterZeroMs - clock.sinceEnd();
    cancelTick = device.after(toNext > 0 ? Math.min(toSecond, Math.ceil(toNext)) : toSecond, tick);
  }

  /** A reply without times, such as a refusal, counts as asking. */
  function isDue(): boolean {
    const since = device.monotonic() - askedAt;
    if (clock.isApproximate()) return since > askAgainMs;
    const every = watchedTime(state()) === 'start' ? askBeforeStartEveryMs : askEveryMs;
    return Math.min(since, clock.sinceSync()) > every;
  }

  /** Spreads a class's submissions. A device that wakes up after its turn submits at once. */
  function atZero(): void {
    if (afterZeroMs === null) {
      afterZeroMs = device.random() * spread * 1_000;
      send('timeUp', { isUp: true });
    }
    if (clock.sinceEnd() >= afterZeroMs) send('zero');
  }

  /** A request from before the sleep may never get a reply. */
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
    sync(attempt, sentAt);
    onSynced(attempt);
    tick();
  }

  function askFailed(error: ApiError): void {
    onFailed(error);
    tick();
  }

  return {
    countdown,
    sync,
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
      // The quiz may have been deleted or moved, the attempt continued or submitted on another device.
      if (['start', 'end'].includes(watchedTime(state()))) askAtTimes();
      tick();
    },
    rest() {
      asker.pause();
      cancelTick();
      afterZeroMs = null;
    },
  };
}
