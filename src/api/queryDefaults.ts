import { ApiError } from './ApiError';

/**
 * A call without a network fails as a call, rather than waiting in a queue that nobody sees.
 */
export const networkMode = 'always';

/**
 * Cached data is kept unused for 60 seconds, and neither focus nor reconnecting refetches
 * (spec §7). Set on each query rather than on the cache, because the cache may be the host's.
 */
export const queryDefaults = {
  gcTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode,
  // Not a page in place of an answer: it tends to stay, and may be all that a server without an
  // optional operation ever says.
  retry: (failures: number, error: ApiError): boolean => error.kind === 'network' && failures < 2,
} as const;
