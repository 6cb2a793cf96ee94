import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { readReply } from '../../src/api/readReply';
import { submitQuizShape } from '../../src/api/shapes';
import { deleteGroupShape, groupsShape } from '../../src/api/teachingShapes';

const html = '<!doctype html><title>Sign in</title>';
const headOf = (status: number, headers: Record<string, string> = {}) => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Headers(headers),
});

function failureOf(status: number, body: unknown, headers?: Record<string, string>): ApiError {
  try {
    readReply('groups', headOf(status, headers), body, groupsShape);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
  throw new Error(`${status} was read as a success.`);
}

/** Not 304, which a browser answers from its cache. */
const statuses = [200, 204, 302, 400, 401, 403, 404, 407, 409, 410, 429, 500, 502, 503];
const foreign: [what: string, body: unknown][] = [
  ['a web page', html],
  ['an empty body', ''],
  ['no body', undefined],
  ['blank space', ' \n'],
  ['{}', '{}'],
  ['JSON of another form', '{"error":"blocked"}'],
  ['JSON of another form that has been parsed', { error: 'blocked' }],
  ['a blank message', '{"message":" "}'],
  ['a message that is no text', '{"message":{"en":"No."}}'],
  ['a list of messages', '[{"message":"No."}, 1]'],
  ['text in JSON', '"No."'],
  ['null', 'null'],
];

describe.each(statuses)('with status %i', (status) => {
  it.each(foreign)('%s is not a reply of the API', (_, body) => {
    const error = failureOf(status, body);
    expect(error).toMatchObject({ kind: 'shape', status, fromServer: false, fieldErrors: [] });
    expect(error.message).toMatch(/^Quizwright: groups (was )?answered /);
  });
});

describe.each(statuses.filter((status) => status >= 300))('with status %i', (status) => {
  it.each([
    ['at the top level', '{"message":"No."}'],
    ['inside data', '{"data":{"message":"No."}}'],
    ['that has been parsed', { message: 'No.' }],
  ])('a message %s is a refusal', (_, body) => {
    const error = failureOf(status, body);
    expect(error).toMatchObject({ kind: 'http', status, fromServer: true, message: 'No.' });
  });
});

it.each([
  ['a refusal', 409, '{"message":"No."}'],
  ['a web page', 502, html],
  ['a success that is not JSON', 200, html],
  ['a success of the wrong shape', 200, '{}'],
])('%s has the id by which the server logs it', (_, status, body) => {
  expect(failureOf(status, body, { 'X-Request-Id': 'req-1' }).requestId).toBe('req-1');
  expect(failureOf(status, body).requestId).toBeUndefined();
});

it('keeps the body as received: parsed, as text, or none', () => {
  expect(failureOf(403, '{"error":"blocked"}').body).toEqual({ error: 'blocked' });
  expect(failureOf(403, html).body).toBe(html);
  expect(failureOf(403, '').body).toBeUndefined();
});

it.each([
  [html, 'answered 403 with a body that is not JSON'],
  ['', 'answered 403 with an empty body'],
  ['{}', 'answered 403 with JSON that has no "message"'],
])('tells the developer what came instead of a reply: %j', (body, what) => {
  const { message } = failureOf(403, body);
  expect(message).toContain(what);
  expect(message).toContain('Check the network and the baseUrl');
});

it('reads how long to wait, whatever sets the limit', () => {
  const headers = { 'Retry-After': '7' };
  expect(failureOf(503, html, headers).retryAfterMs).toBe(7_000);
  expect(failureOf(503, '{"message":"Later."}', headers).retryAfterMs).toBe(7_000);
});

describe('a submission', () => {
  const submit = (body: unknown, status = 200) =>
    readReply('submitQuiz', headOf(status), body, submitQuizShape);

  it.each([...foreign, ['data without a message', '{"data":{"ok":true}}']] as const)(
    'is not acknowledged by %s',
    (_, body) => {
      expect(() => submit(body)).toThrow(ApiError);
    },
  );

  it('says what is missing', () => {
    expect(() => submit('{}')).toThrow(
      'Quizwright: submitQuiz answered 200 with a body of the wrong shape. The body must be an object with a receipt or a message, but is {}.',
    );
  });

  it.each([
    ['a message', '{"message":"Received."}'],
    ['a message inside data', '{"data":{"message":"Received."}}'],
    ['a message beside data', '{"message":"Received.","data":{"message":""}}'],
    [
      'a receipt alone',
      '{"data":{"receipt":{"_id":"r1","submitted_at":"2026-05-04T09:00:00Z","answered":1,"questions":1}}}',
    ],
  ])('is acknowledged by %s', (_, body) => {
    expect(() => submit(body)).not.toThrow();
  });
});

it.each(['', undefined, '{}'])('accepts %j where an action needs no reply body', (body) => {
  expect(readReply('deleteGroup', headOf(200), body, deleteGroupShape)).toEqual({});
});
