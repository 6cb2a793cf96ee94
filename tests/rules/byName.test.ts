import { expect, it } from 'vitest';
import { byName } from '../../src/rules/byName';

const person = (last_name: string, first_name = 'Kim', _id = 'user-1') => ({
  _id,
  first_name,
  last_name,
});

it('orders names as people do, not by bytes', () => {
  const sorted = ['Zuse', 'de Vries', 'Ångström', 'Oz', 'Öz', 'zebra'].map((name) => person(name));
  expect(sorted.sort(byName).map(({ last_name }) => last_name)).toEqual([
    'Ångström',
    'de Vries',
    'Oz',
    'Öz',
    'zebra',
    'Zuse',
  ]);
});

it('orders equal last names by first name, and equal names always in the same way', () => {
  const people = [person('Lee', 'Kim', 'b'), person('Lee', 'Kim', 'a'), person('Lee', 'Ann', 'c')];
  expect(people.sort(byName).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
