import { useSyncExternalStore } from 'react';
import type { SaveState } from '../keeping/answerKeeper';
import type { AttemptHandle } from './useAttempt';

/** How safe the answers so far are. Renders its caller when that changes. */
export function useSaveState({ saving }: Pick<AttemptHandle, 'saving'>): SaveState {
  return useSyncExternalStore(saving.subscribe, saving.read, saving.read);
}
