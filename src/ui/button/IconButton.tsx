import clsx from 'clsx/lite';
import { cloneElement, forwardRef, isValidElement } from 'react';
import type { ComponentPropsWithRef, ForwardedRef, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The action: accessible name and tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** `critical` colours it on hover only. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'critical' | undefined;
  /** Side of the square. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/** A square button with an icon and no visible text. Parts: `icon`. States: `data-variant`, `data-size`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(drawIconButton);

/** What makes the icon a part of the button; an element of its own around it would only cost. */
const iconPart = { 'data-part': 'icon', 'aria-hidden': true };

/** Draws an `IconButton` without a component of its own, for lists that draw many at once. */
export function drawIconButton(
  {
    label,
    icon,
    variant = 'quiet',
    size = 'medium',
    type = 'button',
    className,
    ...rest
  }: IconButtonProps,
  ref?: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button
      title={label}
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      className={clsx('qw-icon-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {isValidElement<object>(icon) ? (
        cloneElement(icon, iconPart)
      ) : (
        <span {...iconPart}>{icon}</span>
      )}
    </button>
  );
}
