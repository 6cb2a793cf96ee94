import { createContext, useCallback, useContext, type RefObject } from 'react';
import { focusedElement } from '../focus/focusedNear';
import { modalAround } from './hostModal';

/** The host's container of dialogs, menus, lists and toasts; null for the body. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** The element of the root around a widget's content. */
export const RootElementContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Inside a dialog: the container of its lists, null for Headless UI's choice. */
export const DialogContainerContext = createContext<HTMLElement | null | undefined>(undefined);

export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainerContext);
}

/** Where something that opens goes. */
export interface Place {
  /** Null for the body. */
  container: HTMLElement | null;
  /** Whether that is a modal of the host's, above which it must be shown. */
  isModal: boolean;
}

/**
 * Returns a function that finds the place for what opens now: the host's modal around the widget,
 * unless the host's container is inside that modal, because everything outside is inert.
 */
export function useFindPlace(): () => Place {
  const container = useContext(PortalContainerContext);
  const root = useContext(RootElementContext);
  return useCallback(() => {
    // A dialog without a root around it opens from what has the focus.
    const modal = modalAround(root ? root.current : focusedElement(container));
    const isModal = modal !== null && modalAround(container) !== modal;
    return { container: isModal ? modal : container, isModal };
  }, [container, root]);
}
