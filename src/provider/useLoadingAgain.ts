import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reloads with a new token whatever on the page failed to load with the old one. */
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
