import { describe, expect, it } from 'vitest';
import {
  choice,
  either,
  listOf,
  nothing,
  number,
  object,
  optional,
  text,
  truth,
} from '../../src/api/shape';

const person = object(
  { name: text, role: choice('Instructor', 'Student') },
  {
    age: optional(number, 0),
    group: optional(object({ name: text })),
    closed: optional(either(text, nothing), null),
  },
);

describe('reading an object', () => {
  it('keeps known and unknown fields', () => {
    expect(person({ name: 'Ada', role: 'Student', age: 7, extra: [1] })).toEqual({
      name: 'Ada',
      role: 'Student',
      age: 7,
      extra: [1],
      closed: null,
    });
  });

  it.each([undefined, null])(
    'fills in a default for %s, and leaves out fields without one',
    (missing) => {
      const read = person({
        name: 'Ada',
        role: 'Student',
        age: missing,
        group: missing,
        closed: missing,
      });
      expect(read).toEqual({ name: 'Ada', role: 'Student', age: 0, closed: null });
      expect(read).not.toHaveProperty('group');
    },
  );

  it('accepts nothing for an object without required fields', () => {
    expect(object({}, { message: optional(text) })(undefined)).toEqual({});
  });

  it('does not change the body', () => {
    const body = { name: 'Ada', role: 'Student', group: null };
    person(body);
    expect(body).toEqual({ name: 'Ada', role: 'Student', group: null });
  });

  it('returns a complete body itself, so that a long list costs no copies', () => {
    const body = { name: 'Ada', role: 'Student', age: 7, group: { name: 'A' }, closed: null };
    expect(person({ ...body, closed: 'now' })).toEqual({ ...body, closed: 'now' });
    const whole = { ...body, closed: 'now' };
    expect(person(whole)).toBe(whole);
  });
});

describe('an unreadable value', () => {
  it.each([
    ['a missing field', { role: 'Student' }, '"name" must be text'],
    ['another type', { name: 7, role: 'Student' }, '"name" must be text'],
    [
      'a word that is not in the list',
      { name: 'Ada', role: 'Dean' },
      '"role" must be one of Instructor, Student',
    ],
    [
      'a wrong optional field',
      { name: 'Ada', role: 'Student', age: '7' },
      '"age" must be a number',
    ],
    [
      'a field further in',
      { name: 'Ada', role: 'Student', group: {} },
      '"group.name" must be text',
    ],
    ['a list', [], 'The body must be an object'],
    ['a text', 'Ada', 'The body must be an object'],
    ['null', null, 'The body must be an object'],
    ['nothing', undefined, '"name" must be text'],
    ['no alternative', { name: 'Ada', role: 'Student', closed: 7 }, '"closed" must be text'],
  ])('%s is named', (_, body, sentence) => {
    expect(() => person(body)).toThrow(sentence);
  });

  it('in a list is named with its place', () => {
    expect(() => listOf(person)([{ name: 'Ada', role: 'Student' }, {}])).toThrow(
      '"1.name" must be text',
    );
    expect(() => object({ people: listOf(truth) })({ people: [true, 1] })).toThrow(
      '"people.1" must be true or false',
    );
    expect(() => listOf(text)({ 0: 'a' })).toThrow('The body must be a list');
  });
});
