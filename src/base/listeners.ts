/** Everyone who wants to hear of a change. */
export interface Listeners {
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  tell: () => void;
}

/** No listeners yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
