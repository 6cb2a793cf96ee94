import { ApiError } from './ApiError';

/**
 * Cached data is kept unused for 60 seconds, and neither focus nor reconnecting refetches
 * (spec §7). Set on each query rather than on the cache, because the cache may be the host's.
 */
export const queryDefaults = {
  gcTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: (failures: number, error: ApiError): boolean => error.kind === 'network' && failures < 2,
} as const;
