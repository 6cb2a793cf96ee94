import { useEffect, useRef } from 'react';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';

/**
 * Undoes, once, a submission that was pending before the page was opened; never one from this page.
 */
export function useResuming({ state, resume }: AttemptHandle, isWanted: boolean): void {
  const isMadeHere = useRef(false);
  /** The attempt that is already handled. Another one begins when the user becomes known. */
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
