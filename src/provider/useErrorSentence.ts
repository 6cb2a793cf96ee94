import { useContext } from 'react';
import { ApiError } from '../api/ApiError';
import { ownEntry } from '../rules/ownEntry';
import { MessagesContext } from './MessagesContext';

/** The sentence about a failure; the default of the case if there is no other. */
export type ErrorSentence = (error: unknown, fallback: string) => string;

/**
 * Says why something failed: as the language, or the host, says it for the code of the failure;
 * else with the server's own sentence; else with the default of the case (spec §8, decision 68).
 */
export function useErrorSentence(): ErrorSentence {
  const failures = useContext(MessagesContext)?.failures ?? {};
  return (error, fallback) => {
    if (!(error instanceof ApiError && error.fromServer)) return fallback;
    return ownEntry(failures, error.code ?? '') ?? error.message;
  };
}
