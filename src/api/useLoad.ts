import { useState } from 'react';
import type { ApiError } from './ApiError';

/** What a part of a page shows: its data, or why there is none, and how to ask again. */
export interface Load<Data> {
  /** Undefined until there is some. */
  data: Data | undefined;
  /** Why there is nothing to show; null beside data, and before the first answer. */
  error: ApiError | null;
  retry: () => void;
  /** Whether another try is on its way. */
  isRetrying: boolean;
}

/** A query, or a list that is read in pages. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
  isFetching: boolean;
}

/**
 * The data of a query, or its error, which stays through a retry until data arrives. TanStack Query
 * itself goes back to `pending` then, which would take the retry button from under its user. An error
 * beside data, of a refetch that failed, is not reported.
 */
export function useLoad<Data>({ data, error, refetch, isFetching }: LoadedQuery<Data>): Load<Data> {
  const [last, setLast] = useState<ApiError | null>(null);
  const next = data === undefined ? (error ?? last) : null;
  if (next !== last) setLast(next);
  return { data, error: next, retry: () => void refetch(), isRetrying: isFetching };
}

/** Several loads as one, which fails with the first of those that have failed, and retries these. */
export function loadOfAll<Data>(
  loads: readonly Load<unknown>[],
  data: Data | undefined,
): Load<Data> {
  const failed = loads.filter(({ error }) => error);
  return {
    data,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((load) => load.retry()),
    // One that is still on its way to its first answer must not hold up the retry of another.
    isRetrying: failed.some((load) => load.isRetrying),
  };
}
