import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface TableProps extends ComponentPropsWithRef<'div'> {
  /** What the table lists: its accessible name. */
  caption: ReactNode;
  /** Hides the caption from sight, not from screen readers. @default false */
  captionHidden?: boolean | undefined;
  /** What happens where it is narrower than 560 px: each row a card, or a table that scrolls. @default 'cards' */
  narrow?: 'cards' | 'scroll' | undefined;
}

// Browsers drop the table semantics of elements whose `display` is changed, as the card layout
// does, so every part states its role.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * A table in a container that it never overflows. `ref`, rest props and `className` reach the
 * container. Parts: `table`, `caption`. State: `data-narrow`.
 */
export const Table = forwardRef<HTMLDivElement, TableProps>(function Table(
  { caption, captionHidden = false, narrow = 'cards', className, children, ...rest },
  ref,
) {
  const captionId = useId();
  // A keyboard scrolls only what it can focus.
  const scrolling =
    narrow === 'scroll' ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};
  return (
    <div
      {...scrolling}
      {...rest}
      ref={ref}
      className={clsx('qw-table', className)}
      data-narrow={narrow}
    >
      <table className="qw-table-table" data-part="table" role="table" aria-labelledby={captionId}>
        <caption
          id={captionId}
          className={captionHidden ? 'qw-visually-hidden' : 'qw-table-caption'}
          data-part="caption"
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
});

export type TableHeadProps = ComponentPropsWithRef<'thead'>;

/** The head of a table; holds one `TableRow`. */
export const TableHead = forwardRef<HTMLTableSectionElement, TableHeadProps>(function TableHead(
  { className, ...rest },
  ref,
) {
  return <thead role="rowgroup" {...rest} ref={ref} className={clsx('qw-table-head', className)} />;
});

export type TableBodyProps = ComponentPropsWithRef<'tbody'>;

/** The rows of a table. */
export const TableBody = forwardRef<HTMLTableSectionElement, TableBodyProps>(function TableBody(
  { className, ...rest },
  ref,
) {
  return <tbody role="rowgroup" {...rest} ref={ref} className={clsx('qw-table-body', className)} />;
});

export interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  /** Whether it answers to a click; put a link or button for the keyboard into one of its cells. @default false */
  interactive?: boolean | undefined;
}

/** A row. State: `data-interactive`. */
export const TableRow = forwardRef<HTMLTableRowElement, TableRowProps>(function TableRow(
  { interactive = false, className, ...rest },
  ref,
) {
  return (
    <tr
      role="row"
      {...rest}
      ref={ref}
      className={clsx('qw-table-row', className)}
      data-interactive={interactive ? '' : undefined}
    />
  );
});

export interface TableHeaderCellProps extends Omit<ComponentPropsWithRef<'th'>, 'align'> {
  /** Side its text keeps to. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** The head of a column. State: `data-align`. */
export const TableHeaderCell = forwardRef<HTMLTableCellElement, TableHeaderCellProps>(
  function TableHeaderCell({ align = 'start', className, ...rest }, ref) {
    return (
      <th
        role="columnheader"
        scope="col"
        {...rest}
        ref={ref}
        className={clsx('qw-table-header-cell', className)}
        data-align={align}
      />
    );
  },
);

export interface TableCellProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** Name of its column, shown beside it in the card layout. */
  label?: string | undefined;
  /** Side its text keeps to. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** `title` heads the card of a narrow row; `actions` ends it. @default 'value' */
  kind?: 'value' | 'title' | 'actions' | undefined;
}

/** A cell. States: `data-align`, `data-kind`, `data-label`. */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(
  { label, align = 'start', kind = 'value', className, ...rest },
  ref,
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
});
