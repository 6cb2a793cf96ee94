import { createContext, useContext } from 'react';

/** The container of dialogs, menus, lists and toasts; null for the body. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainerContext);
}
