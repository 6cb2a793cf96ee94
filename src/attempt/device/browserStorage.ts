import type { DeviceStorage } from './device';

/** What outlives the page; null where the browser refuses it, which it says by throwing. */
export function browserStorage(): DeviceStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
