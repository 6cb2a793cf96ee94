import { createListeners } from '../../../base/listeners';
import { useSubscribable } from '../../../base/useSubscribable';

/** Which question a student is at, counted from 0. */
export interface CurrentQuestion {
  index: () => number;
  set: (index: number) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export function createCurrentQuestion(start: number): CurrentQuestion {
  let index = start;
  const { subscribe, notify } = createListeners();
  return {
    index: () => index,
    set(next) {
      if (next === index) return;
      index = next;
      notify();
    },
    subscribe,
  };
}

/** The index of the current question; renders again with each move. */
export function useCurrentIndex(current: CurrentQuestion): number {
  return useSubscribable({ ...current, read: current.index });
}

/** Whether this is the current question; renders again when that changes. */
export function useIsCurrent(current: CurrentQuestion, index: number): boolean {
  return useSubscribable({ ...current, read: () => current.index() === index });
}
