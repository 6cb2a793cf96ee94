import { useSyncExternalStore } from 'react';
import type { Subscribable } from './subscribable';

/** Reads the current value, and renders again when it changes. */
export function useSubscribable<Value>({ read, subscribe }: Subscribable<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
