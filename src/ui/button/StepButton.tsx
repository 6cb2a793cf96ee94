import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import { IconButton, type IconButtonProps } from './IconButton';
import { ChevronLeft, ChevronRight } from '../icons/icons';

export interface StepButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'size' | 'variant' | 'disabled'
> {
  /** Where it leads; the arrow follows the writing direction. */
  direction: 'back' | 'forward';
  /**
   * Whether there is no further step: the button looks disabled but keeps the focus. @default false
   */
  atEnd?: boolean | undefined;
}

/** Steps to the previous or the next item. Parts: `icon`. State: `aria-disabled`. */
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
