import type { PlaceLeft } from '../focus/useFocusHeir';

/** The first control of the person after one who left a `PersonList`, else of the one before. */
export function personNear({ nextSibling, previousSibling }: PlaceLeft): HTMLElement | null {
  for (const item of [nextSibling, previousSibling]) {
    if (!(item instanceof HTMLElement && item.matches('.qw-person-item'))) continue;
    const control = item.querySelector<HTMLElement>('a[href], button:enabled');
    if (control) return control;
  }
  return null;
}
