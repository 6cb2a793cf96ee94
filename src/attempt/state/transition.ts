import { createListeners } from '../../base/listeners';
import type { OutboxEntry } from '../answers/outboxEntry';
import type { Paper } from '../answers/paper';
import { isWorthRetrying } from '../server/resender';
import { initialState, paperOf, type FullState, type InPhase, type Phase } from './attemptState';
import type { AttemptEvent, Command, EventOf, EventType, Send } from './events';

/** The next state of an attempt, followed by commands in this order. */
export interface Step {
  state: FullState;
  commands: readonly Command[];
}

const step = (state: FullState, ...commands: Command[]): Step => ({ state, commands });

/** Handlers of a phase, by event. An event without a handler changes nothing. */
type Handlers<P extends Phase> = {
  [Type in EventType]?: (state: InPhase<P>, event: EventOf<Type>) => Step;
};

const loading: FullState = { phase: 'loading', isHeld: true };

const running = (paper: Paper, isReturned: boolean, submittedAt = -Infinity): FullState => ({
  phase: 'running',
  paper,
  isTimeUp: false,
  isReturned,
  isDenied: false,
  submittedAt,
});

/** @param paper null if it has not loaded, or was submitted and can no longer be answered */
const signedOut = (paper: Paper | null): FullState => ({ phase: 'signedOut', paper });

function unsent(state: FullState, entry: OutboxEntry): InPhase<'unsent'> {
  if (state.phase === 'unsent') return { ...state, entry };
  return { phase: 'unsent', entry, isResumed: false, failure: null };
}

const resume = (state: InPhase<'unsent'>): Step => step({ ...state, failure: null }, 'hold');

/** Submits the answers. Without a paper the phase stays until the outbox reports. */
function submit(state: FullState, { at }: { at: number }, command: Command = 'submitAtZero'): Step {
  const paper = paperOf(state);
  return step(paper === null ? state : { phase: 'submitting', paper, submittedAt: at }, command);
}

function denied(state: InPhase<'failed' | 'running'>, { isDenied }: { isDenied: boolean }): Step {
  return step(state.isDenied === isDenied ? state : { ...state, isDenied });
}

/** This tab holds the attempt from now on. */
const gained = (state: FullState, { entry }: { entry: OutboxEntry | undefined }): Step =>
  entry === undefined ? step(loading, 'load') : step(unsent(state, entry));

/** Handlers of every phase except the last. */
const anywhere: Handlers<Phase> = {
  stopped: () => step(initialState, 'release'),
  lost: () => step({ phase: 'elsewhere' }, 'rest', 'forget'),
  submitted: (_, { title, submitted }) =>
    step({ phase: 'submitted', title, ...submitted }, 'release', 'forget'),
  // Taking it back no longer applies.
  held: (state) => step(state, 'resend'),
};

/** The server says that it is over. */
function over(state: FullState, event: EventOf<'over'>): Step {
  const { error, record, copy, isCovered } = event;
  if (isCovered) {
    return step({ phase: 'closed', error, record, copy }, 'release', 'forget', 'removeDraft');
  }
  // Within the grace the server adds missing answers. Later it keeps them as late or replies with
  // those that count.
  return submit(state, event);
}

/** Handlers while this tab holds the attempt. */
const whileHeld = {
  ...anywhere,
  outbox(state, { entry }) {
    if (entry.status === 'signedOut') return step(signedOut(paperOf(state)));
    const next = unsent(state, entry);
    return entry.status === 'returned' && !next.isResumed
      ? resume({ ...next, isResumed: true })
      : step(next);
  },
} satisfies Handlers<Phase>;

