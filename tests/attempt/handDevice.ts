import { vi } from 'vitest';
import type { Device, DeviceSignal, DeviceStorage } from '../../src/attempt/device/device';

/** A storage in memory. `isFull` makes it refuse every write. */
export function createHandStorage() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  const storage: DeviceStorage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (state.isFull) throw new DOMException('There is no space left.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
  return Object.assign(storage, { state });
}

/** A device on Vitest's fake timers, whose signals tests emit. */
export function createHandDevice(storage: DeviceStorage | null = createHandStorage()) {
  const listeners = new Map<DeviceSignal, Set<() => void>>();
  const device: Device = {
    storage,
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    random: () => 0,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    on(signal, run) {
      const set = listeners.get(signal) ?? new Set();
      listeners.set(signal, set.add(run));
      return () => set.delete(run);
    },
    alone: (_, task) => task(),
    claim(_, { gained }) {
      gained();
      return { take: () => {}, release: () => {} };
    },
  };
  const emit = (signal: DeviceSignal): void => listeners.get(signal)?.forEach((run) => run());
  return { ...device, emit, listening: (signal: DeviceSignal) => listeners.get(signal)?.size ?? 0 };
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
