import { listen } from '../../base/listen';
import { storageOf } from '../../base/storage';
import type { Device, DeviceSignal } from './device';
import { claimByLease } from './leaseClaim';
import { claimByLock } from './lockClaim';

type Stop = () => void;

function onSignal(signal: DeviceSignal, run: () => void): Stop {
  const whenVisible = (isVisible: boolean) => () => {
    if ((document.visibilityState === 'visible') === isVisible) run();
  };
  const stops: Record<DeviceSignal, () => Stop[]> = {
    awake: () => [
      listen(document, { visibilitychange: whenVisible(true) }),
      listen(window, { focus: run }),
    ],
    thawed: () => [
      listen(document, { resume: run }),
      listen(window, {
        pageshow: ({ persisted }) => {
          if (persisted) run();
        },
      }),
    ],
    leaving: () => [
      listen(document, { visibilitychange: whenVisible(false) }),
      listen(window, { pagehide: run }),
    ],
    online: () => [listen(window, { online: run })],
    storage: () => [listen(window, { storage: run })],
  };
  const started = stops[signal]();
  return () => started.forEach((stop) => stop());
}

/** How long to wait for another tab. A frozen one may hold its locks for hours. */
const patienceMs = 15_000;
/** Tasks under way in a browser without Web Locks, in which other tabs are not seen. */
const underWay = new Map<string, Promise<unknown>>();

function alone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) {
    const done = (underWay.get(name) ?? Promise.resolve()).then(task, task);
    underWay.set(name, done);
    return done;
  }
  let isBegun = false;
  const begin = (): Promise<Result> => {
    isBegun = true;
    return task();
  };
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  return locks
    .request(name, { signal: patience.signal }, begin)
    .then(
      (result) => result,
      // The wait took too long, or the lock was denied.
      (error: unknown) => {
        if (isBegun) throw error;
        return task();
      },
    )
    .finally(() => clearTimeout(timer));
}

/**
 * The browser that the page runs in. Made once for each page, because reading its storage may
 * throw.
 */
export function createBrowserDevice(): Device {
  const storage = storageOf('localStorage');
  return {
    storage,
    // A server times nothing, and Next builds no page ahead that asks for the time.
    wall: () => (typeof document === 'undefined' ? 0 : Date.now()),
    monotonic: () => performance.now(),
    random: () => Math.random(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    on: onSignal,
    alone,
    // Web Locks need a secure page, and some schools take quizzes over plain HTTP in their own
    // network.
    claim(name, events) {
      const claimLease = () => claimByLease(storage, name, events);
      const locks = globalThis.navigator?.locks;
      return locks ? claimByLock(locks, name, events, claimLease) : claimLease();
    },
  };
}
