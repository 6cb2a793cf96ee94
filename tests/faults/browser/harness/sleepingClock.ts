import type { BrowserContext } from '@playwright/test';

/** Test controls of the page's clocks. */
export interface SleepWindow extends Window {
  /** Makes the next sleep this much longer by the wall clock than the processes were stopped. */
  sleepsLonger?: (ms: number) => void;
}

/**
 * Stops monotonic time and timers in pages while their process is stopped, as some systems do when
 * a laptop sleeps. The wall clock continues. A stop of less than 4 s counts as a busy machine.
 */
export async function withSleepingClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const busyMs = 4_000;
    const realNow = performance.now.bind(performance);
    const realSetTimeout = window.setTimeout.bind(window);
    const realClearTimeout = window.clearTimeout.bind(window);
    const RealDate = Date;
    let seenAt = realNow();
    let sleptMs = 0;
    let extraMs = 0;
    let extraOfNextSleep = 0;

    const look = (): number => {
      const now = realNow();
      if (now - seenAt > busyMs) {
        sleptMs += now - seenAt;
        extraMs += extraOfNextSleep;
        extraOfNextSleep = 0;
      }
      seenAt = now;
      return now - sleptMs;
    };
    const beat = (): void => {
      look();
      realSetTimeout(beat, 250);
    };
    beat();
    (window as SleepWindow).sleepsLonger = (ms) => {
      extraOfNextSleep = ms;
    };
    performance.now = look;
    const wall = (): number => {
      look();
      return RealDate.now() + extraMs;
    };
    window.Date = new Proxy(RealDate, {
      construct: (_, args: []) =>
        args.length === 0 ? new RealDate(wall()) : new RealDate(...args),
      get: (real, name): unknown => (name === 'now' ? wall : Reflect.get(real, name)),
    });

    const current = new Map<number, number>();
    const start = (run: TimerHandler, ms: number, repeat: boolean, args: unknown[]): number => {
      let due = look() + ms;
      const fire = (): void => {
        const left = due - look();
        if (left > 1) {
          current.set(id, realSetTimeout(fire, left));
          return;
        }
        if (repeat) {
          due = look() + ms;
          current.set(id, realSetTimeout(fire, ms));
        } else {
          current.delete(id);
        }
        if (typeof run === 'function') (run as (...given: unknown[]) => void)(...args);
      };
      const id = realSetTimeout(fire, ms);
      current.set(id, id);
      return id;
    };
    const stop = (id?: number): void => {
      realClearTimeout(current.get(id ?? 0) ?? id);
      current.delete(id ?? 0);
    };
    const own = {
      setTimeout: (run: TimerHandler, ms = 0, ...args: unknown[]) => start(run, ms, false, args),
      setInterval: (run: TimerHandler, ms = 0, ...args: unknown[]) => start(run, ms, true, args),
      clearTimeout: stop,
      clearInterval: stop,
    };
    Object.assign(window, own);
  });
}
