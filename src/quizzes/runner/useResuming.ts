import { useEffect, useRef } from 'react';
import type { AttemptHandle } from '../../attempt/useAttempt';

/** Takes back, once, a submission that waited before the page was opened; none that was made here. */
export function useResuming({ state, resume }: AttemptHandle, isWanted: boolean): void {
  const isDone = useRef(false);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'running' || phase === 'submitting') isDone.current = true;
    if (phase !== 'unsent' || !isWanted || isDone.current) return;
    isDone.current = true;
    void resume();
  }, [phase, isWanted, resume]);
}
