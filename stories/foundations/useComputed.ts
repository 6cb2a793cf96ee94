import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * What the browser computes where an element stands, as text; empty before the element is there.
 * It follows theme, density and accent, which a root carries as attributes.
 */
export function useComputed(
  place: RefObject<Element | null>,
  read: (style: CSSStyleDeclaration) => string,
): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const root = place.current?.closest('.qw-root');
      if (!root) return () => undefined;
      const observer = new MutationObserver(onChange);
      observer.observe(root, { attributes: true });
      return () => observer.disconnect();
    },
    [place],
  );
  return useSyncExternalStore(subscribe, () =>
    place.current === null ? '' : read(getComputedStyle(place.current)),
  );
}
