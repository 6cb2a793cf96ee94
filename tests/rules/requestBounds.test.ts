import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { contractRoute, contractRoutes } from '../../src/contract/operations';
import { createRequestBounds } from '../../src/rules/requestBounds';

const { schemas } = contract.components;
const schemaOf = (id: Parameters<typeof contractRoute>[0]) =>
  contractRoute(id).source.requestBody?.content?.['application/json']?.schema ?? {};
const importBounds = createRequestBounds(schemaOf('importQuestions'), schemas);
const loginBounds = createRequestBounds(schemaOf('login'), schemas);
const groupBounds = createRequestBounds(schemaOf('createGroup'), schemas);

const answerBounds = createRequestBounds(schemaOf('submitQuiz'), schemas);

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join();
const questions = (entries: string) => `{"questions":[${entries}]}`;

describe('a body within its bounds', () => {
  it.each([
    ['a fitting one', '{"email":"ada@school.example","password":"quizwright1"}'],
    ['one with fields that validation names', `{${many(20, (index) => `"field${index}":1`)}}`],
    ['one with values that validation names', '{"email":{"a":[1,2,3]},"password":[null]}'],
    ['one with a field that is sent again', '{"email":"a","email":"b"}'],
    ['one whose texts look like JSON', `{"email":"${'{[,\\"'.repeat(200)}","password":"\\\\"}`],
    ['a text', '"ada"'],
    ['nothing', ''],
  ])('is left to validation: %s', (_name, json) => {
    expect(loginBounds(json)).toBeNull();
  });

  it.each([
    ['brackets that were never opened', ']}],'],
    ['a text without an end', '{"email":"a'],
    ['a backslash without an end', '{"email\\'],
    ['more behind its end', `{}${'[{},'.repeat(1_000)}`],
    ['names of names', '{"email":"a"{"email":'],
  ])('is left to the parser if its JSON is broken: %s', (_name, json) => {
    expect(loginBounds(json)).toBeNull();
  });

  it('may have full lists', () => {
    const { example } = schemas['QuestionInput'] ?? {};
    expect(importBounds(questions(many(200, () => JSON.stringify(example))))).toBeNull();
    expect(importBounds(questions(many(200, () => '{}')))).toBeNull();
  });
});

