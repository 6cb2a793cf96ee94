import { createContext, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { Messages } from '../../messages/en';
import type { Role } from '../../rules/limits';

/** How the main menu shows a page. */
export interface MenuEntry {
  /** @param app the app's messages */
  label: (app: Messages['app']) => string;
  Icon: ComponentType<ComponentPropsWithoutRef<'svg'>>;
}

/** A link of the main menu. */
export interface MenuItem extends MenuEntry {
  href: string;
  /** Whether the entry is current only at its exact path, not at paths below. */
  end: boolean;
}

/** The main menu of a role, from top to bottom. */
export const MenuContext = createContext<(role: Role) => readonly MenuItem[]>(() => []);
