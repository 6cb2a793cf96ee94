import { useState } from 'react';
import type { ApiError } from '../api/ApiError';
import type { QueryResult } from '../api/hookTypes';

/**
 * Why there is nothing to show yet: the query's error, which stays through a retry until data
 * arrives. TanStack Query itself goes back to `pending` then, which would take the retry button
 * from under its user.
 */
export function useLoadError({
  data,
  error,
}: Pick<QueryResult<unknown>, 'data' | 'error'>): ApiError | null {
  const [last, setLast] = useState<ApiError | null>(null);
  if (error !== null && error !== last) setLast(error);
  if (data !== undefined && last !== null) setLast(null);
  return data === undefined ? (error ?? last) : null;
}
