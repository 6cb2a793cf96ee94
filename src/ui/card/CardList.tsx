import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface CardListProps extends ComponentPropsWithRef<'ul'> {
  /** Name of the list. */
  label: string;
}

// Safari takes a list without markers for no list unless it is told.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** Cards beside each other, as many as there is room for, each in a `CardItem`. */
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

/** Holds one `Card`, as high as the highest beside it. */
export const CardItem = forwardRef<HTMLLIElement, CardItemProps>(function CardItem(
  { className, ...rest },
  ref,
) {
  return <li {...rest} ref={ref} className={clsx('qw-card-item', className)} />;
});
