import { replies } from 'quizwright/rules';
import { ar } from 'quizwright/languages/ar';
import { de } from 'quizwright/languages/de';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { languageEntries } from '../../../../scripts/languageEntries';
import { openSchool, type School } from './testSchool';
import type { Failure } from './wire';

const { unknownCode } = replies.joining;
const inGerman = de.messages.failures['join.unknown'];
const inArabic = ar.messages.failures['join.unknown'];

let school: School;
let asRita: { authorization: string };
let asInes: { authorization: string };
beforeAll(async () => {
  school = await openSchool();
  const tokens = createTokens(school.database, () => school.now);
  asRita = { authorization: `Bearer ${await tokens.issue('rita')}` };
  asInes = { authorization: `Bearer ${await tokens.issue('ines')}` };
});
afterAll(() => school.close());

/** Joins with a code that no quiz has. */
const joinIn = (language: string | undefined) =>
  school.inject<Failure>({
    method: 'POST',
    url: '/api/quiz/join',
    headers: { ...asRita, ...(language !== undefined && { 'accept-language': language }) },
    payload: { code: 'ZZZZ9999' },
  });

describe('a refusal is said', () => {
  test.each([
    ['de', 'de', inGerman],
    ['DE', 'de', inGerman],
    ['de-AT', 'de', inGerman],
    ['ar-EG,ar;q=0.9,en-US;q=0.8,en;q=0.7', 'ar', inArabic],
    ['en;q=0.4, de;q=0.8, ar;q=0.6', 'de', inGerman],
    ['fr-CH, fr;q=0.9, ar;q=0.8, *;q=0.5', 'ar', inArabic],
    ['ar;q=0, de;q=0.1', 'de', inGerman],
  ])('to who accepts “%s” in %s', async (accepted, language, message) => {
    const { status, body, headers } = await joinIn(accepted);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'join.unknown', message });
    expect(headers['content-language']).toBe(language);
  });

  test.each([
    undefined,
    '',
    '*',
    'en-GB,en;q=0.9,de;q=0.8',
    'fr',
    'constructor',
    'de;q=0',
    'de;q=high',
    ',;,=;q',
  ])('to who accepts “%s” in English', async (accepted) => {
    const { body, headers } = await joinIn(accepted);
    expect(body).toEqual(unknownCode);
    expect(headers['content-language']).toBe('en');
  });

  test('in every language of the package', async () => {
    const tags = Object.keys(languageEntries).map((entry) => entry.replace('languages/', ''));
    expect(tags).toContain('de');
    for (const tag of tags) {
      const { headers } = await joinIn(tag);
      // Plain English is English.
      expect(headers['content-language']).toBe(tag.split('-')[0]);
    }
  });

  test('and caches learn that it depends on the language', async () => {
    expect((await joinIn('de')).headers.vary).toBe('Accept-Language');
    expect((await joinIn(undefined)).headers.vary).toBe('Accept-Language');
  });

  test('to callers who have not signed in', async () => {
    const { status, body } = await school.inject<Failure>({
      url: '/api/group',
      headers: { 'accept-language': 'de' },
    });
    expect(status).toBe(401);
    expect(body.message).toBe(de.messages.failures['session.missing']);
  });

  test('when the request cannot be read', async () => {
    const { status, body } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/group',
      headers: { ...asInes, 'accept-language': 'de', 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'x'.repeat(300_000), max_students: 20 }),
    });
    expect(status).toBe(413);
    expect(body.message).toBe(de.messages.failures['request.tooLarge']);
  });
});

describe('fields', () => {
  test('that repeat the message say it in the same language', async () => {
    const { status, body } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'accept-language': 'de' },
      payload: {
        first_name: 'Rita',
        last_name: 'Again',
        email: 'rita@school.example',
        password: 'correct horse 1',
        role: 'Student',
      },
    });
    const message = de.messages.failures['email.taken'];
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'email.taken', message, errors: [{ field: 'email', message }] });
  });

  test('with sentences of their own stay English, and so does the message that lists them', async () => {
    const { status, body, headers } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/group',
      headers: { ...asInes, 'accept-language': 'de' },
      payload: { name: '', max_students: 20 },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', message: 'Group name is required' });
    expect(headers['content-language']).toBe('en');
  });
});

test('successes stay English', async () => {
  const { body, headers } = await school.inject<{ data: { message: string } }>({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...asInes, 'accept-language': 'de' },
  });
  expect(body.data.message).toBe('Logged out');
  expect(headers).not.toHaveProperty('content-language');
});
