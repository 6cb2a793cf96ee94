import type { TabClaim, TabClaimEvents } from './device';

/** A tab that has just let go, such as one that reloads, is not yet another one that holds it. */
const patienceMs = 150;

/**
 * A right that one tab holds at a time, by the Web Locks of the browser.
 *
 * @param otherwise claims it where the browser has locks and denies them, as to a frame of another
 *   site whose storage is blocked
 */
export function claimByLock(
  locks: LockManager,
  name: string,
  { gained, lost }: TabClaimEvents,
  otherwise: () => TabClaim,
): TabClaim {
  let isReleased = false;
  let isHeld = false;
  let isTaking = false;
  let other: TabClaim | null = null;
  let release: () => void = () => {};
  let queued = new AbortController();

  function hold(): Promise<void> {
    if (isReleased) return Promise.resolve();
    isHeld = true;
    isTaking = false;
    gained();
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  /** A lock that is taken away rejects; so does a request that is given up, or denied. */
  function failed({ name: reason }: DOMException): void {
    if (isReleased) return;
    if (isHeld) {
      isHeld = false;
      lost();
      wait();
    } else if (reason !== 'AbortError' && other === null) {
      clearTimeout(told);
      other = otherwise();
    }
  }

  function wait(): void {
    queued = new AbortController();
    locks.request(name, { signal: queued.signal }, hold).catch(failed);
  }

  /** A browser that is busy grants a lock late that nobody has. */
  async function isElsewhere(): Promise<boolean> {
    try {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    } catch {
      return true;
    }
  }

  async function look(): Promise<void> {
    const isTheirs = await isElsewhere();
    if (isHeld || isReleased || other !== null) return;
    if (isTheirs) lost();
    else told = setTimeout(() => void look(), patienceMs);
  }

  let told = setTimeout(() => void look(), patienceMs);
  wait();

  return {
    take() {
      other?.take();
      if (isHeld || isTaking || isReleased || other !== null) return;
      isTaking = true;
      queued.abort();
      locks.request(name, { steal: true }, hold).catch(failed);
    },
    release() {
      isReleased = true;
      other?.release();
      clearTimeout(told);
      queued.abort();
      release();
    },
  };
}
