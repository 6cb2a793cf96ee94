import { createListeners } from '../../base/listeners';
import { initialState, type FullState } from './attemptState';
import type { AttemptEvent, Command, Send } from './events';
import { transition } from './transition';

/** The state of an attempt, which nothing but events can change. */
export interface Machine {
  state: () => FullState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  send: Send;
}

/**
 * @param at the device's monotonic time: milliseconds
 * @param perform carries out a command, and may send events meanwhile
 */
export function createMachine(at: () => number, perform: (command: Command) => void): Machine {
  let state: FullState = initialState;
  const { subscribe, tell } = createListeners();
  return {
    state: () => state,
    subscribe,
    send(type, ...[details]) {
      const next = transition(state, { type, at: at(), ...(details as object) } as AttemptEvent);
      if (next.state !== state) {
        state = next.state;
        tell();
      }
      next.commands.forEach(perform);
    },
  };
}
