import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { QuizClient } from './createQuizClient';
import type { EmitEvent } from './quizEvents';
import { useProvided } from './useProvided';

/** What the hooks run on. */
export interface Api {
  /** The same one for good; each call goes by the host's latest. */
  client: QuizClient;
  /** Given to every hook by hand, so that a host's own QueryClientProvider is neither needed nor used. */
  queryClient: QueryClient;
  /** Whose answers the cache holds; a change makes every hook look again. */
  userId?: string | undefined;
  /** How many users have followed another in this page: widgets start afresh for each. */
  userNumber?: number;
  /** The token of now; another one says that somebody has signed in. */
  token?: string | undefined;
  /** The address of the API, where it is not the default: what a device keeps is kept apart by it. */
  server?: string | undefined;
  /** Emits an event that no call emits. */
  emit: EmitEvent;
  /** The attempts in progress, each with whether it asks for the password itself. */
  attempts: Map<unknown, boolean>;
}

export const ApiContext = createContext<Api | null>(null);

/**
 * The client and the cache of the nearest provider.
 *
 * @param caller the widget or hook that asks, for the error
 * @throws Error outside a `<QuizProvider>`
 */
export function useApi(caller?: string): Api {
  return useProvided(ApiContext, caller);
}
