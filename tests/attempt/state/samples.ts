import { ApiError } from '../../../src/api/ApiError';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import type { OutboxEntry } from '../../../src/attempt/answers/outboxEntry';
import type { Paper } from '../../../src/attempt/answers/paper';
import type { FullState, InPhase, Phase } from '../../../src/attempt/state/attemptState';
import type { AttemptEvent, DetailsOf, EventType } from '../../../src/attempt/state/events';

export const paper: Paper = {
  title: 'Week 3',
  questions: [],
  sheet: createAnswerSheet({}, () => {}),
  overruled: {},
};
export const entry: OutboxEntry = {
  quiz: 'q',
  title: 'Week 3',
  choices: {},
  held: {},
  revision: 0,
  isTimeUp: false,
  copy: [],
  madeAt: '2026-05-04T09:00:00.000Z',
  status: 'pending',
  isKept: true,
  error: null,
};
export const copy = { title: 'Week 3', copy: [], madeAt: '2026-05-04T09:10:00.000Z' };
export const http = (status: number): ApiError =>
  new ApiError({ kind: 'http', status, message: 'No.' });
export const offline = new ApiError({
  kind: 'network',
  status: 500,
  message: 'Failed to fetch',
});

const startsAt = '2026-05-04T09:00:00.000Z';
const never = { submittedAt: -Infinity };
const onItsWay = { isResumed: false, failure: null };

/** A state of each phase, and others of the phase in which something else happens. */
export const states: { [P in Phase]: [InPhase<P>, ...InPhase<P>[]] } = {
  loading: [
    { phase: 'loading', isHeld: true },
    { phase: 'loading', isHeld: false },
  ],
  failed: [{ phase: 'failed', error: offline, isRetrying: false, isDenied: false }],
  refused: [{ phase: 'refused', error: http(403) }],
  closed: [{ phase: 'closed', error: http(409), record: null, copy }],
  elsewhere: [{ phase: 'elsewhere' }],
  waiting: [{ phase: 'waiting', title: 'Week 3', startsAt }],
  running: [
    { phase: 'running', paper, isTimeUp: false, isReturned: false, isDenied: false, ...never },
    { phase: 'running', paper, isTimeUp: true, isReturned: false, isDenied: true, ...never },
  ],
  signedOut: [
    { phase: 'signedOut', paper },
    { phase: 'signedOut', paper: null },
  ],
  submitting: [{ phase: 'submitting', paper, submittedAt: 1_000 }],
  unsent: [
    { phase: 'unsent', entry, ...onItsWay },
    { phase: 'unsent', entry, ...onItsWay, isResumed: true },
  ],
  submitted: [{ phase: 'submitted', title: 'Week 3' }],
};

type Samples<Type extends EventType> = [DetailsOf<Type>, ...DetailsOf<Type>[]];

/** Details of an event of each type, and others that lead to something else. */
const details: { [Type in EventType]: Samples<Type> } = {
  stopped: [{}],
  gained: [{ entry: undefined }, { entry }],
  lost: [{}],
  loading: [{}],
  loadFailed: [
    { error: offline, isDenied: false },
    ...[400, 401, 403, 404, 503].map((status) => ({ error: http(status), isDenied: false })),
    { error: offline, entry, isDenied: false },
  ],
  startIsAhead: [{ head: { title: 'Week 3' }, startsAt }],
  start: [{}],
  begun: [
    { paper, isChanged: false },
    { paper, isChanged: true },
  ],
  overruled: [{ overruled: { i1: 'A' } }],
  timeUp: [{ isUp: true }, { isUp: false }],
  zero: [{}],
  submit: [{}],
  leaving: [{}],
  outbox: [
    { entry },
    ...(['sending', 'signedOut', 'returned', 'refused'] as const).map((status) => ({
      entry: { ...entry, status },
    })),
  ],
  gone: [{}],
  submitted: [{ title: 'Week 3', submitted: { message: 'Received.' } }],
  returned: [{ isChanged: true }, { isChanged: false }],
  resume: [{}],
  held: [{}],
  retry: [{}],
  denied: [{ isDenied: true }, { isDenied: false }],
  over: [
    { error: http(409), record: null, copy, isCovered: true },
    { error: http(409), record: null, copy, isCovered: false },
  ],
  signedOut: [{}],
  signedIn: [{ entry: undefined }, { entry }],
  online: [{}],
};

/** The events of one type, the plainest first. */
export function eventsOf(type: EventType): [AttemptEvent, ...AttemptEvent[]] {
  return details[type].map((known) => ({ ...(known as object), type, at: 60_000 })) as [
    AttemptEvent,
  ];
}

export const eventTypes = Object.keys(details) as EventType[];
export const allEvents: AttemptEvent[] = eventTypes.flatMap(eventsOf);
export const allStates: FullState[] = Object.values(states).flat();
