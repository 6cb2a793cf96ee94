import type { TabClaim, TabClaimEvents } from './device';

/** A tab that has just let go, for instance to reload, does not count as holding the right. */
const patienceMs = 150;

/**
 * A right that one tab holds at a time, by the browser's Web Locks.
 *
 * @param otherwise claims it if the browser has locks but denies them, for instance to a cross-site
 *   frame with blocked storage
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

  /** A lock rejects when it is taken away. A request rejects when it is aborted or denied. */
  function failed({ name: reason }: DOMException): void {
    if (isReleased) return;
    if (isHeld) {
      isHeld = false;
      lost();
      wait();
    } else if (reason !== 'AbortError' && other === null) {
      clearTimeout(timer);
      other = otherwise();
    }
  }

  function wait(): void {
    queued = new AbortController();
    locks.request(name, { signal: queued.signal }, hold).catch(failed);
  }

  /** A busy browser may be slow to grant a lock that no other tab holds. */
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
    else timer = setTimeout(() => void look(), patienceMs);
  }

  let timer = setTimeout(() => void look(), patienceMs);
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
      clearTimeout(timer);
      queued.abort();
      release();
    },
  };
}
