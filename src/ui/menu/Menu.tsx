import {
  Menu as HeadlessMenu,
  MenuItem as HeadlessMenuItem,
  MenuSeparator as HeadlessMenuSeparator,
  MenuButton,
  MenuHeading,
  MenuItems,
  MenuSection,
} from '@headlessui/react';
import clsx from 'clsx/lite';
import { forwardRef, Fragment, useRef } from 'react';
import type {
  ComponentPropsWithRef,
  KeyboardEvent,
  ReactElement,
  ReactNode,
  SyntheticEvent,
} from 'react';
import { ClosesWithTrigger } from './ClosesWithTrigger';
import { InContainer, useInContainer } from './InContainer';
import { useRootAttributes } from '../theme/RootTheme';
import { useMergedRefs } from '../../base/useMergedRefs';

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  /**
   * The `Button` or `IconButton` that opens the menu and names it. While busy, it opens nothing.
   */
  trigger: ReactElement;
  /**
   * The edge of the trigger that the menu aligns with; it flips where there is no room. @default
   * 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/**
 * A list of actions, opened by a button: `MenuItem`, `MenuLink`, `MenuGroup` and `MenuSeparator`.
 * Enter, the space bar and the arrow keys open it; arrows, Home, End and the first letters of an
 * item move in it; Escape and Tab close it. The page behind it is unchanged and still scrolls. Rest
 * props, `ref` and `className` reach the list, which is in the document only while it is open.
 * State: `data-anchor`, the side on which it opened.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, align = 'start', className, children, onKeyDown, ...rest },
  ref,
) {
  const { attributes, paint } = useRootAttributes();
  const mergedRef = useMergedRefs<HTMLElement>(paint, ref);
  const button = useRef<HTMLButtonElement>(null);
  const typedAt = useRef(-Infinity);
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const isLetter = event.key.length === 1;
    const isFirst = isLetter && event.timeStamp - typedAt.current > wordPause;
    if (isFirst) forgetLetters(event.currentTarget);
    typedAt.current = isLetter ? event.timeStamp : -Infinity;
  };
  return (
    <HeadlessMenu>
      {({ open, close }) => (
        <>
          <MenuButton as={Fragment} ref={button} {...shutWhileBusy}>
            {trigger}
          </MenuButton>
          {open ? <ClosesWithTrigger trigger={button} close={close} /> : null}
          <InContainer>
            <MenuItems
              as={MenuList}
              {...rest}
              {...attributes}
              ref={mergedRef}
              anchor={{ to: `bottom ${align}`, gap: 4, offset: 0, padding: 8 }}
              modal={false}
              className={clsx('qw-root', 'qw-menu', className)}
              onKeyDown={pressKey}
            >
              {children}
            </MenuItems>
          </InContainer>
        </>
      )}
    </HeadlessMenu>
  );
});

const MenuList = forwardRef<HTMLDivElement, ComponentPropsWithRef<'div'>>(
  function MenuList(props, ref) {
    return useInContainer(ref)((listRef) => <div {...props} ref={listRef} />);
  },
);

/** The pause after which a typed word ends, in milliseconds; the same as in Headless UI. */
const wordPause = 350;

/**
 * If Enter or Escape interrupts a word, Headless UI keeps its letters until the menu opens again,
 * and the space bar would continue it. It forgets them when an item gets the focus.
 */
function forgetLetters(menu: HTMLElement) {
  const active = menu.getAttribute('aria-activedescendant');
  if (active === null) return;
  const item = menu.querySelector(`#${CSS.escape(active)}`);
  item?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function preventWhileBusy(event: SyntheticEvent) {
  if (event.currentTarget.getAttribute('aria-busy') === 'true') event.preventDefault();
}

/** Headless UI ignores prevented events; a tap arrives as a click, which a busy `Button` drops. */
const shutWhileBusy: object = {
  onPointerDown: preventWhileBusy,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') preventWhileBusy(event);
  },
};

interface ItemContent {
  /** An icon before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
  /** A line of explanation below the text, read out with it. */
  description?: ReactNode;
}

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'type'>, ItemContent {
  /** `critical` for actions that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

/**
 * An action: `onClick` runs it, and the menu closes. Parts: `icon`, `label`, `description`. States:
 * `data-tone`, `data-focus`, `data-disabled`.
 */
export const MenuItem = forwardRef<HTMLButtonElement, MenuItemProps>(function MenuItem(
  { icon, description, tone = 'neutral', disabled = false, className, children, ...rest },
  ref,
) {
  return (
    <HeadlessMenuItem
      {...rest}
      ref={ref}
      as="button"
      type="button"
      disabled={disabled}
      className={clsx('qw-menu-item', className)}
      data-tone={tone}
    >
      {contentOf({ icon, description, children })}
    </HeadlessMenuItem>
  );
});

export interface MenuLinkProps extends ComponentPropsWithRef<'a'>, ItemContent {
  /** Draws the anchor, for a router's own link. Spread the given props on it. @default an `a` */
  render?: ((props: ComponentPropsWithRef<'a'>) => ReactElement) | undefined;
}

/** A link in a menu. Parts: `icon`, `label`, `description`. State: `data-focus`. */
export const MenuLink = forwardRef<HTMLAnchorElement, MenuLinkProps>(function MenuLink(
  { icon, description, className, children, render = drawAnchor, ...rest },
  ref,
) {
  const attributes = {
    ...rest,
    ref,
    className: clsx('qw-menu-item', className),
    children: contentOf({ icon, description, children }),
  };
  return <HeadlessMenuItem>{render(attributes)}</HeadlessMenuItem>;
});

export interface MenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** The heading of the group. */
  label: ReactNode;
}

/** Items under a heading. Parts: `heading`. */
export const MenuGroup = forwardRef<HTMLDivElement, MenuGroupProps>(function MenuGroup(
  { label, className, children, ...rest },
  ref,
) {
  return (
    <MenuSection {...rest} ref={ref} className={clsx('qw-menu-group', className)}>
      <MenuHeading as="div" className="qw-menu-heading" data-part="heading">
        {label}
      </MenuHeading>
      {children}
    </MenuSection>
  );
});

export type MenuSeparatorProps = ComponentPropsWithRef<'div'>;

/** A line between items. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(
  { className, ...rest },
  ref,
) {
  return (
    <HeadlessMenuSeparator {...rest} ref={ref} className={clsx('qw-menu-separator', className)} />
  );
});

function contentOf({ icon, description, children }: ItemContent & { children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span className="qw-menu-icon" data-part="icon" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className="qw-menu-text">
        <span data-part="label">{children}</span>
        {description ? (
          <>
            {' '}
            <span className="qw-menu-description" data-part="description">
              {description}
            </span>
          </>
        ) : null}
      </span>
    </>
  );
}

function drawAnchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props}>{children}</a>;
}
