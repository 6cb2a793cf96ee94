import type { PlaceLeft } from './useFocusHeir';

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * The nearest control to one that is gone from a table, usually with its row: the same control in
 * the next row, else in the row before, else the first in the table, else the table's container.
 */
export function controlNear(
  gone: HTMLElement,
  { target, nextSibling, previousSibling }: PlaceLeft,
): HTMLElement | null {
  const index = controlsIn(gone.closest('tr')).indexOf(gone);
  const row = (target as Element).closest('tr');
  const table = (target as Element).closest('table');
  for (const place of [nextSibling, previousSibling, row, table]) {
    if (!(place instanceof HTMLElement && place.isConnected)) continue;
    const found = controlsIn(place);
    const isRow = place === nextSibling || place === previousSibling;
    const control = (isRow ? found[index] : undefined) ?? found[0];
    if (control) return control;
  }
  const container = table?.parentElement ?? null;
  // A container that scrolls is already focusable.
  if (container && container.tabIndex < 0) container.tabIndex = -1;
  return container;
}

function controlsIn(place: HTMLElement | null): HTMLElement[] {
  return place ? [...place.querySelectorAll<HTMLElement>(controls)] : [];
}
