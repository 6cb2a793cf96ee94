import { expect, it } from 'vitest';
import { paperOf, type FullState, type Phase } from '../../../src/attempt/state/attemptState';
import type { AttemptEvent, Command, EventOf, EventType } from '../../../src/attempt/state/events';
import { transition } from '../../../src/attempt/state/transition';
import {
  allEvents,
  allStates,
  copy,
  entry,
  eventsOf,
  eventTypes,
  http,
  paper,
  states,
} from './samples';

const next = (state: FullState, event: AttemptEvent): FullState => transition(state, event).state;

/** An event with details that differ from the plainest sample. */
const eventOf = <Type extends EventType>(
  type: Type,
  known: Partial<EventOf<Type>> = {},
): AttemptEvent => ({ ...eventsOf(type)[0], ...known });

it.each<[Phase, EventType, Phase]>([
  ['loading', 'startIsAhead', 'waiting'],
  ['loading', 'begun', 'running'],
  ['loading', 'outbox', 'unsent'],
  ['loading', 'over', 'closed'],
  ['waiting', 'loading', 'waiting'],
  ['waiting', 'loadFailed', 'waiting'],
  ['waiting', 'begun', 'running'],
  ['failed', 'loading', 'failed'],
  ['failed', 'begun', 'running'],
  ['refused', 'retry', 'loading'],
  ['closed', 'retry', 'loading'],
  ['elsewhere', 'gained', 'loading'],
  ['running', 'timeUp', 'running'],
  ['running', 'submit', 'submitting'],
  ['running', 'signedOut', 'signedOut'],
  ['running', 'denied', 'running'],
  ['running', 'lost', 'elsewhere'],
  ['signedOut', 'signedIn', 'running'],
  ['signedOut', 'zero', 'submitting'],
  ['submitting', 'outbox', 'unsent'],
  ['submitting', 'submitted', 'submitted'],
  ['submitting', 'returned', 'running'],
  ['unsent', 'loading', 'unsent'],
  ['unsent', 'begun', 'running'],
  ['unsent', 'submitted', 'submitted'],
])('from %s with %s to %s', (from, event, to) => {
  expect(next(states[from][0], eventsOf(event)[0]).phase).toBe(to);
});

