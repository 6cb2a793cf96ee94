import { createListeners } from '../base/listeners';

/** Something that can be watched: the same value until it changes. */
export interface Watched<Value> {
  read: () => Value;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** What `read` answers, and those who want to hear when it has changed. */
export function createWatched<Value>(read: () => Value): Watched<Value> & { tell: () => void } {
  return { read, ...createListeners() };
}
