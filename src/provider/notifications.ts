import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** Something a widget has to say that has no place of its own on the screen. */
export interface Notification {
  tone: 'positive' | 'critical';
  message: string;
  /** Milliseconds until its toast closes by itself. @default 5000 */
  autoClose?: number | undefined;
}

export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | null>(null);

/** Says a sentence on the page that follows; null where nobody knows which page that is. */
export const NextPageContext = createContext<((message: string) => void) | null>(null);

/**
 * Shows a passing message: in a toast, or through the host's `onNotify`.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (notify === null) {
    throw new Error(
      'Quizwright: useNotify found no provider. The provider shows toasts. Wrap the component in <QuizProvider>.',
    );
  }
  return notify;
}

/**
 * Says something in passing unless what says it in place is there to do so: a form that was closed
 * while its answer was on the way cannot.
 *
 * @param isShown whether the place is on the screen while its component is
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

/** Says what an action that leads to another page came to: there in `QuizApp`, else in passing. */
export function useNotifyNextPage(): (message: string) => void {
  const notify = useNotify();
  const arrival = useContext(NextPageContext);
  return useCallback(
    (message) => (arrival ? arrival(message) : notify({ tone: 'positive', message })),
    [arrival, notify],
  );
}
