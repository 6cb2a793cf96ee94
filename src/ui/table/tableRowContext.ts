import { createContext, type RefObject } from 'react';

/** What a table and its partly rendered rows share. */
export interface TableContextValue {
  /** The table's container, which scrolls the rows if the table does it itself. */
  container: RefObject<HTMLElement | null>;
  /** Whether the table scrolls its rows itself. */
  scrollsSelf: boolean;
  /**
   * Sets the number of rows including omitted ones and the head; undefined if all are rendered.
   */
  onRowCount: (rowCount: number | undefined) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

/** The position of a row from 1 when only some are rendered; the head's row is the first. */
export const TableRowContext = createContext<number | undefined>(undefined);

/** The position of the head's row. */
export const TableHeadContext = createContext<number | undefined>(undefined);
