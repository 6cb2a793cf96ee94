import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StepButton } from '../button/StepButton';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are, at least 1. */
  pages: number;
  /** Called with the requested page, 1 to `pages`. */
  onPageChange: (page: number) => void;
  /** Name of the navigation, such as "Pages of students". */
  label: string;
  /** Name of the button to the previous page. */
  previousLabel: string;
  /** Name of the button to the next page. */
  nextLabel: string;
  /** Content between the buttons. @default "1 / n" */
  counter?: ReactNode;
}

/** Steps through pages. Parts: `previous`, `counter`, `next`. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pages, onPageChange, label, previousLabel, nextLabel, counter, className, ...rest },
  ref,
) {
  const step = (by: number) => {
    // Pages may have been removed since: going back from beyond the last one leads to the last.
    const target = Math.max(1, Math.min(page + by, pages));
    if ((target - page) * by > 0) onPageChange(target);
  };
  return (
    <nav aria-label={label} {...rest} ref={ref} className={clsx('qw-pagination', className)}>
      <StepButton
        direction="back"
        data-part="previous"
        label={previousLabel}
        atEnd={page <= 1}
        onClick={() => step(-1)}
      />
      <span className="qw-pagination-counter" data-part="counter" aria-live="polite">
        {counter ?? `${page} / ${pages}`}
      </span>
      <StepButton
        direction="forward"
        data-part="next"
        label={nextLabel}
        atEnd={page >= pages}
        onClick={() => step(1)}
      />
    </nav>
  );
});
