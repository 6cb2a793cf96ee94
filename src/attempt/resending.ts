import type { ApiError } from '../api/ApiError';

const firstMs = 2_000;
const longestMs = 15_000;

/** Whether the same submission may succeed later: no answer, or a server in trouble. */
export function isWorthRetrying(error: ApiError): boolean {
  return error.kind === 'network' || error.status >= 500 || error.status === 429;
}

/**
 * Milliseconds to wait after a number of failures: none at first, then doubling from 2 to 15 s,
 * less up to a quarter by chance, so that a class does not come back all at once.
 */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  if (failures === 0) return 0;
  return Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 - random() / 4);
}
