import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ForwardedRef, ReactNode } from 'react';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The meaning of the colour; the text must say it too. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | undefined;
  /** An icon before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
}

/** A word for a state or a kind. Parts: `icon`, `text`. State: `data-tone`. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(drawBadge);

/** Draws a `Badge` without a component of its own, for lists that draw many at once. */
export function drawBadge(
  { tone = 'neutral', icon, className, children, ...rest }: BadgeProps,
  ref?: ForwardedRef<HTMLSpanElement>,
) {
  return (
    <span {...rest} ref={ref} className={clsx('qw-badge', className)} data-tone={tone}>
      {icon ? (
        <span className="qw-badge-icon" data-part="icon" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className="qw-badge-text" data-part="text">
        {children}
      </span>
    </span>
  );
}
