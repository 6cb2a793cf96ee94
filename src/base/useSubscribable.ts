import { useSyncExternalStore } from 'react';
import type { Subscribable } from './subscribable';

/** What can be read now; renders again when that changes. */
export function useSubscribable<Value>({ read, subscribe }: Subscribable<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
