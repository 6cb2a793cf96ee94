import { useState } from 'react';
import type { ApiError } from './ApiError';
import type { QueryResult } from './hookTypes';

/**
 * Why there is nothing to show yet: the query's error, which stays through a retry until data
 * arrives. TanStack Query itself goes back to `pending` then, which would take the retry button
 * from under its user. An error beside data, of a refetch that failed, is not one of these.
 */
export function useLoadError({
  data,
  error,
}: Pick<QueryResult<unknown>, 'data' | 'error'>): ApiError | null {
  const [last, setLast] = useState<ApiError | null>(null);
  const next = data === undefined ? (error ?? last) : null;
  if (next !== last) setLast(next);
  return next;
}
