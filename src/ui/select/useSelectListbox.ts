import { useEffect, useState } from 'react';

type SelectListbox = (typeof import('./SelectListbox'))['SelectListbox'];

let loaded: SelectListbox | null = null;

/** Loads the list that `Select` shows to mouse users. Selects rendered later have it at once. */
export async function loadSelectListbox(): Promise<SelectListbox> {
  loaded ??= (await import('./SelectListbox')).SelectListbox;
  return loaded;
}

/** The list, once it is wanted and loaded. Without it, a select remains native. */
export function useSelectListbox(isWanted: boolean): SelectListbox | null {
  const [listbox, setListbox] = useState<SelectListbox | null>(() => loaded);
  useEffect(() => {
    if (!isWanted || listbox !== null) return undefined;
    let isOver = false;
    loadSelectListbox().then(
      (found) => {
        if (!isOver) setListbox(() => found);
      },
      // For example offline: the native select does everything that the list does.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, listbox]);
  return isWanted ? listbox : null;
}
