import clsx from 'clsx/lite';
import { forwardRef, useContext, useId, useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { drawCell, type TableCellProps } from './drawCell';
import { controlNear } from '../focus/controlNear';
import { TableContext, TableHeadContext, TableRowContext } from './tableRowContext';
import { TableSort, type TableOrder } from './TableSort';
import { useFocusHeir } from '../focus/useFocusHeir';
import { useMergedRefs } from '../../base/useMergedRefs';

export type { TableCellProps };

export interface TableProps extends ComponentPropsWithRef<'div'> {
  /** What the table lists: its accessible name. */
  caption: ReactNode;
  /** Hides the caption from sight, not from screen readers. @default false */
  captionHidden?: boolean | undefined;
  /** Below 560 px, shows each row as a card, or scrolls sideways. @default 'cards' */
  narrow?: 'cards' | 'scroll' | undefined;
  /**
   * What scrolls its rows: the page, or the table itself once it is taller than 70 % of the window
   * (720 px at most; set another `max-block-size` by class). @default 'page'
   */
  scrolls?: 'page' | 'self' | undefined;
  /**
   * Keeps the head in sight while the rows scroll. A table whose rows scroll with the page cannot
   * scroll sideways: a wide one needs `scrolls="self"`, as does `narrow="scroll"`. Set
   * `--qw-table-sticky-offset` by class to leave room for a bar at the top of the page.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Whether its rows are still loading: `aria-busy`. @default false */
  busy?: boolean | undefined;
}

// Browsers drop the table semantics of elements whose `display` is changed, as the card layout
// does, so every part states its role.
/* eslint-disable jsx-a11y/no-redundant-roles */

/**
 * A table in a container that it never overflows. If a row with the focus disappears, the same
 * control in the next row gets it, or in the row before. `ref`, rest props and `className` reach
 * the container. Parts: `table`, `caption`. States: `data-narrow`, `data-scrolls`,
 * `data-sticky-header`.
 */
export const Table = forwardRef<HTMLDivElement, TableProps>(function Table(
  {
    caption,
    captionHidden = false,
    narrow = 'cards',
    scrolls = 'page',
    stickyHeader = false,
    busy = false,
    className,
    children,
    ...rest
  },
  ref,
) {
  const captionId = useId();
  const scrollsSelf = scrolls === 'self';
  const container = useRef<HTMLDivElement>(null);
  const [rowCount, onRowCount] = useState<number>();
  const mergedRef = useMergedRefs<HTMLDivElement>(container, ref);
  const tableRef = useFocusHeir(controlNear);
  const context = useMemo(() => ({ container, scrollsSelf, onRowCount }), [scrollsSelf]);
  // A keyboard scrolls only what it can focus. Described, not named: the table inside has the name.
  const scrolling =
    narrow === 'scroll' || scrollsSelf ? { 'aria-describedby': captionId, tabIndex: 0 } : {};
  return (
    <div
      {...scrolling}
      {...rest}
      ref={mergedRef}
      className={clsx('qw-table', className)}
      data-narrow={narrow}
      data-scrolls={scrolls}
      data-sticky-header={stickyHeader ? '' : undefined}
    >
      <table
        ref={tableRef}
        className="qw-table-table"
        data-part="table"
        role="table"
        aria-labelledby={captionId}
        aria-busy={busy || undefined}
        aria-rowcount={rowCount}
      >
        <caption
          id={captionId}
          className={captionHidden ? 'qw-visually-hidden' : 'qw-table-caption'}
          data-part="caption"
        >
          {caption}
        </caption>
        <TableContext.Provider value={context}>
          <TableHeadContext.Provider value={rowCount === undefined ? undefined : 1}>
            {/* The rows of a nested table are independent. */}
            <TableRowContext.Provider value={undefined}>{children}</TableRowContext.Provider>
          </TableHeadContext.Provider>
        </TableContext.Provider>
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
  return (
    <TableRowContext.Provider value={useContext(TableHeadContext)}>
      <thead role="rowgroup" {...rest} ref={ref} className={clsx('qw-table-head', className)} />
    </TableRowContext.Provider>
  );
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
  /**
   * Whether it reacts to clicks; put a link or button for the keyboard into one of its cells.
   * @default false
   */
  interactive?: boolean | undefined;
  /** Whether it is selected; its `TableSelectCell` says so in words. @default false */
  selected?: boolean | undefined;
}

/** A row. States: `data-interactive`, `data-selected`. */
export const TableRow = forwardRef<HTMLTableRowElement, TableRowProps>(function TableRow(
  { interactive = false, selected = false, className, ...rest },
  ref,
) {
  return (
    <tr
      role="row"
      aria-rowindex={useContext(TableRowContext)}
      {...rest}
      ref={ref}
      className={clsx('qw-table-row', className)}
      data-interactive={interactive ? '' : undefined}
      data-selected={selected ? '' : undefined}
    />
  );
});

export interface TableHeaderCellProps extends Omit<ComponentPropsWithRef<'th'>, 'align'> {
  /** Alignment of its text. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The current order of its column. @default false */
  sorted?: TableOrder | false | undefined;
  /** Called with the requested order; makes its text a button, which stays in sight on cards. */
  onSort?: ((next: TableOrder) => void) | undefined;
}

/** The head of a column. Parts: `sort`, with `label` and `icon`. States: `data-align`, `data-sortable`, `aria-sort`. */
export const TableHeaderCell = forwardRef<HTMLTableCellElement, TableHeaderCellProps>(
  function TableHeaderCell(
    { align = 'start', sorted = false, onSort, className, children, ...rest },
    ref,
  ) {
    return (
      <th
        role="columnheader"
        scope="col"
        aria-sort={sorted || undefined}
        {...rest}
        ref={ref}
        className={clsx('qw-table-header-cell', className)}
        data-align={align}
        data-sortable={onSort ? '' : undefined}
      >
        {onSort ? (
          <TableSort sorted={sorted} onSort={onSort}>
            {children}
          </TableSort>
        ) : (
          children
        )}
      </th>
    );
  },
);

/** A cell. States: `data-align`, `data-kind`, `data-label`. */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(drawCell);
