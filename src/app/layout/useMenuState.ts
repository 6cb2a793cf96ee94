import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../base/useMedia';

// The app is the whole page, so the window's width is its width.
const narrow = '(max-width: 899px)';

export interface MenuState {
  isOpen: boolean;
  /** Whether it covers the page rather than being beside it. */
  isDrawer: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether the side menu is open, by default on wide screens (spec §2). On narrow screens it is a
 * drawer, which closes on navigation.
 */
export function useMenuState(): MenuState {
  const isDrawer = useMedia(narrow, false);
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(!isDrawer);

  useEffect(() => setOpen(!isDrawer), [isDrawer]);
  useEffect(() => {
    if (isDrawer) setOpen(false);
  }, [isDrawer, key]);

  return {
    isOpen,
    isDrawer,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
