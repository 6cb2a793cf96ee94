import { memo, useEffect, useRef } from 'react';
import { useSaveState, type AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import type { Say } from '../announcer/Announcer';

interface SaveStatusProps {
  attempt: AttemptHandle;
  say: Say;
}

/**
 * How safe the answers are, in a few words. It is announced when answers stop reaching the server
 * and when they reach it again, not after each answer.
 */
export const SaveStatus = memo(function SaveStatus({ attempt, say }: SaveStatusProps) {
  const runner = useWords(runnerWords);
  const state = useSaveState(attempt);

  const announced = useRef(state === 'device' || state === 'memory' ? state : 'saved');
  useEffect(() => {
    if (state === 'nothing' || state === 'saving' || state === announced.current) return;
    announced.current = state;
    const sentences = {
      device: runner.savedOnDevice,
      memory: runner.notSaved,
      saved: runner.saved,
    };
    say(sentences[state]);
  }, [state, runner, say]);

  const words = {
    nothing: runner.savedAsYouGo,
    saving: runner.saving,
    saved: runner.saved,
    device: runner.savedOnDevice,
    memory: runner.keptInPage,
  };
  return (
    <p className="qw-paper-saved" data-part="saved" data-state={state}>
      {words[state]}
    </p>
  );
});
