import type { ApiError } from '../api/ApiError';
import type { PaperQuestion } from '../api/entities';
import type { AnswerSheet } from './answerSheet';
import type { Overruled } from './draft';
import type { AnswersInWords, AttemptRecord, OutboxEntry, Submitted } from './outboxEntry';

/** The questions of an attempt and what is answered so far. */
export interface Paper {
  title: string;
  questions: readonly PaperQuestion[];
  sheet: AnswerSheet;
  /**
   * What this device had, by question, where a later answer from another device took its place, null
   * where it had none: nothing is overwritten silently (decision 41). Choosing anything for such a
   * question settles it.
   */
  overruled: Overruled;
}

/**
 * Where an attempt stands (decision 19):
 *
 * - `loading` the paper, or `failed` to; `refused`: this student may not take it;
 * - `closed`: it is over or was submitted before, and nothing here is left to send; `record` is what
 *   counts, from servers that tell, and `copy` what this device had;
 * - `elsewhere`: another tab is taking it; `takeOver()` moves it here;
 * - `waiting` for the start, and then `running`; `isTimeUp` while the last answers are on their way;
 *   `isReturned` once a submission was not taken, for answers have changed on another device;
 * - `isDenied`, of `running` and `failed`: for a minute something has asked to sign in that is not the
 *   API, and it may yet be that the session has ended;
 * - `signedOut`: the session ended. Answers are kept, also those given meanwhile, and it goes on
 *   when the same user has signed in. The paper is null before it is loaded and after it was handed in;
 * - `submitting`, and then `submitted`, or `unsent`: the submission is in the outbox, which goes on
 *   sending it, or keeps what the server refused.
 */
export type AttemptState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError; isRetrying: boolean; isDenied: boolean }
  | { phase: 'refused'; error: ApiError }
  | { phase: 'closed'; error: ApiError; record: AttemptRecord | null; copy: AnswersInWords }
  | { phase: 'elsewhere' }
  | { phase: 'waiting'; title: string; startsAt: string }
  | { phase: 'running'; paper: Paper; isTimeUp: boolean; isReturned: boolean; isDenied: boolean }
  | { phase: 'signedOut'; paper: Paper | null }
  | { phase: 'submitting'; paper: Paper }
  | { phase: 'unsent'; entry: OutboxEntry }
  | ({ phase: 'submitted'; title: string } & Submitted);

export type AttemptEvent =
  | { type: 'loading' }
  | { type: 'loadFailed'; error: ApiError }
  | { type: 'startIsAhead'; title: string; startsAt: string }
  | { type: 'begun'; paper: Paper }
  | { type: 'overruled'; overruled: Overruled }
  | { type: 'timeUp'; isUp: boolean }
  | { type: 'submitting' }
  | { type: 'unsent'; entry: OutboxEntry }
  | { type: 'submitted'; title: string; submitted: Submitted }
  | { type: 'returned'; isChanged: boolean }
  | { type: 'denied'; isDenied: boolean }
  | { type: 'over'; error: ApiError; record: AttemptRecord | null; copy: AnswersInWords }
  | { type: 'signedOut' }
  | { type: 'signedIn' }
  | { type: 'takenElsewhere' };

/** What the server says that no other try would change. */
function afterLoadFailure(error: ApiError): AttemptState {
  const failed: AttemptState = { phase: 'failed', error, isRetrying: false, isDenied: false };
  if (error.kind !== 'http') return failed;
  if (error.status === 401) return { phase: 'signedOut', paper: null };
  if (error.status === 403 || error.status === 404) return { phase: 'refused', error };
  return failed;
}

/** Answering, from the beginning or once more. */
const running = (paper: Paper, isReturned = false): AttemptState => ({
  phase: 'running',
  paper,
  isTimeUp: false,
  isReturned,
  isDenied: false,
});

/** The paper of a phase that has one. */
export function paperOf(state: AttemptState): Paper | null {
  return 'paper' in state ? state.paper : null;
}

/**
 * The next state of an attempt. Pure; an event that means nothing in a state answers that state
 * itself, so what comes too late changes nothing.
 */
export function attemptReducer(state: AttemptState, event: AttemptEvent): AttemptState {
  // An acknowledged submission is the end of an attempt.
  if (state.phase === 'submitted') return state;
  const paper = paperOf(state);
  switch (event.type) {
    case 'loading':
      if (state.phase === 'failed') return { ...state, isRetrying: true };
      // The start has come: its screen stays until the questions are there.
      return ['loading', 'waiting', 'unsent'].includes(state.phase) ? state : { phase: 'loading' };
    case 'loadFailed': {
      const next = afterLoadFailure(event.error);
      if (next.phase !== 'failed') return next;
      if (state.phase === 'waiting') return state;
      return state.phase === 'failed' ? { ...next, isDenied: state.isDenied } : next;
    }
    case 'startIsAhead':
      return { phase: 'waiting', title: event.title, startsAt: event.startsAt };
    case 'begun':
      return running(event.paper);
    case 'overruled':
      return paper === null || !('paper' in state)
        ? state
        : { ...state, paper: { ...paper, overruled: event.overruled } };
    case 'timeUp':
      return state.phase === 'running' ? { ...state, isTimeUp: event.isUp } : state;
    case 'submitting':
      return paper === null ? state : { phase: 'submitting', paper };
    case 'unsent':
      return state.phase === 'elsewhere' ? state : { phase: 'unsent', entry: event.entry };
    case 'submitted':
      return { phase: 'submitted', title: event.title, ...event.submitted };
    case 'returned':
      return paper === null ? state : running(paper, event.isChanged);
    case 'denied': {
      const canSay = state.phase === 'running' || state.phase === 'failed';
      return canSay && state.isDenied !== event.isDenied
        ? { ...state, isDenied: event.isDenied }
        : state;
    }
    case 'over': {
      const { error, record, copy } = event;
      return { phase: 'closed', error, record, copy };
    }
    case 'signedOut':
      // What was handed in is not answered any more.
      return { phase: 'signedOut', paper: state.phase === 'submitting' ? null : paper };
    case 'signedIn':
      if (state.phase !== 'signedOut') return state;
      return paper === null ? { phase: 'loading' } : running(paper);
    case 'takenElsewhere':
      return { phase: 'elsewhere' };
  }
}
