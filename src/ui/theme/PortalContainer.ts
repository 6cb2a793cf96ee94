import { createContext, useContext } from 'react';

/** Where dialogs, menus, lists and toasts go; null for the body. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainerContext);
}
