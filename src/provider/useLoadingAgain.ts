import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Loads with a new token what is on the page and could not be loaded with the one before. */
export function useLoadingAgain(queryClient: QueryClient, token: string | undefined): void {
  const before = useRef(token);
  useEffect(() => {
    const last = before.current;
    before.current = token;
    if (token === undefined || last === token) return;
    void queryClient.refetchQueries({
      queryKey: ['quizwright'],
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [queryClient, token]);
}
