import { createContext, useContext } from 'react';

/** Something a widget has to say in passing. */
export interface Notification {
  tone: 'positive' | 'critical';
  message: string;
  /** Milliseconds until its toast closes by itself. @default 5000 */
  autoClose?: number | undefined;
}

export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | null>(null);

/**
 * Says something in passing: in a toast, or through the host's `onNotify`.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (notify === null) {
    throw new Error(
      'Quizwright: useNotify found no provider. Toasts are shown by the provider. Wrap the component in <QuizProvider>.',
    );
  }
  return notify;
}
