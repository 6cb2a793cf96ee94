import { expect, it } from 'vitest';
import { optionAt, optionKeys } from '../../src/items/optionKeys';

it('an option has a letter and a digit', () => {
  expect(optionKeys).toEqual({
    letters: ['A', 'B', 'C', 'D', 'E', 'F'],
    digits: ['1', '2', '3', '4', '5', '6'],
  });
});

it.each([
  ['a letter', 'C', 'KeyC', 2],
  ['a letter where keyboards have another', 'A', 'KeyQ', 0],
  ['a digit', '2', 'Digit2', 1],
  ['a digit that needs Shift', 'É', 'Digit2', 1],
  ['a digit of another script', '٣', 'Digit3', 2],
  ['a digit of the number pad', '4', 'Numpad4', 3],
])('%s chooses an option', (_what, key, code, place) => {
  expect(optionAt(key, code)).toBe(place);
});

it.each([
  ['a letter that no option has', 'G', 'KeyG'],
  ['a digit that no option has', '7', 'Digit7'],
  ['zero', '0', 'Digit0'],
  ['a sign', '?', 'Slash'],
])('%s chooses none', (_what, key, code) => {
  expect(optionAt(key, code)).toBeNull();
});
