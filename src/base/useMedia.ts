import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds.
 *
 * @param unasked the answer where nobody can be asked: on a server and in the first pass of
 *   hydration, and where there is no `matchMedia`, as in jsdom
 */
export function useMedia(query: string, unasked: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', notify);
      return () => media?.removeEventListener('change', notify);
    },
    [query],
  );
  const ask = () => window.matchMedia?.(query).matches ?? unasked;
  return useSyncExternalStore(subscribe, ask, () => unasked);
}
