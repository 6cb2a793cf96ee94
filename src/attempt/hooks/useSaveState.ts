import { useSubscribable } from '../../base/useSubscribable';
import type { SaveState } from '../keeping/answerKeeper';
import type { AttemptHandle } from './useAttempt';

/** How safe the answers so far are; renders its caller when that changes. */
export function useSaveState({ saving }: Pick<AttemptHandle, 'saving'>): SaveState {
  return useSubscribable(saving);
}
