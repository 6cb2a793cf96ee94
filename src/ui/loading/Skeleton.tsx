import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Lines of text, rows of a table or list, or one block. @default 'text' */
  shape?: 'text' | 'rows' | 'block' | undefined;
  /** How many lines or rows, from 1. A block is always one. @default 3 */
  lines?: number | undefined;
  /** What is loading, for screen readers. Give it to one skeleton per view. */
  label?: string | undefined;
}

/** The outline of content that is still loading. Parts: `line`. State: `data-shape`. */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 3, label, className, ...rest },
  ref,
) {
  const count = shape === 'block' ? 1 : Math.max(1, lines);
  return (
    <div
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      ref={ref}
      className={clsx('qw-skeleton', className)}
      data-shape={shape}
    >
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="qw-skeleton-line" data-part="line" aria-hidden="true" />
      ))}
    </div>
  );
});
