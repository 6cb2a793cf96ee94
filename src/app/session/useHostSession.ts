import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLatest } from '../../base/useLatest';
import { useTell } from '../../provider/useTell';
import type { SessionStore } from '../../session/SessionStore';
import { createHostSession, type HostSession } from './hostSession';
import type { QuizAppProps } from '../QuizApp';

type Given = Pick<QuizAppProps, 'baseUrl' | 'session' | 'getToken' | 'onEvent' | 'onSessionEnd'>;

/** The session of a host that gives a `getToken` alone; null where there is another one. */
export function useHostSession(
  { baseUrl, session, getToken, onEvent, onSessionEnd }: Given,
  store: SessionStore,
  queryClient: QueryClient,
): HostSession | null {
  const latest = useLatest({ getToken, onSessionEnd });
  const tell = useTell(onEvent, store);
  const isAsked = session === undefined && getToken !== undefined;
  return useMemo(
    () =>
      isAsked
        ? createHostSession({
            baseUrl,
            getToken: () => latest.current.getToken?.(),
            store,
            queryClient,
            tell,
            onRefused() {
              tell({ type: 'sessionEnded' });
              latest.current.onSessionEnd?.();
            },
          })
        : null,
    [isAsked, baseUrl, latest, store, queryClient, tell],
  );
}
