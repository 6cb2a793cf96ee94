import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { readContract } from '../../server/kernel/contract';
import { enter, makeQuiz } from './fixtures';
import { openSchool, type School } from './testSchool';

let school: School;
let asInes: { authorization: string };
beforeAll(async () => {
  school = await openSchool();
  const tokens = createTokens(school.database, () => school.now);
  asInes = { authorization: `Bearer ${await tokens.issue('ines')}` };
  await makeQuiz(school, { id: 'open' });
  await enter(school, 'open', 'rita');
});
afterAll(() => school.close());

const question = {
  title: 'Why?',
  description: 'Because.',
  options: { A: '1', B: '2', C: '3', D: '4' },
  answer: 'A',
  type: 'FE',
  difficulty: 'easy',
};
const raw = (payload: string, type = 'application/json') =>
  school.inject({
    method: 'POST',
    url: '/api/question',
    headers: { ...asInes, ...(type && { 'content-type': type }) },
    payload,
  });

const json = 'The request needs a JSON object as its body.';
test.each([
  ['malformed JSON', '{"title":', 'application/json', 400, 'The request body is not valid JSON.'],
  ['an empty body', '', 'application/json', 400, json],
  ['a list', '[]', 'application/json', 400, json],
  ['null', 'null', 'application/json', 400, json],
  ['plain text', JSON.stringify(question), 'text/plain', 415, 'The request body must be JSON.'],
  ['no content type', JSON.stringify(question), '', 415, 'The request body must be JSON.'],
  ['a form', 'title=x', 'application/x-www-form-urlencoded', 415, 'must be JSON'],
  ['a broken content type', '{}', 'json', 415, 'must be JSON'],
  [
    'a huge body',
    JSON.stringify({ ...question, title: 'x'.repeat(300_000) }),
    'application/json',
    413,
    'too large',
  ],
  ['__proto__', '{"__proto__":{"role":"Instructor"}}', 'application/json', 400, 'not valid JSON'],
  ['constructor', '{"constructor":{"prototype":{}}}', 'application/json', 400, 'not valid JSON'],
])('%s is refused with a sentence', async (_name, payload, type, status, sentence) => {
  const reply = await raw(payload, type);
  expect(reply.status).toBe(status);
  expect(reply.body.message).toContain(sentence);
});

test('the server has a parser for each type of body in the contract, by its name', () => {
  const bodies = Object.values(readContract().paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {}));
  expect(new Set(bodies)).toEqual(
    new Set(['application/json', 'image/*', 'application/octet-stream']),
  );
  // Otherwise the glue logs a warning at each start.
  expect(bodies.filter((type) => !school.app.hasContentTypeParser(type))).toEqual([]);
});

test('no body at all is refused', async () => {
  const reply = await school.inject({ method: 'POST', url: '/api/question', headers: asInes });
  expect(reply).toMatchObject({ status: 400, body: { message: json } });
});

test.each([
  ['title', 'Title is required', { title: undefined }],
  ['title', 'Title is required', { title: '' }],
  ['title', 'Title is required', { title: ' \n ' }],
  ['title', 'Title contains U+0000, which cannot be stored. Remove it.', { title: 'a\u0000b' }],
  ['title', 'Title contains U+000B, which cannot be stored. Remove it.', { title: 'a\u000bb' }],
  ['title', 'Title contains U+D83D, which cannot be stored. Remove it.', { title: 'a\ud83d' }],
  ['title', 'Title must have at most 4000 characters.', { title: 'x'.repeat(4001) }],
  ['title', 'Title must be text.', { title: 7 }],
  ['title', 'Title must be text.', { title: ['Why?'] }],
  ['answer', 'Answer must be one of A, B, C, D, E, F.', { answer: 'G' }],
  ['answer', 'Answer is required', { answer: '' }],
  ['type', 'Type must be text.', { type: null }],
  ['difficulty', 'Difficulty is required', { difficulty: ' ' }],
  ['options.D', 'Option D is required', { options: { ...question.options, D: ' ' } }],
  ['options.B', 'Option B is required', { options: { ...question.options, B: '' } }],
  [
    'options.G',
    'G is not a field of this request. Leave it out.',
    { options: { ...question.options, G: '7' } },
  ],
  ['_id', '_id is not a field of this request. Leave it out.', { _id: 'mine' }],
])('a question with a bad %s: %s', async (field, message, changes) => {
  const reply = await school.inject({
    method: 'POST',
    url: '/api/question',
    headers: asInes,
    payload: { ...question, ...changes },
  });
  expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field, message }] } });
  expect(reply.body.errors).toHaveLength(1);
});

