import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/ApiError';

const questions = [
  'isSignedOut',
  'isForbidden',
  'isNotFound',
  'isConflict',
  'isOver',
  'isOutdated',
  'isRejected',
  'isMissing',
  'isUncertain',
  'isTemporary',
] as const;

function meaningOf(kind: ApiErrorKind, status: number): string[] {
  const error = new ApiError({ kind, status, message: 'No.' });
  return questions.filter((question) => error[question]);
}

it.each<[number, string[]]>([
  [400, ['isRejected']],
  [401, ['isSignedOut']],
  [403, ['isForbidden']],
  [404, ['isNotFound', 'isOutdated', 'isMissing']],
  [405, ['isMissing']],
  [408, ['isTemporary']],
  [409, ['isConflict', 'isOver', 'isOutdated', 'isRejected']],
  [410, ['isOver', 'isOutdated']],
  [413, ['isRejected']],
  [422, ['isRejected']],
  [429, ['isTemporary']],
  [500, ['isUncertain', 'isTemporary']],
  [501, ['isMissing', 'isUncertain', 'isTemporary']],
  [503, ['isUncertain', 'isTemporary']],
])('a refusal with %i is %j', (status, meaning) => {
  expect(meaningOf('http', status)).toEqual(meaning);
});

it.each([401, 403, 409, 410, 422])('a page with %i refuses nothing and may pass', (status) => {
  expect(meaningOf('shape', status)).toEqual(['isUncertain', 'isTemporary']);
});

it('a page with 404 may come from a server without the operation', () => {
  expect(meaningOf('shape', 404)).toEqual(['isMissing', 'isUncertain', 'isTemporary']);
});

it('a call without an answer may have been carried out', () => {
  expect(meaningOf('network', 500)).toEqual(['isUncertain', 'isTemporary']);
});

it.each<[ApiErrorKind, boolean]>([
  ['http', true],
  ['shape', false],
  ['network', false],
])('a failure of kind %s is a refusal: %s', (kind, isRefusal) => {
  expect(new ApiError({ kind, status: 500, message: 'No.' }).isRefusal).toBe(isRefusal);
});

it.each<[ApiErrorKind, unknown, string | undefined]>([
  ['http', { message: 'No.', code: 'join.closed' }, 'join.closed'],
  ['http', { message: 'No.', code: 'exam.locked' }, 'exam.locked'],
  ['http', { message: 'No.', code: 7 }, undefined],
  ['http', { data: { message: 'No.' } }, undefined],
  ['shape', { code: 'join.closed' }, undefined],
  ['network', undefined, undefined],
])('a failure of kind %s with the body %j has the code %s', (kind, body, code) => {
  expect(new ApiError({ kind, status: 409, message: 'No.', body }).code).toBe(code);
});

it('leaves out of its JSON what may name people', () => {
  const error = new ApiError({
    kind: 'http',
    status: 409,
    message: 'wei@school.example is taken.',
    body: { message: 'wei@school.example is taken.', code: 'email.taken' },
    fieldErrors: [{ field: 'email', message: 'wei@school.example is taken.' }],
    requestId: 'req-1',
  });
  expect(JSON.parse(JSON.stringify({ error }))).toEqual({
    error: { name: 'ApiError', kind: 'http', status: 409, code: 'email.taken', requestId: 'req-1' },
  });
});
