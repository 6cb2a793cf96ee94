import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/ApiError';
import { conflictOf } from '../../src/api/conflict';

const attempt = {
  started_at: '2031-05-04T10:00:00.000Z',
  ends_at: '2031-05-04T10:30:00.000Z',
  server_now: '2031-05-04T10:00:00.000Z',
  answers: [],
  revision: 3,
};
const receipt = {
  _id: 'r1',
  submitted_at: '2031-05-04T10:00:00.000Z',
  answered: 1,
  questions: 2,
  late: false,
};
const answers = [{ _id: 'q1', answer: 'B', revision: 1 }];

function refusal(status: number, body: object, kind: ApiErrorKind = 'http'): ApiError {
  return new ApiError({ kind, status, message: 'No.', body: { message: 'No.', ...body } });
}

it('finds an attempt that still runs, also inside an envelope', () => {
  const running = { is: 'running', attempt: expect.objectContaining({ revision: 3 }) as unknown };
  expect(conflictOf(refusal(409, { attempt }))).toEqual(running);
  expect(conflictOf(refusal(409, { data: { attempt } }))).toEqual(running);
});

it('finds the answers that count of an attempt that is over', () => {
  const submitted = { answers, receipt };
  expect(conflictOf(refusal(409, { submitted }))).toMatchObject({ is: 'submitted', receipt });
});

it.each([
  ['no detail', {}],
  ['an attempt that cannot be read', { attempt: 'a1' }],
  ['answers without a receipt', { submitted: { answers } }],
  ['a receipt without an id', { submitted: { answers, receipt: { ...receipt, _id: '' } } }],
])('only says that the time is over for a 409 with %s', (_, body) => {
  expect(conflictOf(refusal(409, body))).toEqual({ is: 'over' });
});

it('reads no detail of a 410', () => {
  expect(conflictOf(refusal(410, { attempt, submitted: { answers, receipt } }))).toEqual({
    is: 'over',
  });
});

it.each<[string, unknown]>([
  ['another status', refusal(404, { attempt })],
  ["a proxy's page", refusal(409, { attempt }, 'shape')],
  ['a failure of the host', new Error('No token')],
])('is null for %s', (_, error) => {
  expect(conflictOf(error)).toBeNull();
});