/** Handlers while the paper is loading. */
const whileLoading: Handlers<Phase> = {
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
const withPaper: Handlers<'running' | 'signedOut' | 'submitting'> = {
  overruled: (state, { overruled }) =>
    state.paper === null ? step(state) : step({ ...state, paper: { ...state.paper, overruled } }),
};

/** How often to submit at the end, at most, while the server says that the attempt continues. */
const resubmitEveryMs = 5_000;

/** Handlers of each phase. The chart in docs/taking-a-quiz.md is drawn from them. */
const phases: { [P in Phase]: Handlers<P> } = {
  loading: {
    ...whileLoading,
    gained,
    outbox(state, event) {
      if (!state.isHeld) return step(state);
      const next = whileHeld.outbox(state, event);
      // A paper that loads now would replace this state.
      return step(next.state, 'rest', ...next.commands);
    },
  },

  failed: {
    ...whileLoading,
    loading: (state) => step({ ...state, isRetrying: true }),
    denied,
    retry: (state) => step(state, 'load'),
    signedIn: (state) => step(state, 'load'),
    online: (state) => step(state, 'load'),
  },

  refused: {
    ...whileHeld,
    retry: () => step(loading, 'load'),
  },

  closed: {
    ...anywhere,
    retry: () => step(initialState, 'claim'),
  },

  elsewhere: {
    ...anywhere,
    gained,
  },

  waiting: {
    ...whileLoading,
    start: (state) => step(state, 'load'),
    signedOut: () => step(signedOut(null), 'rest'),
    gone: (state) => step(state, 'forget', 'load'),
  },

  running: {
    ...whileHeld,
    ...withPaper,
    over,
    submit: (state, event) => submit(state, event, 'submit'),
    timeUp: (state, { isUp }) => step({ ...state, isTimeUp: isUp }, isUp ? 'stopSaving' : 'save'),
    zero: (state, event) =>
      event.at - state.submittedAt < resubmitEveryMs ? step(state) : submit(state, event),
    // Drafts are not saved after the end.
    leaving: (state, event) =>
      state.isTimeUp ? submit(state, event) : step(state, 'saveOnLeaving'),
    denied,
    signedOut: (state) => step(signedOut(state.paper)),
    signedIn: (state) => step(state, 'save'),
  },

  signedOut: {
    ...whileHeld,
    ...withPaper,
    timeUp: (state, { isUp }) => (isUp ? step(state, 'stopSaving') : step(state)),
    zero: (state, event) => (state.paper === null ? step(state) : submit(state, event)),
    over,
    gone: () => step(loading, 'forget', 'load'),
    signedIn(state, { entry }) {
      if (entry !== undefined) return step(unsent(state, entry), 'resend');
      if (state.paper === null) return step(loading, 'load');
      return step(running(state.paper, false), 'save', 'ask', 'tick');
    },
  },

  submitting: {
    ...whileHeld,
    ...withPaper,
    outbox(state, event) {
      const { entry } = event;
      if (entry.status === 'sending') return step(state);
      if (entry.status === 'signedOut') return step(signedOut(null));
      return entry.status === 'returned' ? step(state, 'merge') : whileHeld.outbox(state, event);
    },
    returned: (state, { isChanged }) =>
      step(running(state.paper, isChanged, state.submittedAt), 'withdraw', 'tick'),
    gone: () => step(loading, 'forget', 'load'),
  },

  unsent: {
    ...whileLoading,
    resume,
    held: (state) => step(state, 'load'),
    gone: (state) => step(state, 'forget', 'load'),
  },

  // An acknowledged submission is the end of an attempt.
  submitted: {},
};

/**
 * The effect of an event on an attempt. Pure. An event that means nothing in a phase returns the
 * same state and no command, so late events change nothing.
 */
export function transition(state: FullState, event: AttemptEvent): Step {
  const handlers = phases[state.phase] as Handlers<Phase>;
  const handle = handlers[event.type] as ((...given: unknown[]) => Step) | undefined;
  return handle?.(state, event) ?? step(state);
}

/** The state of an attempt, which nothing but events can change. */
export interface Machine {
  state: () => FullState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  send: Send;
}

/**
 * @param at the device's monotonic time: milliseconds
 * @param perform carries out a command, and may send events meanwhile
 */
export function createMachine(at: () => number, perform: (command: Command) => void): Machine {
  let state: FullState = initialState;
  const { subscribe, notify } = createListeners();
  return {
    state: () => state,
    subscribe,
    send(type, ...[details]) {
      const next = transition(state, { type, at: at(), ...(details as object) } as AttemptEvent);
      if (next.state !== state) {
        state = next.state;
        notify();
      }
      next.commands.forEach(perform);
    },
  };
}
