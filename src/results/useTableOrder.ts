import { useMemo } from 'react';
import { useFormats } from '../provider/FormatsContext';
import type { TableOrder } from '../ui/table/TableSort';
import type { ListQuery } from './useListQuery';

/** A value to sort by; null for rows without one, which come last in either order. */
type Value = string | number | null;

export interface TableOrdering<Item, Column extends string> {
  /** The items in the requested order; in their original order before any request. */
  ordered: readonly Item[];
  /** Props that make a column header sortable. */
  headOf: (column: Column) => {
    sorted: TableOrder | false;
    onSort: (next: TableOrder) => void;
  };
}

/**
 * Sorts rows by one of their columns; texts in the order of the provider's language, with numbers
 * in them compared as numbers. Of a list in pages, the server has done so.
 *
 * @param values the value of an item in each column; must be the same object on each render
 */
export function useTableOrder<Item, Column extends string>(
  items: readonly Item[],
  values: Record<Column, (item: Item) => Value>,
  { by, setBy }: Pick<ListQuery<Column>, 'by' | 'setBy'>,
  isWhole: boolean | undefined,
): TableOrdering<Item, Column> {
  const { locale = 'en' } = useFormats();
  const ordered = useMemo(() => {
    if (by === undefined || isWhole !== true) return items;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const sign = by.order === 'ascending' ? 1 : -1;
    const valueOf = values[by.column];
    return items
      .map((item) => ({ item, value: valueOf(item) }))
      .sort((one, other) => {
        if (one.value === null || other.value === null) {
          return Number(one.value === null) - Number(other.value === null);
        }
        return typeof one.value === 'number' && typeof other.value === 'number'
          ? sign * (one.value - other.value)
          : sign * compare(String(one.value), String(other.value));
      })
      .map(({ item }) => item);
  }, [items, values, by, isWhole, locale]);
  return {
    ordered,
    headOf: (column) => ({
      sorted: by?.column === column && by.order,
      onSort: (order) => setBy({ column, order }),
    }),
  };
}
