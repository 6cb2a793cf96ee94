import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/**
 * A call without a network fails as a call, rather than waiting in a queue that nobody sees.
 */
export const networkMode = 'always';

/**
 * Cached data is kept unused for 60 seconds, and neither focus nor reconnecting refetches
 * (spec §7). Set on each query rather than on the cache, because the cache may be the host's: so is
 * whatever else the widgets rest on, or a host's own defaults would change it.
 */
export const queryDefaults = {
  gcTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode,
  // Not a page in place of an answer: it tends to stay, and may be all that a server without an
  // optional operation ever says.
  retry: (failures: number, error: ApiError): boolean => error.kind === 'network' && failures < 2,
  retryDelay: (failures: number): number => 1_000 * 2 ** failures,
  enabled: true,
  initialData: undefined,
  maxPages: undefined,
  notifyOnChangeProps: undefined,
  placeholderData: undefined,
  refetchOnMount: true,
  retryOnMount: true,
  select: undefined,
  structuralSharing: true,
  suspense: false,
  throwOnError: false,
} as const;

/** The same for what is sent. Nothing is sent again automatically: it may have been carried out. */
export const mutationDefaults = {
  networkMode,
  onMutate: undefined,
  onSettled: undefined,
  retry: false,
  scope: undefined,
  throwOnError: false,
} as const;

/** A host's `static` would keep data even after a change has made it stale. */
export const staleDefault = (cache: QueryClient): { staleTime?: number } =>
  cache.getDefaultOptions().queries?.staleTime === 'static' ? { staleTime: Infinity } : {};