const entry = { question: 'q1', answer: 'A' };
test.each([
  [
    'answers.0.answer',
    'Answer of entry 1 must name options by their letters in order, such as B or AC, or be a number.',
    'open',
    [{ ...entry, answer: 'X' }],
  ],
  [
    'answers.1.question',
    'Question of entry 2 is not a valid id.',
    'open',
    [entry, { ...entry, question: 'q 1' }],
  ],
  [
    'answers',
    'Answers must have at most 500 entries.',
    'open',
    Array.from({ length: 501 }, () => entry),
  ],
  ['id', 'The id in the address is not a valid id.', 'a%20b', []],
])('a submission with a bad %s: %s', async (field, message, id, answers) => {
  const reply = await school.call('rita', 'POST', `quiz/submit/${id}`, { answers });
  expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field, message }] } });
});

test('a thousand unknown fields are answered with twenty', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`${'x'.repeat(100)}${index}`, 1]),
  );
  const reply = await school.inject({
    method: 'POST',
    url: '/api/question',
    headers: asInes,
    payload: { ...question, ...fields },
  });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body).length).toBeLessThan(8000);
});

describe('a body beyond the bounds of the contract', () => {
  const refused = async (path: string, payload: string) => {
    const reply = await school.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...asInes, 'content-type': 'application/json' },
      payload,
    });
    expect(reply.status).toBe(400);
    return reply.body;
  };

  test('is refused with the name of the list that is too long', async () => {
    const body = await refused('question/import', `{"questions":[${'{},'.repeat(690_000)}{}]}`);
    const message = 'Questions must have at most 200 entries.';
    expect(body).toMatchObject({ message, errors: [{ field: 'questions', message }] });
  });

  test('is refused with twenty of its unknown fields', async () => {
    const fields = Array.from({ length: 16_000 }, (_, index) => `"field${index}":1`);
    const { errors } = await refused('auth/login', `{${fields.join()}}`);
    expect(errors).toHaveLength(20);
    expect(errors[0]?.message).toBe('field0 is not a field of this request. Leave it out.');
  });

  test('is refused with the field that should be a list', async () => {
    const { errors } = await refused('question', `{"title":[${'[],'.repeat(60_000)}0]}`);
    expect(errors).toEqual([{ field: 'title', message: 'Title must be text.' }]);
  });

  test('is refused as a whole if it is no object', async () => {
    expect(await refused('question', `[${'{},'.repeat(60_000)}{}]`)).toMatchObject({
      message: json,
    });
  });
});

test('an operation without a body ignores any', async () => {
  for (const payload of ['{', `[${'{},'.repeat(60_000)}{}]`]) {
    const headers = { ...(await freshSession()), 'content-type': 'application/json' };
    const reply = await school.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers,
      payload,
    });
    expect(reply.status).toBe(200);
  }
});

test.each([
  [
    'an address that is no address',
    { email: 'rita', password: 'x' },
    'email',
    'Please enter a valid email address.',
  ],
  ['no password', { email: 'rita@school.example' }, 'password', 'Password is required.'],
  [
    'an empty password',
    { email: 'rita@school.example', password: '' },
    'password',
    'Password is required.',
  ],
])('signing in with %s names the field', async (_name, payload, field, message) => {
  const reply = await school.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
});

