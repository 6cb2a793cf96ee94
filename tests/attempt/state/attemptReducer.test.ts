import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { createAnswerSheet } from '../../../src/attempt/keeping/answerSheet';
import {
  attemptReducer,
  paperOf,
  type AttemptEvent,
  type AttemptState,
  type Paper,
} from '../../../src/attempt/state/attemptState';
import type { OutboxEntry } from '../../../src/attempt/keeping/outboxEntry';

const sheet = createAnswerSheet({}, () => {});
const paper: Paper = { title: 'Week 3', questions: [], sheet, overruled: {} };
const entry: OutboxEntry = {
  quiz: 'q',
  title: 'Week 3',
  choices: {},
  held: {},
  revision: 0,
  isTimeUp: false,
  copy: [],
  madeAt: '2026-05-04T09:00:00.000Z',
  status: 'waiting',
  isKept: true,
  error: null,
};
const copy = { title: 'Week 3', copy: [], madeAt: '2026-05-04T09:10:00.000Z' };
const http = (status: number): ApiError => new ApiError({ kind: 'http', status, message: 'No.' });
const offline = new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });

const states: Record<AttemptState['phase'], AttemptState> = {
  loading: { phase: 'loading' },
  failed: { phase: 'failed', error: offline, isRetrying: false, isDenied: false },
  refused: { phase: 'refused', error: http(403) },
  closed: { phase: 'closed', error: http(409), record: null, copy },
  elsewhere: { phase: 'elsewhere' },
  waiting: { phase: 'waiting', title: 'Week 3', startsAt: '2026-05-04T09:00:00.000Z' },
  running: { phase: 'running', paper, isTimeUp: false, isReturned: false, isDenied: false },
  signedOut: { phase: 'signedOut', paper },
  submitting: { phase: 'submitting', paper },
  unsent: { phase: 'unsent', entry },
  submitted: { phase: 'submitted', title: 'Week 3' },
};

const events: Record<AttemptEvent['type'], AttemptEvent> = {
  loading: { type: 'loading' },
  loadFailed: { type: 'loadFailed', error: offline },
  startIsAhead: { type: 'startIsAhead', title: 'Week 3', startsAt: '2026-05-04T09:00:00.000Z' },
  begun: { type: 'begun', paper },
  overruled: { type: 'overruled', overruled: { i1: 'A' } },
  timeUp: { type: 'timeUp', isUp: true },
  submitting: { type: 'submitting' },
  unsent: { type: 'unsent', entry },
  submitted: { type: 'submitted', title: 'Week 3', submitted: { message: 'Received.' } },
  returned: { type: 'returned', isChanged: true },
  denied: { type: 'denied', isDenied: true },
  over: { type: 'over', error: http(409), record: null, copy },
  signedOut: { type: 'signedOut' },
  signedIn: { type: 'signedIn' },
  takenElsewhere: { type: 'takenElsewhere' },
};

type Phase = AttemptState['phase'];
type EventType = AttemptEvent['type'];

it.each<[Phase, EventType, Phase]>([
  ['loading', 'startIsAhead', 'waiting'],
  ['loading', 'begun', 'running'],
  ['loading', 'unsent', 'unsent'],
  ['loading', 'over', 'closed'],
  ['waiting', 'loading', 'waiting'],
  ['waiting', 'loadFailed', 'waiting'],
  ['waiting', 'begun', 'running'],
  ['failed', 'loading', 'failed'],
  ['failed', 'begun', 'running'],
  ['refused', 'loading', 'loading'],
  ['closed', 'loading', 'loading'],
  ['elsewhere', 'loading', 'loading'],
  ['running', 'timeUp', 'running'],
  ['running', 'submitting', 'submitting'],
  ['running', 'signedOut', 'signedOut'],
  ['running', 'denied', 'running'],
  ['running', 'takenElsewhere', 'elsewhere'],
  ['signedOut', 'signedIn', 'running'],
  ['signedOut', 'submitting', 'submitting'],
  ['submitting', 'unsent', 'unsent'],
  ['submitting', 'submitted', 'submitted'],
  ['submitting', 'signedOut', 'signedOut'],
  ['submitting', 'returned', 'running'],
  ['unsent', 'loading', 'unsent'],
  ['unsent', 'begun', 'running'],
  ['unsent', 'submitted', 'submitted'],
])('from %s with %s to %s', (from, event, to) => {
  expect(attemptReducer(states[from], events[event]).phase).toBe(to);
});

it.each<[number, Phase]>([
  [401, 'signedOut'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
])('a load that is answered with %i is %s', (status, phase) => {
  const event: AttemptEvent = { type: 'loadFailed', error: http(status) };
  expect(attemptReducer(states.loading, event).phase).toBe(phase);
});

it.each(Object.keys(events) as EventType[])('stays submitted after %s', (type) => {
  expect(attemptReducer(states.submitted, events[type])).toBe(states.submitted);
});

it.each<[Phase, EventType]>([
  ['loading', 'loading'],
  ['loading', 'overruled'],
  ['loading', 'timeUp'],
  ['loading', 'signedIn'],
  ['unsent', 'submitting'],
  ['submitting', 'timeUp'],
  ['running', 'signedIn'],
  ['elsewhere', 'unsent'],
  ['unsent', 'returned'],
  ['signedOut', 'denied'],
  ['submitting', 'denied'],
])('%s does not mind %s', (from, event) => {
  expect(attemptReducer(states[from], events[event])).toBe(states[from]);
});

it('says while it runs that the time is up and its last answers are on their way', () => {
  expect(attemptReducer(states.running, events.timeUp)).toMatchObject({ isTimeUp: true });
});

it('says that a submission came back where something has changed, until it is handed in again', () => {
  const returned = attemptReducer(states.submitting, events.returned);
  expect(returned).toMatchObject({ phase: 'running', isReturned: true, isTimeUp: false });
  const again = attemptReducer(states.submitting, { type: 'returned', isChanged: false });
  expect(again).toMatchObject({ phase: 'running', isReturned: false });
});

it('says that something asks to sign in that is not the API, and goes on saying so while it fails', () => {
  const denied = attemptReducer(states.failed, events.denied);
  expect(denied).toMatchObject({ phase: 'failed', isDenied: true });
  expect(attemptReducer(denied, events.loadFailed)).toMatchObject({ isDenied: true });
  expect(attemptReducer(denied, events.denied)).toBe(denied);
  expect(attemptReducer(denied, { type: 'denied', isDenied: false })).toEqual(states.failed);
});

it('says what counts of an attempt that is over', () => {
  const receipt = {
    _id: 'r1',
    submitted_at: '2026-05-04T09:15:00Z',
    answered: 1,
    questions: 1,
    late: false,
  };
  const record = { choices: { i1: { letter: 'B' as const, at: 1 } }, receipt };
  const over: AttemptEvent = { type: 'over', error: http(409), record, copy };
  expect(attemptReducer(states.running, over)).toMatchObject({ phase: 'closed', record, copy });
});

it('keeps the paper of who has to sign in again, except what was handed in', () => {
  expect(paperOf(attemptReducer(states.running, events.signedOut))).toBe(paper);
  expect(paperOf(attemptReducer(states.signedOut, events.signedIn))).toBe(paper);
  expect(paperOf(attemptReducer(states.submitting, events.signedOut))).toBeNull();
  expect(attemptReducer({ phase: 'signedOut', paper: null }, events.signedIn).phase).toBe(
    'loading',
  );
});

it('lists what another device has overruled', () => {
  const next = attemptReducer(states.running, events.overruled);
  expect(paperOf(next)?.overruled).toEqual({ i1: 'A' });
});
