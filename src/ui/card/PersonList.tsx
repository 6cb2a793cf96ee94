import clsx from 'clsx/lite';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../text/Avatar';

export interface PersonListProps extends ComponentPropsWithRef<'ul'> {
  /** Name of the list. */
  label: string;
}

// Without the role, Safari does not treat a list without markers as a list.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** A list of people, each in a `PersonItem`. */
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
  /** The person's name for display, given name first. */
  name: string;
  /** Content beside the name, such as a `Badge`. */
  badge?: ReactNode;
  /** A line below the name, such as an email. */
  detail?: ReactNode;
  /** Content before the person, such as a rank. */
  start?: ReactNode;
  /** Content at the other end: a badge, a number, a button. */
  end?: ReactNode;
  /**
   * Called by a click anywhere on the person. The name becomes a button, described by `detail` and
   * `end`.
   */
  onOpen?: (() => void) | undefined;
}

/** A person in a `PersonList`. Parts: `start`, `name`, `badge`, `detail`, `end`. */
export const PersonItem = forwardRef<HTMLLIElement, PersonItemProps>(function PersonItem(
  { name, badge, detail, start, end, onOpen, className, ...rest },
  ref,
) {
  const id = useId();
  // Two people may have the same name.
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
            translate="no"
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          <span className="qw-person-name" data-part="name" translate="no">
            {name}
          </span>
        )}{' '}
        {badge ? (
          <>
            <span data-part="badge">{badge}</span>{' '}
          </>
        ) : null}
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
