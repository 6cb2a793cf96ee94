import { describe, expect, it } from 'vitest';
import { contractRoutes } from '../../src/contract/operations';
import { replies } from '../../src/rules/replies';
import { invalidRequest } from '../../src/rules/requestProblems';
import { listenTo, questionDraft } from './school';

const { ask, school } = listenTo();

describe('requests', () => {
  const withIds = contractRoutes.filter(({ parameters }) => parameters.length > 0);

  it.each(withIds)('of $id name invalid ids', async ({ id, roles, parameters }) => {
    const who = roles?.includes('Instructor') === true ? 'instructor' : 'student';
    const { status, body } = await ask(who, id, { id: 'no%20id', groupId: '%21', body: {} });
    expect(status).toBe(400);
    const { errors } = body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(parameters);
  });

  const withBodies = contractRoutes.filter(({ hasBody }) => hasBody);
  const asked = ({ roles }: (typeof withBodies)[number]) =>
    roles === null ? null : roles.includes('Instructor') ? 'instructor' : 'student';

  it.each(withBodies)('of $id name an unknown field', async (route) => {
    const { status, body } = await ask(asked(route), route.id, { id: 'x', body: { extra: 1 } });
    expect(status).toBe(400);
    expect((body as { errors: unknown[] }).errors).toContainEqual({
      field: 'extra',
      message: 'extra is not a field of this request. Leave it out.',
    });
  });

  it.each(withBodies)('of $id need a body', async (route) => {
    const needsObject = invalidRequest([]);
    for (const body of [undefined, [], null]) {
      await expect(ask(asked(route), route.id, { id: 'x', body })).resolves.toEqual({
        status: 400,
        body: needsObject,
      });
    }
  });

  const withoutBodies = contractRoutes.filter(
    ({ method, hasBody, takesBytes }) => method !== 'get' && !hasBody && !takesBytes,
  );

  it.each(withoutBodies)('of $id may have the JSON content type', async ({ id, method, path }) => {
    const address = path.replace('{id}', 'nobody').replace('{groupId}', 'group-web-1');
    const response = await fetch(`${location.origin}/api${address}`, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${school.as('instructor').token}`,
        'content-type': 'application/json',
      },
    });
    const reply = { status: response.status, body: (await response.json()) as unknown };
    expect(reply.status).toBe(id === 'logout' ? 200 : 404);
    expect(reply).toEqual(await ask('instructor', id, { id: 'nobody', groupId: 'group-web-1' }));
  });

  it('that are not JSON are refused as such', async () => {
    await expect(ask('instructor', 'createGroup', { body: '{"name":' })).resolves.toEqual({
      status: 400,
      body: replies.requests.brokenJson,
    });
    const plain = await fetch(`${location.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(plain.status).toBe(415);
    await expect(plain.json()).resolves.toEqual(replies.requests.wrongType);
  });

  it('beyond the bounds of the contract are refused before they are read', async () => {
    const body = { questions: Array.from({ length: 201 }, () => ({})) };
    const message = 'Questions must have at most 200 entries.';
    await expect(ask('instructor', 'importQuestions', { body })).resolves.toEqual({
      status: 400,
      body: { code: 'request.invalid', message, errors: [{ field: 'questions', message }] },
    });
    const list = Array.from({ length: 101 }, () => ({}));
    await expect(ask('instructor', 'createGroup', { body: list })).resolves.toEqual({
      status: 400,
      body: invalidRequest([]),
    });
  });

  it.each([
    ['U+0000', 'a\u0000b'],
    ['U+000B', 'a\u000bb'],
    ['U+D83D', 'a\ud83d'],
  ])('with %s anywhere are refused with the field', async (sign, text) => {
    const body = { ...questionDraft, options: { ...questionDraft.options, B: text } };
    const message = `Option B contains ${sign}, which cannot be stored. Remove it.`;
    await expect(ask('instructor', 'createQuestion', { body })).resolves.toEqual({
      status: 400,
      body: { code: 'request.invalid', message, errors: [{ field: 'options.B', message }] },
    });
    const whole = { ...questionDraft, title: 'a 😀 is stored' };
    await expect(ask('instructor', 'createQuestion', { body: whole })).resolves.toMatchObject({
      status: 201,
    });
  });
});
