import { useState, useSyncExternalStore } from 'react';
import { useSession } from './SessionContext';

function keyOf(name: string, userId: string): string {
  return `quizwright:${name}:${encodeURIComponent(userId)}`;
}

function isKept(key: string | null): boolean {
  try {
    return key !== null && globalThis.localStorage.getItem(key) === '1';
  } catch {
    // Refused, or there is no browser.
    return false;
  }
}

/** @returns whether it could be kept */
function keep(key: string, value: boolean): boolean {
  try {
    if (value) globalThis.localStorage.setItem(key, '1');
    else globalThis.localStorage.removeItem(key);
    return true;
  } catch {
    // Refused or full.
    return false;
  }
}

/** Those who watch in this page, whom the browser tells only of what other tabs change. */
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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
    for (const listener of listeners) listener();
  };
  return [unkept?.key === key ? unkept.value : kept, choose];
}
