import { useCallback } from 'react';
import type { OnEvent, EmitEvent } from '../api/quizEvents';
import type { SessionStore } from '../session/SessionStore';
import { useLatest } from '../base/useLatest';

/** Reports events to the host's current `onEvent`; the function itself never changes. */
export function useEmitEvent(onEvent: OnEvent | undefined, session: SessionStore): EmitEvent {
  const latest = useLatest({ onEvent, session });
  return useCallback(
    (payload, userId = latest.current.session.read()?.user._id) => {
      try {
        latest.current.onEvent?.({ ...payload, at: new Date().toISOString(), userId });
      } catch (error) {
        console.error('Quizwright: onEvent threw an error, and the event was lost.', error);
      }
    },
    [latest],
  );
}
