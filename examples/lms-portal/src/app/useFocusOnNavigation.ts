import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Starts each page at its top and heading, as a browser does on loading one: a router leaves focus
 * and scroll where they were.
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
