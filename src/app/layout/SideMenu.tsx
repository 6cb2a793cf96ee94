import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { IconButton } from '../../ui/button/IconButton';
import { focusedNear } from '../../ui/focus/focusedNear';
import { mayTakeFocus } from '../../ui/focus/mayTakeFocus';
import { X } from '../../ui/icons/icons';
import type { MenuState } from './useMenuState';

interface SideMenuProps {
  id: string;
  state: MenuState;
  /** What is behind the drawer, and cannot be reached while it is open. */
  behind: RefObject<HTMLElement | null>[];
  children: ReactNode;
}

/**
 * The menu beside the page, or over it as a drawer on narrow screens. Escape, the button and a
 * click outside close the drawer and return the focus.
 */
export function SideMenu({ id, state, behind, children }: SideMenuProps) {
  const app = useWords(appWords);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, isDrawer, close } = state;
  const isOver = isOpen && isDrawer;
  const latestBehind = useLatest(behind);

  useEffect(() => {
    if (!isOver) return undefined;
    const drawer = panel.current;
    const opener = focusedNear(drawer);
    const covered = latestBehind.current.map(({ current }) => current);
    for (const element of covered) element?.toggleAttribute('inert', true);
    drawer?.focus();
    return () => {
      for (const element of covered) element?.toggleAttribute('inert', false);
      const focused = focusedNear(drawer);
      const isLost = focused === document.body;
      const isWithin = drawer?.contains(focused) ?? false;
      if ((isLost || isWithin) && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOver, latestBehind]);

  useEffect(() => {
    if (!isOver) return undefined;
    const press = (event: KeyboardEvent): void => {
      // A dialog over the drawer handles its own Escape.
      if (event.key === 'Escape' && !event.defaultPrevented && isTop(panel.current)) close();
    };
    return listen(document, { keydown: press });
  }, [isOver, close]);

  return (
    <div className="qw-app-side" hidden={!isOpen} data-over={isOver ? '' : undefined}>
      {/* For pointers only: the keyboard has Escape and the button. */}
      {isOver && <div className="qw-app-scrim" aria-hidden="true" onClick={close} />}
      <div
        className="qw-app-menu"
        id={id}
        ref={panel}
        {...(isOver ? { role: 'dialog', 'aria-modal': true, 'aria-label': app.menu } : {})}
        tabIndex={isOver ? -1 : undefined}
      >
        {isOver && (
          <IconButton
            className="qw-app-menu-close"
            label={app.closeMenu}
            icon={<X />}
            onClick={close}
          />
        )}
        <nav className="qw-app-nav" aria-label={app.menu}>
          {children}
        </nav>
      </div>
    </div>
  );
}

/** Whether no dialog above it has the focus. */
function isTop(panel: HTMLElement | null): boolean {
  return mayTakeFocus(panel);
}
