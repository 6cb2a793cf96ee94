import clsx from 'clsx';
import { forwardRef } from 'react';
import { IconButton, type IconButtonProps } from './IconButton';
import { ChevronLeft, ChevronRight } from '../icons/icons';

export interface StepButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'size' | 'variant' | 'disabled'
> {
  /** Which way it goes; the arrow turns with the writing direction. */
  direction: 'back' | 'forward';
  /** Whether there is nowhere to go: it looks so, and keeps the focus of whoever pressed it. @default false */
  atEnd?: boolean | undefined;
}

/** Steps to what comes before or behind. Parts: `icon`. State: `aria-disabled`. */
export const StepButton = forwardRef<HTMLButtonElement, StepButtonProps>(function StepButton(
  { direction, atEnd = false, className, ...rest },
  ref,
) {
  const Arrow = direction === 'back' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      {...rest}
      ref={ref}
      size="small"
      className={clsx('qw-step-button', className)}
      icon={<Arrow className="qw-mirrored" />}
      aria-disabled={atEnd || undefined}
    />
  );
});
