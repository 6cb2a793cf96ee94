import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { textProblem } from '../../src/rules/storableText';

const schema = {
  properties: {
    title: { type: 'string', 'x-label': 'Title' },
    name: { $ref: '#/components/schemas/Name', 'x-label': 'Name' },
    tags: { items: { $ref: '#/components/schemas/Name', 'x-label': 'Tag' } },
    questions: {
      items: { properties: { title: { type: 'string', 'x-label': 'Title' } } },
    },
  },
};
const problemOf = (body: unknown) =>
  textProblem(body, schema, { Name: { type: 'string', 'x-one-line': true } });

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

const place = (sign: string) => `contains the invisible character ${sign} after “a”. Delete it.`;
const oneLine = 'must be one line. Replace line breaks and tabs with spaces.';
const unseen = 'must have at least one visible character.';

describe('text of one line', () => {
  it.each([
    ...['\u0007', '\u001b', '\u007f', '\u009b'].map((sign) => [sign, 'invisible'] as const),
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].map(
      (sign) => [sign, 'invisible'] as const,
    ),
    ...['\u2066', '\u2067', '\u2068', '\u2069'].map((sign) => [sign, 'invisible'] as const),
    ...['\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029'].map((sign) => [sign, 'break'] as const),
  ])('has no %j: %s', (sign, kind) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const isStorable = sign !== '\u0007' && sign !== '\u001b';
    const said = kind === 'break' ? oneLine : place(`U+${code}`);
    const message = isStorable ? said : `contains U+${code}, which cannot be stored. Remove it.`;
    expect(problemOf({ name: `a${sign}b` })).toEqual({ field: 'name', message: `Name ${message}` });
  });

  it.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\ufe0f', ' \u200d '])(
    'has something to see: %j',
    (tag) => {
      expect(problemOf({ tags: ['css', tag] })).toEqual({
        field: 'tags.1',
        message: `Tag of entry 2 ${unseen}`,
      });
    },
  );

  it.each(['', ' a\n', 'می\u200cنا', '\u200fא', '👩‍👩‍👧', 'Ünï'])('may be %j', (name) => {
    expect(problemOf({ name })).toBeUndefined();
  });

  it('is marked wherever people read it among others', () => {
    const marked = Object.entries(contract.components.schemas).flatMap(([name, own]) => [
      ...(own['x-one-line'] === true ? [name] : []),
      ...Object.entries((own['properties'] ?? {}) as Record<string, Record<string, unknown>>)
        .filter(([, field]) => field['x-one-line'] === true)
        .map(([field]) => `${name}.${field}`),
    ]);
    expect(marked).toEqual(['Tag', 'ShortText', 'PersonName', 'Email', 'GroupInput.name']);
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
