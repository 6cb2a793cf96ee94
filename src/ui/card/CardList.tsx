import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface CardListProps extends ComponentPropsWithRef<'ul'> {
  /** Name of the list. */
  label: string;
}

// Without the role, Safari does not treat a list without markers as a list.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** Cards side by side, as many as fit, each in a `CardItem`. */
export const CardList = forwardRef<HTMLUListElement, CardListProps>(function CardList(
  { label, className, ...rest },
  ref,
) {
  return (
    <ul
      role="list"
      aria-label={label}
      {...rest}
      ref={ref}
      className={clsx('qw-card-list', className)}
    />
  );
});

export type CardItemProps = ComponentPropsWithRef<'li'>;

/** Holds one `Card`, as tall as the tallest in its row. */
export const CardItem = forwardRef<HTMLLIElement, CardItemProps>(function CardItem(
  { className, ...rest },
  ref,
) {
  return <li {...rest} ref={ref} className={clsx('qw-card-item', className)} />;
});
