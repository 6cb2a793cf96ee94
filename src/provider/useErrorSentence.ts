import { useContext } from 'react';
import { ApiError } from '../api/ApiError';
import { LostCodeError } from '../base/codeLoader';
import { isOffline, useIsOffline } from '../base/useIsOffline';
import { commonWords } from '../messages/en/common';
import { ownEntry } from '../rules/ownEntry';
import { MessagesContext, useWords } from './MessagesContext';

/**
 * The sentence about a failure; the default of the case if its cause is unknown.
 *
 * @param offline what to say instead while the device is offline; by default to retry later
 */
export type ErrorSentence = (error: unknown, fallback: string, offline?: string) => string;

/**
 * Says why something failed: as the language, or the host, says it for the code of the failure;
 * else with the server's own sentence; else that the device is offline, if it knows that; else with
 * the default of the case (spec §8, decision 68).
 */
export function useErrorSentence(): ErrorSentence {
  const failures = useContext(MessagesContext)?.failures ?? {};
  const words = useWords(commonWords);
  // Renders again when the network comes back or goes.
  useIsOffline();
  return (error, fallback, offline = words.offline) => {
    if (error instanceof LostCodeError) return words.codeLost;
    // Code that could not be loaded has no kind.
    const isAnswered = error instanceof ApiError && error.kind !== 'network';
    // Asked when the call has failed, which may be long after the last render.
    if (!isAnswered) return isOffline() ? offline : fallback;
    return error.fromServer ? (ownEntry(failures, error.code ?? '') ?? error.message) : fallback;
  };
}
