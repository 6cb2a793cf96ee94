import type { DeviceStorage } from './device';

/** The stored keys that begin with `prefix`. */
export function keysFrom(storage: DeviceStorage, prefix: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key?.startsWith(prefix) === true) as string[];
  } catch {
    return [];
  }
}
