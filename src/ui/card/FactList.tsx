import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode];

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** In reading order; each name at most once. */
  facts: readonly Fact[];
  /**
   * `beside` puts each value beside its name, `below` puts it below, and `grid` puts it below in as
   * many columns as fit. @default 'beside'
   */
  layout?: 'beside' | 'below' | 'grid' | undefined;
}

/** Names and values, to read out or write down. Parts: `name`, `value`. State: `data-layout`. */
export const FactList = forwardRef<HTMLDListElement, FactListProps>(function FactList(
  { facts, layout = 'beside', className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={clsx('qw-fact-list', className)} data-layout={layout}>
      {facts.map(([name, value]) => (
        <div key={name} className="qw-fact-list-fact">
          <dt className="qw-fact-list-name" data-part="name">
            {name}
          </dt>
          <dd className="qw-fact-list-value" data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
});
