import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'> {
  /** What progresses: its accessible name. */
  label: string;
  /** How much is done, 0 to `max`. */
  value: number;
  /** The total; above 0. */
  max: number;
  /** The value for screen readers, such as "7 of 20 answered". @default a percentage */
  valueText?: string | undefined;
}

/** The progress of something. A native `progress`: read out with its name and value. */
export const Progress = forwardRef<HTMLProgressElement, ProgressProps>(function Progress(
  { label, value, max, valueText, className, ...rest },
  ref,
) {
  return (
    <progress
      {...rest}
      ref={ref}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={clsx('qw-progress', className)}
    />
  );
});