it.each<[number, Phase]>([
  [401, 'signedOut'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
])('a load that gets %i is %s', (status, phase) => {
  expect(next(states.loading[0], eventOf('loadFailed', { error: http(status) })).phase).toBe(phase);
});

it.each(eventTypes)('stays submitted after %s', (type) => {
  const [submitted] = states.submitted;
  expect(transition(submitted, eventsOf(type)[0])).toEqual({ state: submitted, commands: [] });
  expect(next(submitted, eventsOf(type)[0])).toBe(submitted);
});

it.each<[Phase, EventType]>([
  ['loading', 'loading'],
  ['loading', 'overruled'],
  ['loading', 'timeUp'],
  ['loading', 'signedIn'],
  ['unsent', 'submit'],
  ['submitting', 'timeUp'],
  ['running', 'signedIn'],
  ['elsewhere', 'outbox'],
  ['unsent', 'returned'],
  ['signedOut', 'denied'],
  ['submitting', 'denied'],
])('%s ignores %s', (from, event) => {
  expect(next(states[from][0], eventsOf(event)[0])).toBe(states[from][0]);
});

it('reports while running that the time is up and its last answers are being sent', () => {
  expect(next(states.running[0], eventOf('timeUp'))).toMatchObject({ isTimeUp: true });
});

it('reports that a submission returned because of changes, until it is submitted again', () => {
  const returned = next(states.submitting[0], eventOf('returned'));
  expect(returned).toMatchObject({ phase: 'running', isReturned: true, isTimeUp: false });
  const again = next(states.submitting[0], eventOf('returned', { isChanged: false }));
  expect(again).toMatchObject({ phase: 'running', isReturned: false });
});

it('reports that something other than the API asks for a sign-in, even while it retries', () => {
  const denied = next(states.failed[0], eventOf('denied'));
  expect(denied).toMatchObject({ phase: 'failed', isDenied: true });
  expect(next(denied, eventOf('loadFailed', { isDenied: true }))).toMatchObject({ isDenied: true });
  expect(next(denied, eventOf('denied'))).toBe(denied);
  expect(next(denied, eventOf('denied', { isDenied: false }))).toEqual(states.failed[0]);
});

it('reports the answers that count in an attempt that is over', () => {
  const receipt = {
    _id: 'r1',
    submitted_at: '2026-05-04T09:15:00Z',
    answered: 1,
    questions: 1,
    late: false,
  };
  const record = { choices: { i1: { answer: 'B' as const, at: 1 } }, receipt };
  const over = eventOf('over', { record });
  expect(next(states.running[0], over)).toMatchObject({ phase: 'closed', record, copy });
});

it('keeps the paper of a student who has to sign in again, unless it was submitted', () => {
  const [running, [signedOut]] = [states.running[0], states.signedOut];
  const refused = eventOf('outbox', { entry: { ...entry, status: 'signedOut' } });
  expect(paperOf(next(running, eventOf('signedOut')))).toBe(paper);
  expect(paperOf(next(signedOut, eventOf('signedIn')))).toBe(paper);
  expect(next(states.submitting[0], refused)).toMatchObject({ phase: 'signedOut', paper: null });
  expect(next({ ...signedOut, paper: null }, eventOf('signedIn')).phase).toBe('loading');
});

it('lists what another device has overruled', () => {
  expect(paperOf(next(states.running[0], eventOf('overruled')))?.overruled).toEqual({ i1: 'A' });
});

const commandsOf = (state: FullState, event: AttemptEvent): readonly Command[] =>
  transition(state, event).commands;

it.each<[string, FullState, AttemptEvent, Command[]]>([
  ['a student submits', states.running[0], eventOf('submit'), ['submit']],
  ['it is the turn of this device', states.running[0], eventOf('zero'), ['submitAtZero']],
  ['the page closes after zero', states.running[1]!, eventOf('leaving'), ['submitAtZero']],
  ['the page closes before zero', states.running[0], eventOf('leaving'), ['saveOnLeaving']],
  ['the time is up', states.running[0], eventOf('timeUp'), ['stopSaving']],
  ['time was added', states.running[1]!, eventOf('timeUp', { isUp: false }), ['save']],
  ['it is over, and there is more here', states.running[0], eventsOf('over')[1]!, ['submitAtZero']],
  ['it is over without a paper', states.failed[0], eventsOf('over')[1]!, ['submitAtZero']],
  ['it is over', states.running[0], eventOf('over'), ['release', 'forget', 'removeDraft']],
  ['another tab takes it', states.running[0], eventOf('lost'), ['rest', 'forget']],
  ['its submission is acknowledged', states.unsent[0], eventOf('submitted'), ['release', 'forget']],
  ['it runs again', states.unsent[0], eventOf('begun'), ['withdraw', 'tick']],
  ['the user signs in again', states.signedOut[0], eventOf('signedIn'), ['save', 'ask', 'tick']],
])('when %s it issues the right commands', (_, state, event, commands) => {
  expect(commandsOf(state, event)).toEqual(commands);
});

it('removes a draft only at the end of an attempt that lacks nothing of it', () => {
  for (const state of allStates) {
    for (const event of allEvents) {
      const {
        state: { phase },
        commands,
      } = transition(state, event);
      if (commands.includes('removeDraft')) {
        expect([phase, event]).toEqual(['closed', expect.objectContaining({ isCovered: true })]);
      }
    }
  }
});

it('submits at zero at most every 5 seconds', () => {
  const [running] = states.running;
  const again = { ...running, submittedAt: 56_000 };
  expect(commandsOf(again, eventOf('zero'))).toEqual([]);
  expect(commandsOf(again, eventOf('zero', { at: 61_000 }))).toEqual(['submitAtZero']);
});

it('takes a returned submission back automatically once, until it runs again', () => {
  const returned = eventOf('outbox', { entry: { ...entry, status: 'returned' } });
  const first = transition(states.unsent[0], returned);
  expect(first.commands).toEqual(['hold']);
  expect(first.state).toMatchObject({ isResumed: true });
  expect(commandsOf(first.state, returned)).toEqual([]);
});

it('reports why a submission could not be taken back, and resends it', () => {
  const failed = transition(states.unsent[0], eventOf('loadFailed', { entry }));
  expect(failed.state).toMatchObject({ phase: 'unsent' });
  expect(failed.state).toHaveProperty('failure.kind', 'network');
  expect(failed.commands).toEqual(['resend']);
});

it('does nothing for the outbox before this tab holds the attempt', () => {
  const before = states.loading[1]!;
  expect(transition(before, eventOf('outbox'))).toEqual({ state: before, commands: [] });
});

it('does not mutate its input', () => {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  for (const state of allStates) {
    for (const event of allEvents) {
      freeze([state, event]);
      expect(transition(state, event)).toEqual(transition(state, event));
    }
  }
});
