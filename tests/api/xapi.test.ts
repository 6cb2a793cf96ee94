import { expect, it } from 'vitest';
import type { QuizEvent, QuizEventPayload } from '../../src/api/quizEvents';
import { toXapiStatement, type XapiOptions } from '../../src/api/xapi';

const options: XapiOptions = {
  actor: { account: { homePage: 'https://portal.example', name: 'chen' } },
  activityIri: (kind, id) => `https://portal.example/${kind}/${id}`,
};
const event = (payload: QuizEventPayload): QuizEvent => ({
  ...payload,
  at: '2026-05-04T09:15:00.000Z',
  userId: 'chen',
});

const uuid = '0b9d7a5e-6f0e-4c2f-9a55-6f3f1d0f2a11';
const iri = /^[a-z][a-z0-9+.-]*:\S+$/i;

it.each<[QuizEventPayload, string, string]>([
  [{ type: 'joined', quizId: 'q1' }, 'registered', 'quiz/q1'],
  [{ type: 'started', quizId: 'q1' }, 'initialized', 'quiz/q1'],
  [{ type: 'answered', quizId: 'q1', questionId: 'i1' }, 'answered', 'question/i1'],
  [{ type: 'expired', quizId: 'q1' }, 'terminated', 'quiz/q1'],
  [{ type: 'submitted', quizId: 'q1' }, 'completed', 'quiz/q1'],
])('states %j as %s', (payload, verb, object) => {
  const statement = toXapiStatement(event(payload), options);
  expect(statement).toMatchObject({
    actor: { objectType: 'Agent', account: { name: 'chen' } },
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { 'en-US': verb } },
    object: { objectType: 'Activity', id: `https://portal.example/${object}` },
    timestamp: '2026-05-04T09:15:00.000Z',
  });
});

/** The rules of xAPI 1.0.3 (Data, 2.2 and 2.4) for the parts that our statements may have. */
it('follows the rules for statements', () => {
  const statement = toXapiStatement(event({ type: 'answered', quizId: 'q1', questionId: 'i1' }), {
    ...options,
    registration: uuid,
    platform: 'Northfield',
  });
  const sent = JSON.parse(JSON.stringify(statement)) as Record<string, object>;
  const parts = ['actor', 'verb', 'object', 'result', 'context', 'timestamp'];
  expect(Object.keys(sent).filter((key) => !parts.includes(key))).toEqual([]);
  // No part may be null or empty.
  expect(JSON.stringify(statement)).not.toMatch(/null|\{\}|""/);
  expect(statement?.verb.id).toMatch(iri);
  expect(statement?.object.id).toMatch(iri);
  expect(statement?.object.definition.type).toMatch(iri);
  // An agent has exactly one identifier.
  const { mbox, mbox_sha1sum, openid, account } = sent.actor as Record<string, unknown>;
  const identifiers = [mbox, mbox_sha1sum, openid, account];
  expect(identifiers.filter((one) => one !== undefined)).toHaveLength(1);
  expect(new Date(statement!.timestamp).toISOString()).toBe(statement!.timestamp);
  expect(statement?.context).toEqual({
    registration: uuid,
    platform: 'Northfield',
    contextActivities: {
      parent: [expect.objectContaining({ id: 'https://portal.example/quiz/q1' })],
    },
  });
});

it('includes the time since the start in a submission, and no score, which is unknown', () => {
  const statement = toXapiStatement(event({ type: 'submitted', quizId: 'q1' }), {
    ...options,
    startedAt: '2026-05-04T09:00:29.500Z',
  });
  expect(statement?.result).toEqual({ completion: true, duration: 'PT870.5S' });
});

it('leaves out the duration if the device’s clock was put back in between', () => {
  const startedAt = '2026-05-04T10:00:00.000Z';
  const statement = toXapiStatement(event({ type: 'submitted', quizId: 'q1' }), {
    ...options,
    startedAt,
  });
  expect(statement?.result).toEqual({ completion: true });
});

it.each<QuizEventPayload>([
  { type: 'saved', quizId: 'q1', revision: 2 },
  { type: 'unsent', quizId: 'q1', reason: 'pending' },
  { type: 'created', subject: 'group', id: 'g1' },
  { type: 'imported', subject: 'question', count: 3 },
  { type: 'sessionEnded' },
  { type: 'error', kind: 'render', error: new Error('Broken.') },
])('makes no statement for %j', (payload) => {
  expect(toXapiStatement(event(payload), options)).toBeNull();
});

it.each(['/quiz/q1', 'q1', 'https://portal.example/week 3'])('refuses %s as an IRI', (relative) => {
  expect(() =>
    toXapiStatement(event({ type: 'joined', quizId: 'q1' }), {
      ...options,
      activityIri: () => relative,
    }),
  ).toThrow(/Quizwright: activityIri returned/);
});
