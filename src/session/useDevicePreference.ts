import { useState, useSyncExternalStore } from 'react';
import { listen } from '../base/listen';
import { createListeners } from '../base/listeners';
import { readJson, storageOf, writeJson } from '../base/storage';
import { useSession } from './SessionContext';

function keyOf(name: string, userId: string): string {
  return `quizwright:${name}:${encodeURIComponent(userId)}`;
}

function isKept(key: string | null): boolean {
  return key !== null && readJson(storageOf('localStorage'), key) === 1;
}

/** @returns whether it could be kept */
function keep(key: string, value: boolean): boolean {
  return writeJson(storageOf('localStorage'), key, value ? 1 : undefined);
}

/** The browser tells a page only of changes that other tabs make. */
const { subscribe, notify } = createListeners();

function watch(listener: () => void): () => void {
  const stops = [subscribe(listener), listen(window, { storage: listener })];
  return () => stops.forEach((stop) => stop());
}

/**
 * Something that the signed-in user has turned on for themselves on this device; off at first.
 * Without a user, and where storage is refused, it is remembered as long as the widget is there, for
 * others sit down at it too.
 *
 * @returns whether it is on, and a function that turns it on or off
 */
export function useDevicePreference(name: string): [boolean, (next: boolean) => void] {
  const userId = useSession()?.user._id;
  const key = userId === undefined ? null : keyOf(name, userId);
  const [unkept, setUnkept] = useState<{ key: string | null; value: boolean } | null>(null);
  const kept = useSyncExternalStore(
    watch,
    () => isKept(key),
    () => false,
  );
  const choose = (value: boolean): void => {
    const isDurable = key !== null && keep(key, value);
    setUnkept(isDurable ? null : { key, value });
    notify();
  };
  return [unkept?.key === key ? unkept.value : kept, choose];
}
