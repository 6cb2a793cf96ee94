import clsx from 'clsx/lite';
import type { ComponentPropsWithRef, ForwardedRef } from 'react';

export interface TableCellProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** Name of its column, shown beside it in the card layout. */
  label?: string | undefined;
  /** Alignment of its text. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /**
   * `title` heads the card of a narrow row; `actions` ends it; `notice` replaces rows and spans all
   * columns with `colSpan`. @default 'value'
   */
  kind?: 'value' | 'title' | 'actions' | 'notice' | undefined;
}

// Browsers drop the table semantics of elements whose `display` is changed.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Draws a `TableCell` without a component of its own, for tables that draw many cells at once.
 */
export function drawCell(
  { label, align = 'start', kind = 'value', className, ...rest }: TableCellProps,
  ref?: ForwardedRef<HTMLTableCellElement>,
) {
  return (
    <td
      role="cell"
      {...rest}
      ref={ref}
      className={clsx('qw-table-cell', className)}
      data-label={label}
      data-align={align}
      data-kind={kind}
    />
  );
}
