import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Begins each page at its top and at its heading, as a page that a browser loads does: a router
 * leaves focus and scroll where the last page had them.
 */
export function useFocusOnNavigation(): void {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
  }, [location]);
}
