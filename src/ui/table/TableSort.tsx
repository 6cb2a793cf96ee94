import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/icons';

/** The order of a column. */
export type TableOrder = 'ascending' | 'descending';

interface TableSortProps {
  sorted: TableOrder | false;
  onSort: (next: TableOrder) => void;
  children: ReactNode;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The button in the head of a sortable column. */
export function TableSort({ sorted, onSort, children }: TableSortProps) {
  const Icon = icons[sorted || 'none'];
  return (
    <button
      type="button"
      className="qw-table-sort"
      data-part="sort"
      onClick={() => onSort(sorted === 'ascending' ? 'descending' : 'ascending')}
    >
      <span className="qw-table-sort-label" data-part="label">
        {children}
      </span>
      <Icon className="qw-table-sort-icon" data-part="icon" aria-hidden="true" />
    </button>
  );
}
