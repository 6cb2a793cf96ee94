import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

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
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'quiet', size = 'medium', type = 'button', className, ...rest },
  ref,
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
      <span className="qw-icon-button-icon" data-part="icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  );
});
