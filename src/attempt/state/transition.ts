import { initialState, type FullState, type Phase } from './attemptState';
import type { AttemptEvent } from './events';
import {
  anywhere,
  denied,
  gained,
  handIn,
  loading,
  over,
  running,
  signedOut,
  step,
  takeBack,
  unsent,
  whileHeld,
  whileLoading,
  withPaper,
  type Handlers,
  type Step,
} from './steps';

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
    submit: (state, event) => handIn(state, event, 'handIn'),
    timeUp: (state, { isUp }) => step({ ...state, isTimeUp: isUp }, isUp ? 'stopSaving' : 'save'),
    zero: (state, event) =>
      event.at - state.handedInAt < resubmitEveryMs ? step(state) : handIn(state, event),
    // Drafts are not saved after the end.
    leaving: (state, event) =>
      state.isTimeUp ? handIn(state, event) : step(state, 'saveOnLeaving'),
    denied,
    signedOut: (state) => step(signedOut(state.paper)),
    signedIn: (state) => step(state, 'save'),
  },

  signedOut: {
    ...whileHeld,
    ...withPaper,
    timeUp: (state, { isUp }) => (isUp ? step(state, 'stopSaving') : step(state)),
    zero: (state, event) => (state.paper === null ? step(state) : handIn(state, event)),
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
      return entry.status === 'returned' ? step(state, 'hear') : whileHeld.outbox(state, event);
    },
    returned: (state, { isChanged }) =>
      step(running(state.paper, isChanged, state.handedInAt), 'withdraw', 'tick'),
    gone: () => step(loading, 'forget', 'load'),
  },

  unsent: {
    ...whileLoading,
    resume: takeBack,
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
