import { listen } from '../../base/listen';
import { readJson, writeJson } from '../../base/storage';
import type { DeviceStorage, TabClaim, TabClaimEvents } from './device';

const renewMs = 2_000;
/** How long a silent tab keeps its right. A crashed tab gives it up this way. */
const leaseMs = 6_000;

interface Lease {
  tab: string;
  until: number;
}

function readLease(storage: DeviceStorage | null, key: string): Lease | null {
  const lease = readJson(storage, key);
  const isLease = typeof lease === 'object' && lease !== null && 'tab' in lease;
  return isLease ? (lease as Lease) : null;
}

/**
 * A right that one tab holds at a time, without Web Locks: its holder renews a lease in the
 * storage. Without shared storage, every tab holds it.
 */
export function claimByLease(
  storage: DeviceStorage | null,
  name: string,
  { gained, lost }: TabClaimEvents,
): TabClaim {
  if (storage === null) {
    gained();
    return { take: () => {}, release: () => {} };
  }
  const key = `quizwright:tab:${name}`;
  const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let isHeld = false;
  let isNotified = false;

  function hold(): void {
    // No tab can write a lease into a full storage, so none is locked out.
    writeJson(storage, key, { tab, until: Date.now() + leaseMs });
    if (isHeld) return;
    isHeld = true;
    gained();
  }

  function look(): void {
    const lease = readLease(storage, key);
    // A lease far in the future was written before the device's clock was set back.
    const left = (lease?.until ?? 0) - Date.now();
    const isOthers = lease !== null && lease.tab !== tab && left > 0 && left <= leaseMs;
    if (!isOthers) return hold();
    if (isHeld || !isNotified) {
      isHeld = false;
      isNotified = true;
      lost();
    }
  }

  look();
  const timer = setInterval(look, renewMs);
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) look();
  };
  const leave = (): void => {
    if (isHeld && readLease(storage, key)?.tab === tab) storage.removeItem(key);
  };
  const stop = listen(window, { storage: onStorage, pagehide: leave });

  return {
    take: hold,
    release() {
      clearInterval(timer);
      stop();
      leave();
      isHeld = false;
    },
  };
}