describe('a body beyond its bounds', () => {
  it('is refused with the list that is too long', () => {
    const tooLong = [{ field: 'questions', message: 'Questions must have at most 200 entries.' }];
    for (const entry of ['{}', '0', '""', '{"title":"x,y","options":{"A":"]"}}']) {
      expect(importBounds(questions(many(201, () => entry))), entry).toEqual(tooLong);
    }
  });

  it('is refused with twenty of the entries that are not objects', () => {
    const found = importBounds(questions(many(201, () => '[]')));
    expect(found).toHaveLength(20);
    expect(found?.[9]).toEqual({
      field: 'questions.9',
      message: 'Entry 10 must be an object.',
    });
  });

  it('is refused with twenty of the fields that the contract does not name', () => {
    const found = loginBounds(`{${many(21, (index) => `"field${index}":{}`)}}`);
    expect(found).toHaveLength(20);
    expect(found?.[19]).toEqual({
      field: 'field19',
      message: 'field19 is not a field of this request. Leave it out.',
    });
  });

  it('is refused with fields of entries, however many entries have them', () => {
    const found = importBounds(questions(many(21, (index) => `{"title":"x","extra":${index}}`)));
    expect(found).toHaveLength(20);
    expect(found?.[0]?.field).toBe('questions.0.extra');
    expect(found?.[0]?.message).toBe(
      'extra of entry 1 is not a field of this request. Leave it out.',
    );
  });

  it('is refused with the field that contains more than a text can', () => {
    const message = 'Email must be text.';
    for (const email of [
      `[${many(101, () => '0')}]`,
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ]) {
      expect(loginBounds(`{"email":${email}}`)).toEqual([{ field: 'email', message }]);
    }
    expect(groupBounds(`{"max_students":[${many(101, () => '0')}]}`)).toEqual([
      { field: 'max_students', message: 'Max students must be a whole number.' },
    ]);
    expect(importBounds(`{"questions":{${many(101, () => '"a":0')}}}`)).toEqual([
      { field: 'questions', message: 'Questions must be a list.' },
    ]);
  });

  it('is refused with the text that is too long in every spelling', () => {
    const escaped = String.raw`\ud83d\ude00`;
    const group = (name: string) => `{"name":"${name}","max_students":"x"}`;
    expect(groupBounds(group(escaped.repeat(100)))).toBeNull();
    expect(groupBounds(group(`${escaped.repeat(100)}x`))).toEqual([
      { field: 'name', message: 'Group name must have at most 100 characters.' },
    ]);
    const long = `"${'x'.repeat(2_000)}"`;
    const entry = `{"options":${long},"answer":"A"}`;
    expect(importBounds(questions(entry))?.[0]?.message).toBe(
      'Options of entry 1 must be an object.',
    );
    expect(importBounds(questions(`{"answer":${long}}`))?.[0]?.message).toBe(
      'Answer of entry 1 must have at most 80 characters.',
    );
    expect(answerBounds(`{"answers":[{"question":${long}}]}`)?.[0]?.message).toBe(
      'Question of entry 1 is not a valid id.',
    );
    expect(answerBounds(`{"answers":[{"chosen_at":${long}}]}`)?.[0]?.message).toMatch(
      /^Chosen at of entry 1 must be a date and time/,
    );
    expect(loginBounds(`{"extra":${long}}`)?.[0]?.field).toBe('extra');
    expect(loginBounds(`{"email":[${long}]}`)?.[0]?.message).toBe('Email must be text.');
    expect(loginBounds(long)).toEqual([]);
  });

  it('is refused with the entry, even if the others fit', () => {
    const entries = `{"options":{"A":"1"}},{"options":{"B":[${'[],'.repeat(101)}0]}}`;
    expect(importBounds(questions(entries))).toEqual([
      { field: 'questions.1.options.B', message: 'Option B of entry 2 must be text.' },
    ]);
  });

  it('is refused with the field that is repeated again and again', () => {
    expect(loginBounds(`{${many(30, () => '"email":"a"')}}`)).toEqual([
      { field: 'email', message: 'Email is sent more than once. Send it once.' },
    ]);
    const lists = many(2, () => `"questions":[${many(200, () => '{}')}]`);
    expect(importBounds(`{${lists}}`)).toEqual([
      { field: 'questions', message: 'Questions is sent more than once. Send it once.' },
    ]);
  });

  it('is refused as a whole if it is a list', () => {
    expect(loginBounds(`[${many(101, () => '{}')}]`)).toEqual([]);
  });

  it('recognizes a name in any spelling', () => {
    expect(loginBounds(`{"\\u0065mail":[${many(101, () => '0')}]}`)?.[0]?.field).toBe('email');
    for (const name of ['__proto__', 'constructor', '\\', 'x'.repeat(100_000)]) {
      const found = loginBounds(`{${JSON.stringify(name)}:[${many(101, () => '0')}]}`);
      expect(found?.[0]?.field).toBe(name.slice(0, 64));
    }
  });
});

it.each(contractRoutes.filter(({ hasBody }) => hasBody))('the contract bounds $id', ({ id }) => {
  expect(() => createRequestBounds(schemaOf(id), schemas)).not.toThrow();
});

it.each([
  ['a list', { type: 'array', items: { type: 'string' } }, 'maxItems'],
  ['an object', { type: 'object', properties: {} }, 'additionalProperties'],
  ['a text', { type: 'string' }, 'maxLength'],
])('a contract that does not bound %s is refused', (_name, field, fix) => {
  const body = { type: 'object', additionalProperties: false, properties: { field } };
  expect(() => createRequestBounds(body, {})).toThrow(fix);
});
