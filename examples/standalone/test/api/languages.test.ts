import { replies } from 'quizwright/rules';
import { ar } from 'quizwright/languages/ar';
import { de } from 'quizwright/languages/de';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { languageEntries } from '../../../../scripts/languageEntries';
import { enter, makeQuiz } from './fixtures';
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

  test('that break a rule are said in the language, with their labels', async () => {
    const { status, body, headers } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/group',
      headers: { ...asInes, 'accept-language': 'de' },
      payload: { name: '', max_students: 'many' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'request.invalid',
      message:
        'Der Gruppenname ist erforderlich. „Höchstzahl der Lernenden“ muss eine ganze Zahl sein.',
      errors: [
        { field: 'name', message: 'Der Gruppenname ist erforderlich' },
        { field: 'max_students', message: '„Höchstzahl der Lernenden“ muss eine ganze Zahl sein.' },
      ],
    });
    expect(headers['content-language']).toBe('de');
  });

  test('with text that cannot be stored are said in the language', async () => {
    const { body } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/quiz/join',
      headers: { ...asRita, 'accept-language': 'de' },
      payload: { code: 'A\u0000' },
    });
    expect(body.errors?.[0]?.message).toBe(
      '„Code“ enthält U+0000, das nicht gespeichert werden kann. Entfernen Sie es.',
    );
  });

  test('of single answers are said in the language', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    const { status, body, headers } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/quiz/submit/quiz',
      headers: { ...asRita, 'accept-language': 'de' },
      payload: { answers: [{ question: 'elsewhere', answer: 'A' }] },
    });
    const message = 'Die Frage (Eintrag 1) gehört nicht zu diesem Quiz.';
    expect(status).toBe(400);
    const errors = [{ field: 'answers.0.question', message }];
    expect(body).toEqual({ code: 'request.invalid', message, errors });
    expect(headers['content-language']).toBe('de');
  });

  test('are English in a language that the server does not have', async () => {
    const { body, headers } = await school.inject<Failure>({
      method: 'POST',
      url: '/api/group',
      headers: { ...asInes, 'accept-language': 'fr', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(body.message).toBe('Group name is required. Max students is required.');
    expect(headers['content-language']).toBe('en');
  });
});

describe('a success is said', () => {
  const addGroup = (language: string | undefined) =>
    school.inject<{ data: { name: string; message: string } }>({
      method: 'POST',
      url: '/api/group',
      headers: { ...asInes, ...(language !== undefined && { 'accept-language': language }) },
      payload: { name: 'Successes', max_students: 20 },
    });

  test.each([
    ['de-AT', 'de', de.messages.groups.added],
    ['ar', 'ar', ar.messages.groups.added],
    ['fr', 'en', 'Group added successfully'],
    [undefined, 'en', 'Group added successfully'],
  ])('to who accepts “%s” in %s', async (accepted, language, message) => {
    const { body, headers } = await addGroup(accepted);
    expect(body.data).toMatchObject({ name: 'Successes', message });
    expect(headers['content-language']).toBe(language);
    expect(headers.vary).toBe('Accept-Language');
  });

  test('with its number', async () => {
    const question = (title: string) => ({
      ...{ title, description: 'Once', answer: 'A', type: 'FE', difficulty: 'easy' },
      options: { A: '1', B: '2', C: '3', D: '4' },
    });
    const { body } = await school.inject<{ data: { message: string } }>({
      method: 'POST',
      url: '/api/question/import',
      headers: { ...asInes, 'accept-language': 'de' },
      payload: { questions: [question('One'), question('Two')] },
    });
    expect(body.data.message).toBe('2 Fragen hinzugefügt');
  });
});

test('what is read has no language', async () => {
  const { headers } = await school.inject({
    url: '/api/group',
    headers: { ...asInes, 'accept-language': 'de' },
  });
  expect(headers).not.toHaveProperty('content-language');
});
