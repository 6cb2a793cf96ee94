import {
  createContext,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type JSXElementConstructor,
} from 'react';

/** Components of the host's in place of the kit's; each part knows the props of its own. */
export interface UiSlots {
  header?: JSXElementConstructor<never> | undefined;
  emptyState?: JSXElementConstructor<never> | undefined;
  /** By the name of the icon. */
  icons?: Partial<Record<string, ComponentType<ComponentPropsWithoutRef<'svg'>>>> | undefined;
}

export const SlotsContext = createContext<UiSlots>({});
