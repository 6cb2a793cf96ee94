import { createContext } from 'react';

/** What a table and its partly rendered rows share. */
export interface TableContextValue {
  /**
   * The element that scrolls the rows; null if the page does, or before the table is in the
   * document.
   */
  scroller: HTMLElement | null;
  /** Whether the table scrolls its rows itself. */
  scrollsSelf: boolean;
  /** Number of rows including omitted ones and the head; undefined if all are rendered. */
  rowCount: number | undefined;
  /** Sets `rowCount`. */
  onRowCount: (rowCount: number | undefined) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

/** The position of a row when only some are rendered. */
export interface TableRowPosition {
  /** Its position from 1; the head's row is the first. */
  rowIndex: number;
  /** Its index among the items, from 0. */
  itemIndex?: number | undefined;
  /** Measures its height. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

export const TableRowContext = createContext<TableRowPosition | null>(null);
