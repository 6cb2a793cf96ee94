import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../base/listeners';

const heights = new Map<object, number>();
const { subscribe, notify } = createListeners();

/**
 * Sets how much of the window's bottom edge the toasts of `owner` cover, in pixels; 0 for none.
 * Dialogs keep their buttons out of this area.
 */
export function takeToastRoom(owner: object, pixels: number): void {
  if ((heights.get(owner) ?? 0) === pixels) return;
  if (pixels === 0) heights.delete(owner);
  else heights.set(owner, pixels);
  notify();
}

const read = (): number => Math.max(0, ...heights.values());

/**
 * The most room that toasts have covered while `isOpen`, in pixels. It does not shrink until then:
 * a button must not move away from under a finger because a toast has closed.
 */
export function useToastRoom(isOpen: boolean): number {
  const now = useSyncExternalStore(subscribe, read, () => 0);
  const [most, setMost] = useState(0);
  useEffect(() => {
    setMost((before) => (isOpen ? Math.max(before, now) : 0));
  }, [isOpen, now]);
  return isOpen ? Math.max(most, now) : 0;
}
