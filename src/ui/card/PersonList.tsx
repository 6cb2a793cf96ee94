import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../text/Avatar';

export interface PersonListProps extends ComponentPropsWithRef<'ul'> {
  /** Name of the list. */
  label: string;
}

// Safari takes a list without markers for no list unless it is told.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** People below each other, each a `PersonItem`. */
export const PersonList = forwardRef<HTMLUListElement, PersonListProps>(function PersonList(
  { label, className, ...rest },
  ref,
) {
  return (
    <ul
      role="list"
      aria-label={label}
      {...rest}
      ref={ref}
      className={clsx('qw-person-list', className)}
    />
  );
});

export interface PersonItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The person's name as people read it, given name first. */
  name: string;
  /** What stands beside the name, such as a `Badge`. */
  badge?: ReactNode;
  /** A line below the name, such as an address. */
  detail?: ReactNode;
  /** What stands before the person, such as a rank. */
  start?: ReactNode;
  /** What stands at the other end: a badge, a number, a button. */
  end?: ReactNode;
  /** Called by a click anywhere on the person; makes the name a button, which `detail` and `end` describe. */
  onOpen?: (() => void) | undefined;
}

/** A person in a `PersonList`. Parts: `start`, `name`, `badge`, `detail`, `end`. */
export const PersonItem = forwardRef<HTMLLIElement, PersonItemProps>(function PersonItem(
  { name, badge, detail, start, end, onOpen, className, ...rest },
  ref,
) {
  const id = useId();
  // Two people may have one name.
  const described = [detail && `${id}-detail`, end && `${id}-end`].filter(Boolean).join(' ');
  return (
    <li {...rest} ref={ref} className={clsx('qw-person-item', className)}>
      {start ? (
        <span className="qw-person-start" data-part="start">
          {start}
        </span>
      ) : null}
      <Avatar name={name} />
      <span className="qw-person-text">
        {onOpen ? (
          <button
            type="button"
            aria-describedby={described || undefined}
            className="qw-person-open"
            data-part="name"
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          <span className="qw-person-name" data-part="name">
            {name}
          </span>
        )}{' '}
        {badge ? <span data-part="badge">{badge} </span> : null}
        {detail ? (
          <span id={`${id}-detail`} className="qw-person-detail" data-part="detail">
            {detail}
          </span>
        ) : null}
      </span>{' '}
      {end ? (
        <span id={`${id}-end`} className="qw-person-end" data-part="end">
          {end}
        </span>
      ) : null}
    </li>
  );
});
