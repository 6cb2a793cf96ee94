import { Fragment, useCallback } from 'react';
import type { Key, ReactElement } from 'react';
import { TableRowContext } from './tableRowContext';
import { useTableRows } from './useTableRows';

export interface TableRowsProps<Item> {
  /** Everything the table lists, in its order. */
  items: readonly Item[];
  /** What stays the same of an item wherever it stands, such as its id. */
  itemKey: (item: Item) => Key;
  /** Key of a row that is drawn wherever it stands, to be scrolled to or given the focus. */
  kept?: Key | undefined;
  /** Draws the `TableRow` of an item. */
  renderRow: (item: Item, index: number) => ReactElement;
}

/**
 * The rows of a long table, alone in its `TableBody`: up to 200 are all drawn, of more only those
 * near what is seen. The row that had the focus last stays, with its neighbours, so that Tab goes
 * on from it and a dialog that closes finds its button.
 *
 * The `Table` has to scroll its rows itself (`scrolls="self"`): which part of a host's page
 * scrolls, and what comes to stand above the table in it, cannot be known from here. Where rows are
 * left out the columns share the width; give their header cells an `inline-size` by class.
 */
export function TableRows<Item>({ items, itemKey, kept, renderRow }: TableRowsProps<Item>) {
  const { rows, measure, rest } = useTableRows(items, itemKey, kept);
  const virtual = measure !== undefined;
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = items[index] as Item;
        return (
          <Fragment key={itemKey(item)}>
            {gap > 0 ? <Gap size={gap} /> : null}
            <TableRowContext.Provider
              value={virtual ? { rowIndex: index + 2, itemIndex: index, measure } : null}
            >
              {renderRow(item, index)}
            </TableRowContext.Provider>
          </Fragment>
        );
      })}
      {virtual ? <Gap size={rest} /> : null}
    </>
  );
}

/** Holds the place of rows left out. Sized by script: HTML from a server carries no style attribute. */
function Gap({ size }: { size: number }) {
  const resize = useCallback(
    (cell: HTMLTableCellElement | null) => {
      if (cell) cell.style.blockSize = `${size}px`;
    },
    [size],
  );
  return (
    <tr className="qw-table-gap" aria-hidden="true">
      <td className="qw-table-gap-cell" ref={resize} />
    </tr>
  );
}
