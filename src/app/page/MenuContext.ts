import { createContext, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { Messages } from '../../messages/en';
import type { Role } from '../../rules/limits';

/** What the main menu shows of a page. */
export interface MenuEntry {
  /** @param app the words of the app */
  label: (app: Messages['app']) => string;
  Icon: ComponentType<ComponentPropsWithoutRef<'svg'>>;
}

/** A link of the main menu. */
export interface MenuItem extends MenuEntry {
  href: string;
  /** Whether only the path itself counts as its page, not those below. */
  end: boolean;
}

/** The main menu of a role, from top to bottom. */
export const MenuContext = createContext<(role: Role) => readonly MenuItem[]>(() => []);
