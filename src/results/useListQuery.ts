import { useMemo, useState } from 'react';
import { useSettled } from '../base/useSettled';
import type { TableOrder } from '../ui/table/TableSort';

export interface ListOrder<Column extends string> {
  column: Column;
  order: TableOrder;
}

/** What a user looks for in a list, and in which order. */
export interface ListQuery<Column extends string> {
  /** The search as it is typed. */
  search: string;
  setSearch: (search: string) => void;
  /** Undefined for the server's order. */
  by: ListOrder<Column> | undefined;
  setBy: (by: ListOrder<Column>) => void;
  /** The same for a server with pages; the search follows after a pause in typing. */
  asked: { q?: string; sort?: Column | `-${Column}` };
}

/** Keeps what a user looks for in a list. */
export function useListQuery<Column extends string>(): ListQuery<Column> {
  const [search, setSearch] = useState('');
  const [by, setBy] = useState<ListOrder<Column>>();
  const q = useSettled(search.trim());
  const asked = useMemo(
    (): ListQuery<Column>['asked'] => ({
      ...(q !== '' && { q }),
      ...(by && { sort: by.order === 'descending' ? `-${by.column}` : by.column }),
    }),
    [q, by],
  );
  return { search, setSearch, by, setBy, asked };
}
