import type { ApiError } from '../../api/ApiError';
import type { AnswersInWords, AttemptRecord, OutboxEntry, Submitted } from '../answers/outboxEntry';
import type { Paper, PaperHead } from '../answers/paper';

/**
 * What an attempt shows, by phase (docs/taking-a-quiz.md):
 *
 * - `loading` the paper, or `failed` to; `refused`: this student may not take it;
 * - `closed`: it is over or was submitted before, and nothing here is left to send; `record` is what
 *   counts, from servers that tell, and `copy` what this device had;
 * - `elsewhere`: another tab is taking it; `takeOver()` moves it here;
 * - `waiting` for the start, and then `running`; `isTimeUp` while the last answers are on their way;
 *   `isReturned` once a submission was not taken, because answers have changed on another device;
 * - `isDenied`, of `running` and `failed`: for a minute something that is not the API has asked to
 *   sign in, so the session may have ended;
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
  | ({ phase: 'waiting'; startsAt: string } & PaperHead)
  | { phase: 'running'; paper: Paper; isTimeUp: boolean; isReturned: boolean; isDenied: boolean }
  | { phase: 'signedOut'; paper: Paper | null }
  | { phase: 'submitting'; paper: Paper }
  | { phase: 'unsent'; entry: OutboxEntry }
  | ({ phase: 'submitted'; title: string } & Submitted);

export type Phase = AttemptState['phase'];

interface HandedIn {
  /** The monotonic time of the last submission from here; -Infinity before the first. */
  handedInAt: number;
}

/** What an attempt remembers in a phase beside what it shows. */
interface Memory {
  loading: {
    /** Whether this tab holds the attempt. It holds it in all other phases but those at an end. */
    isHeld: boolean;
  };
  running: HandedIn;
  submitting: HandedIn;
  unsent: {
    /** Whether a returned submission was taken back automatically: once, until it runs again. */
    isTakenBack: boolean;
    /** Why the last attempt to take it back has failed; null while it has not. */
    failure: ApiError | null;
  };
}

type WithMemory<P extends Phase> = Extract<AttemptState, { phase: P }> &
  (P extends keyof Memory ? Memory[P] : unknown);

/** Everything that decides what an attempt does next. */
export type FullState = { [P in Phase]: WithMemory<P> }[Phase];

export type InPhase<P extends Phase> = Extract<FullState, { phase: P }>;

/** Before the tab is known to hold the attempt, and after its widget is gone. */
export const initialState: FullState = { phase: 'loading', isHeld: false };

/** The paper of a phase that has one. */
export function paperOf(state: AttemptState): Paper | null {
  return 'paper' in state ? state.paper : null;
}

/** What the time is watched for in a phase: `end unasked` without asking the server. */
export function watchedTime(state: AttemptState): 'nothing' | 'start' | 'end' | 'end unasked' {
  if (state.phase === 'waiting') return 'start';
  if (state.phase === 'running') return 'end';
  return paperOf(state) === null ? 'nothing' : 'end unasked';
}
