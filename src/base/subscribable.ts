import { createListeners } from './listeners';

/** Something that can be watched: the same value until it changes. */
export interface Subscribable<Value> {
  read: () => Value;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** What `read` returns, and listeners for its changes. */
export function createSubscribable<Value>(
  read: () => Value,
): Subscribable<Value> & { notify: () => void } {
  return { read, ...createListeners() };
}
