import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/Button';
import { CircleAlert, RotateCw } from '../icons/icons';
import { inElement } from '../text/inElement';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** The reason, and what may help. */
  description?: ReactNode;
  /** Retries. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Text of that button, which needs it to appear. */
  retryLabel?: ReactNode;
  /** Whether a retry is in progress. @default false */
  retrying?: boolean | undefined;
  /** Further buttons or links. */
  action?: ReactNode;
}

/**
 * Replaces content that could not be shown; announced when it appears. Parts: `icon`, `title`,
 * `description`, `action`, `retry`.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retryLabel, retrying = false, action, className, ...rest },
  ref,
) {
  const canRetry = Boolean(onRetry && retryLabel);
  return (
    <div role="alert" {...rest} ref={ref} className={clsx('qw-error-state', className)}>
      <span className="qw-error-state-icon" data-part="icon" aria-hidden="true">
        <CircleAlert />
      </span>
      <p className="qw-error-state-title" data-part="title">
        {title}
      </p>
      {description ? (
        <p className="qw-error-state-description" data-part="description">
          {description}
        </p>
      ) : null}
      {canRetry || action ? (
        <div className="qw-error-state-action" data-part="action">
          {canRetry ? (
            <Button data-part="retry" icon={<RotateCw />} busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {inElement(action)}
        </div>
      ) : null}
    </div>
  );
});