test.each([
  ['role', 'Role must be either student or instructor.', undefined],
  ['role', 'Role must be either student or instructor.', ''],
  ['password', 'Password must be at least 6 characters long.', ''],
])('registering with a bad %s: %s', async (field, message, value) => {
  const newcomer = {
    first_name: 'Rosa',
    last_name: 'Peters',
    role: 'Student',
    email: 'rosa@school.example',
    password: 'quizwright1',
  };
  const payload = { ...newcomer, [field]: value };
  const reply = await school.inject({ method: 'POST', url: '/api/auth/register', payload });
  expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field, message }] } });
});

test.each([
  ['questions_number', 'Number of questions is required.'],
  ['difficulty', 'Difficulty is required.'],
  ['type', 'Category type is required.'],
  ['schadule', 'Schedule is required.'],
])('a quiz with an empty %s: %s', async (field, message) => {
  const quiz = {
    title: 'Week 3',
    description: 'Everything about the DOM.',
    group: 'red',
    questions_number: 10,
    difficulty: 'easy',
    type: 'DO',
    schadule: school.now.toISOString(),
    duration: 15,
    score_per_question: 2,
  };
  const reply = await school.call('ines', 'POST', 'quiz', { ...quiz, [field]: '' });
  expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field, message }] } });
});

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/group'],
  ['POST', '/api/group/red'],
  ['GET', '/api'],
  ['GET', '/nothing'],
] as const)('%s %s is a 404 in JSON', async (method, url) => {
  const reply = await school.inject({ method, url, headers: { ...asInes, accept: 'text/html' } });
  expect(reply.status).toBe(404);
  expect(reply.body.message).toBe(`There is nothing at ${method} ${url}.`);
  if (url.startsWith('/api/')) expect(reply.headers['cache-control']).toBe('no-store');
});

test('a body nested a hundred thousand levels deep is refused', async () => {
  const reply = await raw(`{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(reply.status).toBe(400);
});

test.each([
  ['', 400],
  ['%E0%A4%A', 400],
  ['%00', 400],
  ['..%2f..%2fetc%2fpasswd', 400],
  ["' or 1=1 --", 400],
  ['__proto__', 404],
  ['constructor', 404],
])('the id "%s" is refused', (id, status) => expectRefused(id, status));

test('a long id is refused', async () => {
  await expectRefused('x'.repeat(65), 400);
  await expectRefused('x'.repeat(5000), 414);
});

async function expectRefused(id: string, status: number) {
  for (const path of ['group', 'quiz']) {
    const reply = await school.inject({
      method: 'GET',
      url: `/api/${path}/${id}`,
      headers: asInes,
    });
    expect(reply.status).toBe(status);
  }
}

/** A session that a test may end. */
async function freshSession() {
  const token = await createTokens(school.database, () => school.now).issue('ines');
  return { authorization: `Bearer ${token}` };
}

test.each([
  ['POST', 'auth/logout'],
  ['DELETE', 'question/nothing'],
  ['POST', 'student/nora/nothing'],
] as const)('%s %s accepts the JSON content type without a body', async (method, path) => {
  const headers = { ...(await freshSession()), 'content-type': 'application/json' };
  const { status } = await school.inject({ method, url: `/api/${path}`, headers });
  expect(status).not.toBe(400);
});

test('an operation with a body reports a missing one', async () => {
  const headers = { ...asInes, 'content-type': 'application/json' };
  const { status, body } = await school.inject({ method: 'POST', url: '/api/group', headers });
  expect(status).toBe(400);
  expect(body.message).toBe(json);
});

test('a body that is too large is refused without resetting a connection that still sends it', async () => {
  await school.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = school.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const half = ' '.repeat(150_000);
  const head = `host: quiz.school.example\r\n`;
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${2 * half.length}\r\n\r\n${half}`,
  );
  await vi.waitUntil(() => received.includes('too large. Send less at once.'), 10_000);
  socket.write(`${half}GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  await vi.waitUntil(() => /HTTP\/1\.1 413 [^]*HTTP\/1\.1 200 /.test(received), 10_000);
  socket.destroy();
});
