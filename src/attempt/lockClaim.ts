import type { TabClaim, TabClaimEvents } from './device';

/** A tab that has just let go, such as one that reloads, is not yet another one that holds it. */
const patienceMs = 150;

/** A right that one tab holds at a time, by the Web Locks of the browser. */
export function claimByLock(
  locks: LockManager,
  name: string,
  { gained, lost }: TabClaimEvents,
): TabClaim {
  let isReleased = false;
  let isHeld = false;
  let release: () => void = () => {};
  let queued = new AbortController();

  function hold(): Promise<void> {
    if (isReleased) return Promise.resolve();
    isHeld = true;
    gained();
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function lose(): void {
    if (!isHeld || isReleased) return;
    isHeld = false;
    lost();
    wait();
  }

  function wait(): void {
    queued = new AbortController();
    // A lock that is taken away rejects; so does a request that is given up.
    locks.request(name, { signal: queued.signal }, hold).catch(lose);
  }

  wait();
  const told = setTimeout(() => {
    if (!isHeld && !isReleased) lost();
  }, patienceMs);

  return {
    take() {
      if (isHeld || isReleased) return;
      queued.abort();
      locks.request(name, { steal: true }, hold).catch(lose);
    },
    release() {
      isReleased = true;
      clearTimeout(told);
      queued.abort();
      release();
    },
  };
}
