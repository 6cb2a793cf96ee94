import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../loading/Spinner';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `critical` for actions that cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical' | undefined;
  /** Height of the control. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether its action is in progress: clicks are ignored, and the focus stays. @default false */
  busy?: boolean | undefined;
  /** Text in place of the children while `busy`. Left out, the children stay. */
  busyLabel?: ReactNode;
  /** An icon before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
  /** Whether it takes the full width of its container. @default false */
  wide?: boolean | undefined;
}

/**
 * A button; `type` is `button` unless given. Parts: `icon`, `label`.
 * States: `data-variant`, `data-size`, `data-busy`, `data-wide`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    busy = false,
    busyLabel,
    icon,
    wide = false,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  // A disabled button would lose the focus, so a busy one only ignores the click. Preventing the
  // default also stops the Enter key from submitting, because that clicks the button.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      ref={ref}
      type={type}
      className={clsx('qw-button', className)}
      data-variant={variant}
      data-size={size}
      data-busy={busy ? '' : undefined}
      data-wide={wide ? '' : undefined}
      onClick={handleClick}
    >
      {busy || icon ? (
        <span className="qw-button-icon" data-part="icon" aria-hidden="true">
          {busy ? <Spinner size="small" /> : icon}
        </span>
      ) : null}
      <span className="qw-button-label" data-part="label">
        {busy ? (busyLabel ?? children) : children}
      </span>
    </button>
  );
});
