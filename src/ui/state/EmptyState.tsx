import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Inbox } from '../icons/icons';
import { useSlot } from '../slots/useSlot';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** Why, or what to do about it. */
  description?: ReactNode;
  /** Decoration above the title; `null` for none. @default a tray */
  icon?: ReactNode;
  /** A button or link that adds the first item. */
  action?: ReactNode;
}

/** Says that a list is empty, and what to do. Parts: `icon`, `title`, `description`, `action`. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, icon = <Inbox />, action, className, ...rest },
  ref,
) {
  return useSlot<EmptyStateProps>(
    'emptyState',
    { ...rest, className, title, description, icon, action },
    <div {...rest} ref={ref} className={clsx('qw-empty-state', className)}>
      {icon ? (
        <span className="qw-empty-state-icon" data-part="icon" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p className="qw-empty-state-title" data-part="title">
        {title}
      </p>
      {description ? (
        <p className="qw-empty-state-description" data-part="description">
          {description}
        </p>
      ) : null}
      {action ? (
        <div className="qw-empty-state-action" data-part="action">
          {action}
        </div>
      ) : null}
    </div>,
  );
});
