import { describe, expect, it } from 'vitest';
import { unstorableTextProblem } from '../../src/rules/storableText';

const schema = {
  properties: {
    title: { type: 'string', 'x-label': 'Title' },
    questions: {
      items: { properties: { title: { type: 'string', 'x-label': 'Title' } } },
    },
  },
};
const problemOf = (body: unknown) => unstorableTextProblem(body, schema, {});

describe('text that cannot be stored', () => {
  it.each([
    ['U+0000', 'a\u0000'],
    ['U+000B', 'two lines\u000bof a word processor'],
    ['U+001F', '\u001f'],
    ['U+FFFE', '\ufffe'],
    ['U+D83D', 'a\ud83d'],
    ['U+DE00', '\ude00a'],
  ])('is reported by its field: %s', (sign, title) => {
    expect(problemOf({ title })).toEqual({
      field: 'title',
      message: `Title contains ${sign}, which cannot be stored. Remove it.`,
    });
  });

  it('is found in entries of lists, and reported with their number', () => {
    expect(problemOf({ questions: [{ title: 'fine' }, { title: '\u0000' }] })).toEqual({
      field: 'questions.1.title',
      message: 'Title of entry 2 contains U+0000, which cannot be stored. Remove it.',
    });
  });

  it('is found in fields that the contract does not know, and repeats little of their name', () => {
    const name = 'n'.repeat(1000);
    expect(problemOf({ [name]: '\u0000' })?.field).toBe('n'.repeat(64));
  });

  it('is found at more levels than the stack has', () => {
    let body: unknown = '\u0000';
    for (let level = 0; level < 20_000; level += 1) body = [body];
    expect(problemOf(body)).toBeDefined();
  });
});

it.each([undefined, null, 5, {}, { title: 'a\t\r\n\u0085\u2028\ufdd0 😀' }])('takes %j', (body) => {
  expect(problemOf(body)).toBeUndefined();
});

it.each([
  ['a picture', (bytes: Uint8Array) => bytes],
  ['a field', (bytes: Uint8Array) => ({ picture: bytes })],
])('does not search the bytes of %s', (_, bodyOf) => {
  // A search through the fields of the bytes would find this one.
  const bytes = Object.assign(new Uint8Array(8), { name: '\u0000' });
  expect(problemOf(bodyOf(bytes))).toBeUndefined();
});
