import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is loading, for screen readers. Without it the spinner is decorative. */
  label?: string | undefined;
  /** 16, 24 or 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring for waits too short for a skeleton. Parts: `ring`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'medium', className, ...rest },
  ref,
) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      ref={ref}
      className={clsx('qw-spinner', className)}
      data-size={size}
    >
      <span className="qw-spinner-ring" data-part="ring" aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
});
