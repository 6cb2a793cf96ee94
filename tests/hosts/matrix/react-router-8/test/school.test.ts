import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setupServer } from 'msw/node';
import { createQuizClient, groupsOptions } from 'quizwright/client';
import { createMockSchool } from 'quizwright/testing';

const school = createMockSchool();
const server = setupServer(...school.handlers);
before(() => server.listen({ onUnhandledRequest: 'error' }));
after(() => server.close());

const { token } = school.as('instructor');
const client = createQuizClient({
  baseUrl: 'https://lms.example/api',
  getToken: () => token ?? null,
});
const { signal } = new AbortController();

test('the mock school answers an instructor', async () => {
  const groups = await groupsOptions(client).queryFn({ signal });
  assert.deepEqual(
    groups.map(({ name }) => name),
    ['Web 1', 'Web 2'],
  );
});

test('the mock school fails when it is told to', async () => {
  school.failNext('groups', 503, 'We are moving.');
  await assert.rejects(groupsOptions(client).queryFn({ signal }), { status: 503 });
});
