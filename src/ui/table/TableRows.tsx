import {
  Fragment,
  useCallback,
  type Key,
  type ReactElement,
  type Ref,
  useContext,
  useEffect,
} from 'react';
import { TableRowContext, TableContext } from './tableRowContext';
import { useTableRows } from './useTableRows';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';

/** How many windows of rows below the visible ones count as near. */
const nearWindows = 1;

/**
 * Calls back while a user scrolls a table whose rows are about to end.
 *
 * @param count how many rows there are now; more of them may still be too few
 */
function useNearEnd(count: number, onNearEnd: (() => void) | undefined): void {
  const container = useContext(TableContext)?.container;
  const latest = useLatest(onNearEnd);
  const isOn = onNearEnd !== undefined;
  useEffect(() => {
    const scroller = container?.current;
    if (!scroller || !isOn) return undefined;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      // Nobody has scrolled: the first rows are all that was asked for.
      if (scrollTop === 0) return;
      const below = scrollHeight - clientHeight - scrollTop;
      if (below < clientHeight * nearWindows) latest.current?.();
    };
    look();
    return listen(scroller, { scroll: look });
  }, [container, isOn, count, latest]);
}

export interface TableRowsProps<Item> {
  /** All items of the table, in their order. */
  items: readonly Item[];
  /** A key that identifies an item at any position, such as its id. */
  itemKey: (item: Item) => Key;
  /** Key of a row that is always rendered, so that it can be scrolled to or focused. */
  kept?: Key | undefined;
  /** How many rows the list has, if `items` are only its beginning. @default all are in `items` */
  total?: number | undefined;
  /** Called when scrolling comes near the end of `items`, so that more can be loaded. */
  onNearEnd?: (() => void) | undefined;
  /** Renders the `TableRow` of an item. */
  renderRow: (item: Item, index: number) => ReactElement;
}

/**
 * The rows of a long table; the only child of its `TableBody`. Up to 200 rows are all rendered, of
 * more only those near the visible part. The row that had the focus last stays rendered with its
 * neighbours, so that Tab continues from it and a dialog can return the focus to its button.
 *
 * The `Table` has to scroll its rows itself (`scrolls="self"`), because it cannot know which part
 * of a host's page scrolls, or what appears above the table in it. If rows are omitted, the columns
 * share the width; give their header cells an `inline-size` by class.
 */
export function TableRows<Item>({
  items,
  itemKey,
  kept,
  total,
  onNearEnd,
  renderRow,
}: TableRowsProps<Item>) {
  const { rows, rest, length, restRef } = useTableRows(items, itemKey, { kept, total });
  useNearEnd(items.length, onNearEnd);
  const isPart = rest !== undefined || (total !== undefined && total > items.length);
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = items[index] as Item;
        return (
          <Fragment key={itemKey(item)}>
            {gap > 0 ? <Gap size={gap} /> : null}
            <TableRowContext.Provider value={isPart ? index + 2 : undefined}>
              {renderRow(item, index)}
            </TableRowContext.Provider>
          </Fragment>
        );
      })}
      {rest === undefined ? null : <Gap size={rest} length={length} rowRef={restRef} />}
    </>
  );
}

interface GapProps {
  /** Height in px of the omitted rows. */
  size: number;
  /** Height in px of the whole list, if it is to hold it. */
  length?: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

/**
 * Reserves the space of omitted rows. The last one also holds the length of the list: within a
 * container query, WebKit lays out what is left of the rows before the new ones and their gap have
 * a style, and would scroll back to where the rest ends.
 */
function Gap({ size, length, rowRef }: GapProps) {
  const cellRef = useBlockSize(size);
  const lengthRef = useBlockSize(length ?? 0);
  return (
    <tr ref={rowRef} className="qw-table-gap" aria-hidden="true">
      <td className="qw-table-gap-cell" ref={cellRef}>
        {length === undefined ? null : <div className="qw-table-length" ref={lengthRef} />}
      </td>
    </tr>
  );
}

/** Sizes an element by script, because server-rendered HTML has no style attribute. */
function useBlockSize(size: number) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element) element.style.blockSize = `${size}px`;
    },
    [size],
  );
}
