/** A set of listeners, and the values each is called with. */
export interface Listeners<Told extends unknown[]> {
  /** @returns a function that ends the subscription */
  subscribe: (listener: (...told: Told) => void) => () => void;
  /** Calls every listener. */
  tell: (...told: Told) => void;
}

/** No listeners yet. */
export function createListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...told) => listeners.forEach((listener) => listener(...told)),
  };
}
