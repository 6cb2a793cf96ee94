import { useEffect, useRef } from 'react';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';

/** Takes back, once, a submission that waited before the page was opened; none that was made here. */
export function useResuming({ state, resume }: AttemptHandle, isWanted: boolean): void {
  const isMadeHere = useRef(false);
  /** The attempt for which it is done: another one begins when the user becomes known. */
  const doneFor = useRef<AttemptHandle['resume'] | null>(null);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'submitting') isMadeHere.current = true;
    if (phase === 'running') doneFor.current = resume;
    if (phase !== 'unsent' || !isWanted) return;
    if (isMadeHere.current || doneFor.current === resume) return;
    doneFor.current = resume;
    void resume();
  }, [phase, isWanted, resume]);
}
