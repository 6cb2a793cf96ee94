import type { OutboxEntry } from '../answers/outboxEntry';
import type { Paper } from '../answers/paper';
import { isWorthRetrying } from '../server/resender';
import { initialState, paperOf, type FullState, type InPhase, type Phase } from './attemptState';
import type { Command, EventOf, EventType } from './events';

/** The next state of an attempt, followed by commands in this order. */
export interface Step {
  state: FullState;
  commands: readonly Command[];
}

export const step = (state: FullState, ...commands: Command[]): Step => ({ state, commands });

/** Handlers of a phase, by event. An event without a handler changes nothing. */
export type Handlers<P extends Phase> = {
  [Type in EventType]?: (state: InPhase<P>, event: EventOf<Type>) => Step;
};

export const loading: FullState = { phase: 'loading', isHeld: true };

export const running = (paper: Paper, isReturned: boolean, handedInAt = -Infinity): FullState => ({
  phase: 'running',
  paper,
  isTimeUp: false,
  isReturned,
  isDenied: false,
  handedInAt,
});

/** @param paper null if it has not loaded, or was submitted and can no longer be answered */
export const signedOut = (paper: Paper | null): FullState => ({ phase: 'signedOut', paper });

export function unsent(state: FullState, entry: OutboxEntry): InPhase<'unsent'> {
  if (state.phase === 'unsent') return { ...state, entry };
  return { phase: 'unsent', entry, isTakenBack: false, failure: null };
}

export const takeBack = (state: InPhase<'unsent'>): Step =>
  step({ ...state, failure: null }, 'hold');

/** Submits the answers. Without a paper the phase stays until the outbox reports. */
export function handIn(
  state: FullState,
  { at }: { at: number },
  command: Command = 'handInAtZero',
): Step {
  const paper = paperOf(state);
  return step(paper === null ? state : { phase: 'submitting', paper, handedInAt: at }, command);
}

export function denied(
  state: InPhase<'failed' | 'running'>,
  { isDenied }: { isDenied: boolean },
): Step {
  return step(state.isDenied === isDenied ? state : { ...state, isDenied });
}

/** This tab holds the attempt from now on. */
export const gained = (state: FullState, { entry }: { entry: OutboxEntry | undefined }): Step =>
  entry === undefined ? step(loading, 'load') : step(unsent(state, entry));

/** Handlers of every phase except the last. */
export const anywhere: Handlers<Phase> = {
  stopped: () => step(initialState, 'release'),
  lost: () => step({ phase: 'elsewhere' }, 'rest', 'forget'),
  submitted: (_, { title, submitted }) =>
    step({ phase: 'submitted', title, ...submitted }, 'release', 'forget'),
  // Taking it back no longer applies.
  held: (state) => step(state, 'resend'),
};

/** The server says that it is over. */
export function over(state: FullState, event: EventOf<'over'>): Step {
  const { error, record, copy, isCovered } = event;
  if (isCovered) {
    return step({ phase: 'closed', error, record, copy }, 'release', 'forget', 'removeDraft');
  }
  // Within the grace the server adds missing answers. Later it keeps them as late or replies with
  // those that count.
  return handIn(state, event);
}

/** Handlers while this tab holds the attempt. */
export const whileHeld = {
  ...anywhere,
  outbox(state, { entry }) {
    if (entry.status === 'signedOut') return step(signedOut(paperOf(state)));
    const next = unsent(state, entry);
    return entry.status === 'returned' && !next.isTakenBack
      ? takeBack({ ...next, isTakenBack: true })
      : step(next);
  },
} satisfies Handlers<Phase>;

/** Handlers while the paper is loading. */
export const whileLoading: Handlers<Phase> = {
  ...whileHeld,
  over,
  startIsAhead: (_, { head, startsAt }) => step({ ...head, phase: 'waiting', startsAt }, 'tick'),
  // A submission that returned from the outbox is being answered again.
  begun: (state, { paper, isChanged }) => step(running(paper, isChanged), 'withdraw', 'tick'),
  loadFailed(state, { error, entry, isDenied }) {
    if (entry !== undefined) {
      const next = unsent(state, { ...entry, status: 'sending' });
      return step({ ...next, failure: error }, 'resend');
    }
    if (error.isSignedOut) return step(signedOut(null));
    if (error.isForbidden || error.isNotFound) return step({ phase: 'refused', error });
    if (state.phase === 'waiting') return step(state, 'loadSoon');
    const failed: FullState = { phase: 'failed', error, isRetrying: false, isDenied };
    // There may be answers here to submit.
    return isWorthRetrying(error) ? step(failed, 'loadLater') : step(failed);
  },
};

/** Handlers of phases that may have a paper. */
export const withPaper: Handlers<'running' | 'signedOut' | 'submitting'> = {
  overruled: (state, { overruled }) =>
    state.paper === null ? step(state) : step({ ...state, paper: { ...state.paper, overruled } }),
};
