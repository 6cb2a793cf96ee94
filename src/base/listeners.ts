/** A set of listeners, and the values each is called with. */
export interface Listeners<Values extends unknown[]> {
  /** @returns a function that ends the subscription */
  subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls every listener. */
  notify: (...values: Values) => void;
}

/** No listeners yet. */
export function createListeners<Values extends unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...values) => listeners.forEach((listener) => listener(...values)),
  };
}
