import { expect, it } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createAnswerSheet } from '../../src/attempt/answerSheet';
import {
  attemptReducer,
  paperOf,
  type AttemptEvent,
  type AttemptState,
  type Paper,
} from '../../src/attempt/attemptState';
import type { OutboxEntry } from '../../src/attempt/outboxEntry';

const sheet = createAnswerSheet({}, () => {});
const paper: Paper = { title: 'Week 3', questions: [], sheet, overruled: {} };
const entry: OutboxEntry = {
  quiz: 'q',
  title: 'Week 3',
  answers: {},
  copy: [],
  madeAt: '2026-05-04T09:00:00.000Z',
  status: 'waiting',
  isKept: true,
  error: null,
};
const http = (status: number): ApiError => new ApiError({ kind: 'http', status, message: 'No.' });
const offline = new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });

const states: Record<AttemptState['phase'], AttemptState> = {
  loading: { phase: 'loading' },
  failed: { phase: 'failed', error: offline, isRetrying: false },
  refused: { phase: 'refused', error: http(403) },
  closed: { phase: 'closed', error: http(409) },
  elsewhere: { phase: 'elsewhere' },
  waiting: { phase: 'waiting', title: 'Week 3', startsAt: '2026-05-04T09:00:00.000Z' },
  running: { phase: 'running', paper, isTimeUp: false },
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
  over: { type: 'over', error: http(409) },
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
  ['running', 'takenElsewhere', 'elsewhere'],
  ['signedOut', 'signedIn', 'running'],
  ['signedOut', 'submitting', 'submitting'],
  ['submitting', 'unsent', 'unsent'],
  ['submitting', 'submitted', 'submitted'],
  ['submitting', 'signedOut', 'signedOut'],
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
  [409, 'closed'],
  [410, 'closed'],
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
])('%s does not mind %s', (from, event) => {
  expect(attemptReducer(states[from], events[event])).toBe(states[from]);
});

it('says while it runs that the time is up and its last answers are on their way', () => {
  expect(attemptReducer(states.running, events.timeUp)).toMatchObject({ isTimeUp: true });
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
