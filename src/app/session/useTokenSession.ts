import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OnEvent } from '../../api/quizEvents';
import { useLatest } from '../../base/useLatest';
import type { Language } from '../../messages/language/language';
import { languageOf } from '../../messages/loadLanguage';
import type { SessionEnd } from '../../provider/QuizProvider';
import { useEmitEvent } from '../../provider/useEmitEvent';
import type { SessionStore, SignedIn } from '../../session/SessionStore';
import { createTokenSession, type TokenSession } from './tokenSession';

/** The session props that a host gives to `QuizApp`. */
interface Given {
  baseUrl: string | undefined;
  locale: Language | string | undefined;
  session: SignedIn | null | undefined;
  getToken: (() => string | null | undefined) | undefined;
  onEvent: OnEvent | undefined;
  onSessionEnd: ((end: SessionEnd) => void) | undefined;
}

/** The session of a host that gives only `getToken`; null if there is another one. */
export function useTokenSession(
  { baseUrl, locale = 'en', session, getToken, onEvent, onSessionEnd }: Given,
  store: SessionStore,
  queryClient: QueryClient,
  isTakingQuiz: () => boolean,
): TokenSession | null {
  const latest = useLatest({ locale, getToken, onSessionEnd });
  const emit = useEmitEvent(onEvent, store);
  const isAsked = session === undefined && getToken !== undefined;
  return useMemo(
    () =>
      isAsked
        ? createTokenSession({
            baseUrl,
            getToken: () => latest.current.getToken?.(),
            store,
            queryClient,
            emit,
            language() {
              const { locale: named } = latest.current;
              return languageOf(typeof named === 'string' ? named : named.tag) || 'en';
            },
            onRefused() {
              emit({ type: 'sessionEnded' });
              latest.current.onSessionEnd?.({ duringAttempt: isTakingQuiz() });
            },
          })
        : null,
    [isAsked, baseUrl, latest, store, queryClient, emit, isTakingQuiz],
  );
}
