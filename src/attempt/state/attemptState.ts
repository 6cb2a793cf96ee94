import type { ApiError } from '../../api/ApiError';
import type { Submitted } from '../../api/entities';
import type { AnswersInWords, AttemptRecord, OutboxEntry } from '../answers/outboxEntry';
import type { Paper, PaperHead } from '../answers/paper';

/**
 * What an attempt shows, by phase (docs/taking-a-quiz.md):
 *
 * - `loading` the paper, or `failed` to. `refused`: this student may not take the quiz.
 * - `closed`: it is over or was submitted before, and nothing here is left to send. `record` has
 *   the answers that count, if the server sends them, and `copy` those of this device.
 * - `elsewhere`: another tab is taking it. `takeOver()` moves it here.
 * - `waiting` for the start, then `running`. `isTimeUp` is true while the last answers are being
 *   sent, `isReturned` after a submission was returned because answers changed on another device.
 * - `isDenied`, in `running` and `failed`: for a minute, something other than the API has asked for
 *   a sign-in, so the session may have ended.
 * - `signedOut`: the session ended. Answers are kept, even those given meanwhile, and the attempt
 *   continues when the same user signs in. The paper is null before it is loaded and after it was
 *   submitted.
 * - `submitting`, then `submitted` or `unsent`. In `unsent`, the outbox continues to send the
 *   submission, or keeps it if the server refused it.
 */
export type AttemptState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError; isRetrying: boolean; isDenied: boolean }
  | { phase: 'refused'; error: ApiError }
  | { phase: 'closed'; error: ApiError; record: AttemptRecord | null; copy: AnswersInWords }
  | { phase: 'elsewhere' }
  | ({ phase: 'waiting'; startsAt: string } & PaperHead)
  | { phase: 'running'; paper: Paper; isTimeUp: boolean; isReturned: boolean; isDenied: boolean }
  | { phase: 'signedOut'; paper: Paper | null }
  | { phase: 'submitting'; paper: Paper }
  | { phase: 'unsent'; entry: OutboxEntry }
  | ({ phase: 'submitted'; title: string } & Submitted);

export type Phase = AttemptState['phase'];

interface LastSubmission {
  /** The monotonic time of the last submission from here; -Infinity before the first. */
  submittedAt: number;
}

/** What an attempt remembers in a phase, besides what it shows. */
interface Memory {
  loading: {
    /**
     * Whether this tab holds the attempt. In later phases it does, until the attempt ends or moves
     * away.
     */
    isHeld: boolean;
  };
  running: LastSubmission;
  submitting: LastSubmission;
  unsent: {
    /**
     * Whether a returned submission was withdrawn automatically. This happens once until the
     * attempt runs again.
     */
    isResumed: boolean;
    /** Why withdrawing it failed last time; null if it has not failed. */
    failure: ApiError | null;
  };
}

type WithMemory<P extends Phase> = Extract<AttemptState, { phase: P }> &
  (P extends keyof Memory ? Memory[P] : unknown);

/** Everything that decides what an attempt does next. */
export type FullState = { [P in Phase]: WithMemory<P> }[Phase];

export type InPhase<P extends Phase> = Extract<FullState, { phase: P }>;

/** Before this tab holds the attempt, and after its widget is gone. */
export const initialState: FullState = { phase: 'loading', isHeld: false };

/** The paper of a phase that has one. */
export function paperOf(state: AttemptState): Paper | null {
  return 'paper' in state ? state.paper : null;
}

/** What to watch the time for in a phase. `end unasked` watches without asking the server. */
export function watchedTime(state: AttemptState): 'nothing' | 'start' | 'end' | 'end unasked' {
  if (state.phase === 'waiting') return 'start';
  if (state.phase === 'running') return 'end';
  return paperOf(state) === null ? 'nothing' : 'end unasked';
}
