import { useRef } from 'react';

export interface RowSelectionOptions<Id> {
  /** The rows that can be selected, in their order. */
  ids: readonly Id[];
  /** The selected rows. Ids that are not in `ids` stay selected. */
  selected: ReadonlySet<Id>;
  /** Called with the new set. */
  onSelectedChange: (selected: ReadonlySet<Id>) => void;
}

export interface RowSelection<Id> {
  /** Props of the `TableSelectAllCell`. */
  all: { selected: boolean | 'some'; onSelectedChange: (selected: boolean) => void };
  /** Props of the `TableSelectCell` of a row. */
  row: (id: Id) => {
    selected: boolean;
    onSelectedChange: (selected: boolean, range: boolean) => void;
  };
}

/** Connects a set of selected rows, which the caller holds, to the checkboxes of a table. */
export function useRowSelection<Id>({
  ids,
  selected,
  onSelectedChange,
}: RowSelectionOptions<Id>): RowSelection<Id> {
  const last = useRef<Id | undefined>(undefined);
  const change = (changed: readonly Id[], to: boolean) => {
    const next = new Set(selected);
    for (const id of changed) {
      if (to) next.add(id);
      else next.delete(id);
    }
    onSelectedChange(next);
  };
  // Mostly nothing is selected, of thousands of rows.
  const count = selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length;
  return {
    all: {
      selected: count === 0 ? false : count === ids.length || 'some',
      onSelectedChange: (to) => change(ids, to),
    },
    row: (id) => ({
      selected: selected.has(id),
      onSelectedChange: (to, range) => {
        const here = ids.indexOf(id);
        const from = range && last.current !== undefined ? ids.indexOf(last.current) : -1;
        const start = from < 0 ? here : Math.min(from, here);
        change(ids.slice(start, Math.max(from, here) + 1), to);
        last.current = id;
      },
    }),
  };
}
