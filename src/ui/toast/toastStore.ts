import { createListeners } from '../../base/listeners';

/** The text of a toast, and how long it stays. */
export interface ToastContent {
  /** The sentence, which screen readers announce too. */
  message: string;
  /** The meaning of colour and icon. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Milliseconds until it closes automatically; `null` keeps it until dismissed. @default the
   * region's `autoClose`
   */
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
   * Adds a toast at the end and returns its id. If one with the same tone and words is still shown
   * or waiting, it returns that one's id instead.
   */
  add: (content: ToastContent) => string;
  /** Removes a toast; an unknown id is ignored. */
  dismiss: (id: string) => void;
  /** Removes all toasts. */
  clear: () => void;
  /** Calls `listener` after every change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts, oldest first; the same array until they change. */
  getSnapshot: () => readonly Toast[];
}

/** Creates an empty queue, for one `ToastRegion`. */
export function createToastStore(): ToastStore {
  const { subscribe, notify } = createListeners();
  let toasts: readonly Toast[] = [];
  let added = 0;

  const replace = (next: readonly Toast[]) => {
    toasts = next;
    notify();
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
