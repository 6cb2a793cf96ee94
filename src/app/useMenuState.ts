import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// The app is the whole page, so the window's width is its width.
const narrow = '(max-width: 899px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Whether the side menu is open: by default where there is room for it (spec §2); on a narrow page
 * it lies over the content and closes with Escape and on going somewhere.
 */
export function useMenuState(): { isOpen: boolean; toggle: () => void } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(!isNarrow);

  useEffect(() => setOpen(!isNarrow), [isNarrow]);
  useEffect(() => {
    if (isNarrow) setOpen(false);
  }, [isNarrow, key]);
  useEffect(() => {
    if (!isNarrow || !isOpen) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isNarrow, isOpen]);

  return { isOpen, toggle: useCallback(() => setOpen((open) => !open), []) };
}
