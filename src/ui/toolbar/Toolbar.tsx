import clsx from 'clsx/lite';
import { forwardRef, useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, SyntheticEvent } from 'react';
import { useMergedRefs } from '../../base/useMergedRefs';
import { arrowTarget } from '../focus/arrowTarget';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Its accessible name. */
  label: string;
}

const buttonsIn = (toolbar: Element): HTMLButtonElement[] => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:enabled'),
];

/** The place of the button that an event is of; -1 if it is of none. */
const placeOf = ({ currentTarget, target }: SyntheticEvent<HTMLElement>): number =>
  buttonsIn(currentTarget).findIndex((button) => (button as EventTarget) === target);

/**
 * A row of buttons that is one stop of the Tab key: arrow keys, Home and End move between them.
 * Rest props, `ref` and `className` reach its element.
 */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, className, onFocus, onKeyDown, children, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef(0);

  const stopAt = (place: number) => {
    current.current = place;
    const buttons = root.current ? buttonsIn(root.current) : [];
    const stop = Math.min(place, buttons.length - 1);
    buttons.forEach((button, index) => {
      button.tabIndex = index === stop ? 0 : -1;
    });
  };
  // After each change of its buttons.
  useLayoutEffect(() => stopAt(current.current));

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const buttons = buttonsIn(event.currentTarget);
    const place = placeOf(event);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = place < 0 ? undefined : arrowTarget(event.key, place, buttons.length, isRtl);
    if (next === undefined || event.defaultPrevented) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <div
      {...rest}
      ref={useMergedRefs(root, ref)}
      role="toolbar"
      aria-label={label}
      className={clsx('qw-toolbar', className)}
      onFocus={(event) => {
        onFocus?.(event);
        const place = placeOf(event);
        if (place >= 0) stopAt(place);
      }}
      onKeyDown={move}
    >
      {children}
    </div>
  );
});
