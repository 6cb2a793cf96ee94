import { expect, it } from 'vitest';
import { byName } from '../../src/rules/byName';

const person = (last_name: string, first_name = 'Kim', _id = 'user-1') => ({
  _id,
  first_name,
  last_name,
});

it('orders names as people do, not by bytes', () => {
  const names = ['Zuse', 'de Vries', 'Ångström', 'Đặng', 'P', 'Öz', 'zebra'];
  const sorted = names.map((name) => person(name));
  expect(sorted.sort(byName).map(({ last_name }) => last_name)).toEqual([
    'Ångström',
    'Đặng',
    'de Vries',
    'Öz',
    'P',
    'zebra',
    'Zuse',
  ]);
});

it('orders equal last names by first name, and equal names always in the same way', () => {
  const people = [person('LEE', 'Kim', 'b'), person('lee', 'Kim', 'a'), person('Lee', 'Ann', 'c')];
  expect(people.sort(byName).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
