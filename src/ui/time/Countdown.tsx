import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatClock, isoDuration } from './clock';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Seconds remaining; negative values count as zero. The parent keeps the time. */
  seconds: number;
  /** What the time is for, such as "Time remaining". */
  label: ReactNode;
  /** Hides the label from sight, not from screen readers. @default false */
  labelHidden?: boolean | undefined;
  /** How near the end is. @default 'neutral' */
  tone?: 'neutral' | 'caution' | 'critical' | undefined;
  /**
   * A word beside the time while it is approximate, such as "about". Without it, the time is exact.
   */
  approximateLabel?: ReactNode;
}

/**
 * The time remaining, as `m:ss` or `h:mm:ss`. Silent: a `timer` is not announced. Parts: `label`,
 * `time`, `approximate`. States: `data-tone`, `data-approximate`.
 */
export const Countdown = forwardRef<HTMLDivElement, CountdownProps>(function Countdown(
  { seconds, label, labelHidden = false, tone = 'neutral', approximateLabel, className, ...rest },
  ref,
) {
  return (
    <div
      role="timer"
      {...rest}
      ref={ref}
      className={clsx('qw-countdown', className)}
      data-tone={tone}
      data-approximate={approximateLabel ? '' : undefined}
    >
      <span className={labelHidden ? 'qw-visually-hidden' : 'qw-countdown-label'} data-part="label">
        {label}
      </span>{' '}
      {approximateLabel ? (
        <>
          <span className="qw-countdown-approximate" data-part="approximate">
            {approximateLabel}
          </span>{' '}
        </>
      ) : null}
      <time
        className="qw-countdown-time"
        data-part="time"
        dateTime={isoDuration(seconds)}
        translate="no"
      >
        {formatClock(seconds)}
      </time>
    </div>
  );
});
