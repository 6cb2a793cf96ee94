import { memo, useEffect, useRef } from 'react';
import type { AttemptHandle } from '../../attempt/useAttempt';
import { useSaveState } from '../../attempt/useSaveState';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { Banner } from '../../ui/state/Banner';
import type { Say } from './Announcer';

interface SaveStatusProps {
  attempt: AttemptHandle;
  say: Say;
}

/**
 * How safe the answers are, in a few words. It is said aloud when they cease to reach the server,
 * and when they do again, not at each answer.
 */
export const SaveStatus = memo(function SaveStatus({ attempt, say }: SaveStatusProps) {
  const runner = useWords(runnerWords);
  const state = useSaveState(attempt);

  const heard = useRef(state === 'device' || state === 'memory' ? state : 'saved');
  useEffect(() => {
    if (state === 'nothing' || state === 'saving' || state === heard.current) return;
    heard.current = state;
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

/** The whole sentence where answers are nowhere but in the page, above the questions. */
export function SaveWarning({ attempt }: Pick<SaveStatusProps, 'attempt'>) {
  const runner = useWords(runnerWords);
  if (useSaveState(attempt) !== 'memory') return null;
  return <Banner tone="caution">{runner.notSaved}</Banner>;
}
