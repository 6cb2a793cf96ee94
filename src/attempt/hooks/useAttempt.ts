import { useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useApi } from '../../api/ApiContext';
import { useSessionStore } from '../../session/SessionContext';
import { useAttemptServices } from './attemptServices';
import type { CountdownReading } from '../time/attemptClock';
import type { AttemptState, Phase } from '../state/attemptState';
import type { SaveState } from '../keeping/answerKeeper';
import type { AttemptController } from '../controller/attemptController';
import { createAttempt } from '../controller/createAttempt';
import type { Subscribable } from '../../base/subscribable';
import { useSubscribable } from '../../base/useSubscribable';

export interface AttemptOptions {
  /**
   * Whether the runner asks for the password where it is when the session ends. `onSessionEnd` of the
   * provider then waits until the attempt is over or left.
   * @default false
   */
  asksInPlace?: boolean | undefined;
}

/** The phases that a student would be thrown out of. */
const inProgress: readonly Phase[] = ['waiting', 'running', 'signedOut', 'submitting'];

export interface AttemptHandle extends Pick<
  AttemptController,
  'submit' | 'retry' | 'takeOver' | 'resume' | 'copy'
> {
  state: AttemptState;
  /** For `useCountdown`. */
  countdown: Subscribable<CountdownReading>;
  /** For `useSaveState`. */
  saving: Subscribable<SaveState>;
}

/**
 * Takes a quiz safely (docs/taking-a-quiz.md): each answer is on the device before the next frame and
 * on the server within a second. The time is the server's, and at zero the attempt submits
 * automatically. A submission that fails waits in the outbox until the server has it. Renders when
 * the state changes, not each second: see `useCountdown`.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useAttempt(
  quizId: string,
  { asksInPlace = false }: AttemptOptions = {},
): AttemptHandle {
  const services = useAttemptServices('useAttempt');
  const { token, attempts } = useApi();
  const session = useSessionStore();
  const latest = useRef(session);
  const attempt = useMemo(() => createAttempt({ ...services, quizId }), [quizId, services]);

  // Runs before the previous user's attempt ends.
  useInsertionEffect(() => {
    latest.current = session;
  });

  // Runs before the paint, so the paper is requested a frame sooner.
  useLayoutEffect(() => {
    const { userId } = services;
    const stop = attempt.start();
    // The next user's session must not save these answers, and a logout must not be undone on this
    // device.
    return () => stop({ save: latest.current.read()?.user._id === userId });
  }, [attempt, quizId, services]);
  const tokenOfLast = useRef(token);
  useEffect(() => {
    const last = tokenOfLast.current;
    tokenOfLast.current = token;
    if (token !== undefined && token !== last) attempt.signedIn();
  }, [attempt, token]);

  const state = useSubscribable(attempt.state);
  // Without a user there is nobody to ask.
  const asks = inProgress.includes(state.phase) ? asksInPlace && !!services.userId : undefined;
  useLayoutEffect(() => {
    if (asks !== undefined) attempts.set(attempt, asks);
    return () => void attempts.delete(attempt);
  }, [attempts, attempt, asks]);
  return useMemo(() => ({ ...attempt, state }), [attempt, state]);
}

/**
 * The time remaining in an attempt. Renders its caller once a second (spec §9), so call it in a
 * small component. Each tick is computed from the server's times, never by decrementing.
 */
export function useCountdown({ countdown }: Pick<AttemptHandle, 'countdown'>): CountdownReading {
  return useSubscribable(countdown);
}

/** How safe the answers so far are; renders its caller when that changes. */
export function useSaveState({ saving }: Pick<AttemptHandle, 'saving'>): SaveState {
  return useSubscribable(saving);
}
