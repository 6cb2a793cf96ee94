import type { TableOrder } from '../ui/table/TableSort';

/**
 * What a user asks of a list, spelled as the server takes it. A text that is left out or empty asks
 * for everything.
 */
export interface ListView<Column extends string = string> {
  /** Words to search for. */
  q?: string | undefined;
  /** A column, with `-` to sort from its end. The server's order without it. */
  sort?: Column | `-${Column}` | '' | undefined;
}

/** What a view asks for and nothing else, as servers and addresses take it. */
export type ListQuery<View> = { [Name in keyof View]?: Exclude<View[Name], '' | undefined> };

export function queryOf<View extends ListView>(view: View): ListQuery<View> {
  const texts = Object.entries({ ...view, q: view.q?.trim() });
  return Object.fromEntries(texts.filter(([, text]) => text)) as ListQuery<View>;
}

/** The same text for views that ask for the same. */
export const keyOf = (view: ListView): string =>
  JSON.stringify(Object.entries(queryOf(view)).sort());

/** The order of a view; null for the server's. */
export function orderIn<Column extends string>({
  sort,
}: ListView<Column>): { column: Column; order: TableOrder } | null {
  if (!sort) return null;
  const column = sort.replace(/^-/, '') as Column;
  return { column, order: sort === column ? 'ascending' : 'descending' };
}

export const sortBy = <Column extends string>(column: Column, order: TableOrder) =>
  order === 'ascending' ? column : (`-${column}` as const);

/** What items are sorted by; null for those without a value, which come last in either order. */
export type SortValues<Item, Column extends string> = Record<
  Column,
  (item: Item) => string | number | null
>;

/**
 * The items in the order of a view: texts as a language sorts them, and numbers in them as numbers,
 * so that 2 is before 10.
 *
 * @param locale the language; by default, that of the browser
 */
export function inOrder<Item, Column extends string>(
  items: readonly Item[],
  view: ListView<Column>,
  values: SortValues<Item, Column>,
  locale?: string,
): readonly Item[] {
  const by = orderIn(view);
  if (by === null) return items;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = by.order === 'ascending' ? 1 : -1;
  const valueOf = values[by.column];
  return [...items].sort((item, otherItem) => {
    const one = valueOf(item);
    const other = valueOf(otherItem);
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return typeof one === 'number' && typeof other === 'number'
      ? sign * (one - other)
      : sign * compare(String(one), String(other));
  });
}
