import { useEffect, type RefObject } from 'react';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { usesKey, shortcutKey } from '../../ui/shortcut/shortcutKeys';

/** What a key does in the bank, wherever the focus is inside it. */
export type BankShortcut = 'search' | 'add' | 'list';

const meanings: Record<string, BankShortcut> = { '/': 'search', N: 'add', '?': 'list' };
const steps: Record<string, 1 | -1> = { J: 1, K: -1 };
/** Keys that press a button in the focused row. */
const parts: Record<string, string> = {
  V: 'view',
  E: 'edit',
  D: 'duplicate',
  X: 'checkbox',
  Delete: 'delete',
};

const rowClass = '.qw-table-body > [data-question]';

/**
 * Listens to keys inside an element, and around it if nothing nearer has the focus. On the document
 * rather than in React, whose tree may include a dialog elsewhere on the page.
 */
export function useBankShortcuts(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  act: (shortcut: BankShortcut) => void,
): void {
  const latest = useLatest(act);
  useEffect(() => {
    const element = root.current;
    if (element === null || !isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || usesKey(event.target)) return;
      const key = shortcutKey(event) ?? '';
      if (pressInRows(element, event.target as Element, key)) event.preventDefault();
      else if (meanings[key] !== undefined) {
        // Otherwise the field would get a slash, and Firefox would search the page for it.
        event.preventDefault();
        latest.current(meanings[key]);
      }
    };
    // With the focus nowhere, only `/`: other keys there may be the host's.
    const pressAround = (event: KeyboardEvent) => {
      const { target } = event;
      const isAround = target instanceof Element && target !== element && target.contains(element);
      if (isAround && (target !== document.body || shortcutKey(event) === '/')) press(event);
    };
    // Outside a shadow tree, the document cannot see which element of it received a key.
    const stops = [
      listen(element, { keydown: press }),
      listen(element.getRootNode(), { keydown: pressAround }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [root, isOn, latest]);
}

/**
 * Moves between rows, or presses the button for the key in a row. Returns whether there was one.
 */
function pressInRows(root: HTMLElement, target: Element, key: string): boolean {
  const row = target.closest<HTMLElement>(rowClass);
  const step = steps[key];
  if (step !== undefined) return goTo(root, row, target, step);
  const part = parts[key];
  const control = part && row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!control) return false;
  control.click();
  return true;
}

function goTo(root: HTMLElement, row: HTMLElement | null, target: Element, step: 1 | -1): boolean {
  const rows = [...root.querySelectorAll<HTMLElement>(rowClass)];
  const next = row === null ? firstInSight(rows) : rows[rows.indexOf(row) + step];
  if (next === undefined) return false;
  const index = row === null ? -1 : controlsOf(row).indexOf(target);
  const control = controlsOf(next)[index] ?? next.querySelector('[data-part="view"]');
  (control as HTMLElement | null)?.focus();
  return true;
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('button, input')];
}

function firstInSight(rows: readonly HTMLElement[]): HTMLElement | undefined {
  const top = rows[0]?.closest('.qw-table')?.getBoundingClientRect().top ?? 0;
  return rows.find((row) => row.getBoundingClientRect().top >= top) ?? rows[0];
}
