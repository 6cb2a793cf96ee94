import { createContext } from 'react';

/** What a table and the rows that it leaves out know of each other. */
export interface TableContextValue {
  /** The element that scrolls the rows; null where the page does, and before the table is in the document. */
  scroller: HTMLElement | null;
  /** Whether the table scrolls its rows itself. */
  scrollsSelf: boolean;
  /** How many rows there are with those left out and the head; undefined where all of them are drawn. */
  rowCount: number | undefined;
  /** Takes note of `rowCount`. */
  onRowCount: (rowCount: number | undefined) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

/** Where a row stands among rows of which not all are drawn. */
export interface TableRowPosition {
  /** Its place from 1, the head's row being the first. */
  rowIndex: number;
  /** Its place among the items, from 0. */
  itemIndex?: number | undefined;
  /** Takes its height. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

export const TableRowContext = createContext<TableRowPosition | null>(null);
