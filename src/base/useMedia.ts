import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds.
 *
 * @param unasked the answer where nobody can be asked: on a server and in the first pass of
 *   hydration, and where there is no `matchMedia`, as in jsdom
 */
export function useMedia(query: string, unasked: boolean): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', tell);
      return () => media?.removeEventListener('change', tell);
    },
    [query],
  );
  const ask = () => window.matchMedia?.(query).matches ?? unasked;
  return useSyncExternalStore(subscribe, ask, () => unasked);
}
