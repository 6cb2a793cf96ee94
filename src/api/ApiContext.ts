import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { QuizClient } from './createQuizClient';

/** What the hooks run on. */
export interface Api {
  client: QuizClient;
  /** Given to every hook by hand, so that a host's own QueryClientProvider is neither needed nor used. */
  queryClient: QueryClient;
  /** Whose answers the cache holds; a change makes every hook look again. */
  userId?: string | undefined;
}

export const ApiContext = createContext<Api | null>(null);

/**
 * The client and the cache of the nearest provider.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) {
    throw new Error(
      'Quizwright: useApi found no provider. Hooks and widgets need a client to call the API. Wrap them in <QuizProvider>.',
    );
  }
  return api;
}
