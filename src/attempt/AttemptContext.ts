import { createContext, useContext } from 'react';
import type { AttemptServer } from './attemptServer';
import type { Device } from './device';
import type { DraftStore } from './draftStore';
import type { Outbox } from './outbox';

/** What attempts of one user share: they outlive the widgets that show them. */
export interface AttemptServices {
  userId: string | undefined;
  device: Device;
  server: AttemptServer;
  drafts: DraftStore;
  outbox: Outbox;
}

export const AttemptContext = createContext<AttemptServices | null>(null);

/**
 * What attempts of the nearest provider share.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useAttemptServices(): AttemptServices {
  const services = useContext(AttemptContext);
  if (services === null) {
    throw new Error(
      'Quizwright: useAttempt found no provider. Answers and submissions are kept by the provider. Wrap the component in <QuizProvider>.',
    );
  }
  return services;
}
