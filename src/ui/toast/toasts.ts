import { createListeners } from '../../base/listeners';

/** What a toast says and for how long. */
export interface ToastContent {
  /** The sentence; also what screen readers hear. */
  message: string;
  /** What the colour and icon say. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
  /** Milliseconds until it closes by itself; `null` keeps it until dismissed. @default the region's `autoClose` */
  autoClose?: number | null | undefined;
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  id: string;
}

/**
 * The queue a `ToastRegion` shows, the oldest toast first: an external store, so that code outside
 * React can add to it.
 */
export interface ToastStore {
  /**
   * Adds a toast at the end and answers its id; answers the earlier toast's id where one of the same
   * tone and words is still shown or waiting.
   */
  add: (content: ToastContent) => string;
  /** Removes a toast; an unknown id is ignored. */
  dismiss: (id: string) => void;
  /** Removes all. */
  clear: () => void;
  /** Calls `listener` after every change; answers a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
}

/** An empty queue. One serves one `ToastRegion`. */
export function createToastStore(): ToastStore {
  const { subscribe, tell } = createListeners();
  let toasts: readonly Toast[] = [];
  let added = 0;

  const replace = (next: readonly Toast[]) => {
    toasts = next;
    tell();
  };

  return {
    add(content) {
      const same = toasts.find(
        ({ message, tone }) => message === content.message && tone === content.tone,
      );
      if (same) return same.id;
      added += 1;
      const id = `toast-${added}`;
      replace([...toasts, { ...content, id }]);
      return id;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) {
        replace(toasts.filter((toast) => toast.id !== id));
      }
    },
    clear() {
      if (toasts.length > 0) replace([]);
    },
    subscribe,
    getSnapshot: () => toasts,
  };
}
