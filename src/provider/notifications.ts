import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useProvided } from '../api/useProvided';
import { createToastStore, type ToastStore } from '../ui/toast/toastStore';

/** A message from a widget that has no fixed place on the screen. */
export interface Notification {
  tone: 'positive' | 'critical';
  message: string;
  /** Milliseconds until its toast closes automatically; `null` keeps it until dismissed. @default 5000 */
  autoClose?: number | null | undefined;
}

export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | null>(null);

/** The toasts of a page: none that was for the last user is left when another directly follows. */
export function useToasts(userId: string | undefined): ToastStore {
  const [own, setOwn] = useState(() => ({ userId, toasts: createToastStore() }));
  if (own.userId === userId) return own.toasts;
  const isOther = own.userId !== undefined && userId !== undefined;
  const next = { userId, toasts: isOther ? createToastStore() : own.toasts };
  setOwn(next);
  return next.toasts;
}

/** Shows a message on the next page; null if no one knows which page that is. */
export const NextPageContext = createContext<((message: string) => void) | null>(null);

/**
 * Shows a passing message: in a toast, or through the host's `onNotify`.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useNotify(): Notify {
  return useProvided(NotifyContext, 'useNotify');
}

/**
 * Shows a passing message unless a place on the screen shows it already. A form that was closed
 * before the reply arrived cannot.
 *
 * @param isShown whether that place is on the screen while its component is mounted
 */
export function useNotifyIfClosed(isShown: boolean): Notify {
  const notify = useNotify();
  const hasPlace = useRef(false);
  useEffect(() => {
    hasPlace.current = isShown;
    return () => {
      hasPlace.current = false;
    };
  }, [isShown]);
  return useCallback(
    (notification) => {
      if (!hasPlace.current) notify(notification);
    },
    [notify],
  );
}

/**
 * Reports the outcome of an action that leads to another page: there in `QuizApp`, else in passing.
 */
export function useNotifyNextPage(): (message: string) => void {
  const notify = useNotify();
  const arrival = useContext(NextPageContext);
  return useCallback(
    (message) => (arrival ? arrival(message) : notify({ tone: 'positive', message })),
    [arrival, notify],
  );
}
