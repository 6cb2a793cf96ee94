import type { DeviceStorage } from './device';

/** What is stored under a key; undefined for nothing, for what is no JSON, and where reading fails. */
export function readJson(storage: DeviceStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored keys that begin with `prefix`. */
export function keysFrom(storage: DeviceStorage, prefix: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key?.startsWith(prefix) === true) as string[];
  } catch {
    return [];
  }
}
