import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'> {
  /** What is getting on: its accessible name. */
  label: string;
  /** How much is done, 0 to `max`. */
  value: number;
  /** How much there is; above 0. */
  max: number;
  /** The value as screen readers say it, such as "7 of 20 answered". @default a percentage */
  valueText?: string | undefined;
}

/** How far something has come. A native `progress`: read out by its name and value. */
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
