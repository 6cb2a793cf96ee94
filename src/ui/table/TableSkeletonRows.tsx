import { Skeleton } from '../loading/Skeleton';
import { TableCell, TableRow } from './Table';

export interface TableSkeletonRowsProps {
  /** What is loading, for screen readers. */
  label: string;
  /** The alignment of each column. */
  columns: readonly ('start' | 'end')[];
  /** How many rows, from 1. @default 5 */
  rows?: number | undefined;
}

/** Placeholders for rows that are loading. Set `busy` on the table too. */
export function TableSkeletonRows({ label, columns, rows = 5 }: TableSkeletonRowsProps) {
  return Array.from({ length: Math.max(1, rows) }, (_, row) => (
    <TableRow key={row} aria-hidden={row > 0 || undefined}>
      {columns.map((align, column) => (
        <TableCell key={column} align={align} kind={column === 0 ? 'title' : 'value'}>
          <Skeleton lines={1} label={row + column === 0 ? label : undefined} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
