import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Its accessible name. */
  label: string;
  /**
   * The steps that lead here, outermost first: links, or plain text for pages without an address.
   */
  steps: readonly ReactNode[];
  /** The current page, once it is known. */
  current?: ReactNode;
}

/** The path to a page. Parts: `list`, `step`, `current`. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { label, steps, current, className, ...rest },
  ref,
) {
  return (
    <nav {...rest} ref={ref} aria-label={label} className={clsx('qw-breadcrumb', className)}>
      <ol className="qw-breadcrumb-list" data-part="list">
        {steps.map((step, depth) => (
          <li key={depth} className="qw-breadcrumb-step" data-part="step">
            {step}
          </li>
        ))}
        {current === undefined ? null : (
          <li className="qw-breadcrumb-step" data-part="current" aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
});
