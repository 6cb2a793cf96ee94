import { useEffect, useState } from 'react';

type SelectListbox = (typeof import('./SelectListbox'))['SelectListbox'];

let loaded: SelectListbox | null = null;

/** Loads the list that `Select` draws for a mouse; every select drawn after it has it at once. */
export async function loadSelectListbox(): Promise<SelectListbox> {
  loaded ??= (await import('./SelectListbox')).SelectListbox;
  return loaded;
}

/** The list, once it is wanted and there; without it a select stays the browser's own. */
export function useSelectListbox(isWanted: boolean): SelectListbox | null {
  const [listbox, setListbox] = useState<SelectListbox | null>(() => loaded);
  useEffect(() => {
    if (!isWanted || listbox !== null) return undefined;
    let isOver = false;
    loadSelectListbox().then(
      (found) => {
        if (!isOver) setListbox(() => found);
      },
      // Offline, say: the native select does all that the list does.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, listbox]);
  return isWanted ? listbox : null;
}
