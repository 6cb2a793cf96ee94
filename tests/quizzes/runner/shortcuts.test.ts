import { expect, it } from 'vitest';
import { shortcutOf } from '../../../src/quizzes/runner/shortcuts';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutOf(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('chooses by letter, in either case, and by digit', () => {
  expect(['a', 'B', 'c', 'D'].map((key) => press(key))).toEqual(['A', 'B', 'C', 'D']);
  expect(['1', '2', '3', '4', '5'].map((key) => press(key))).toEqual(['A', 'B', 'C', 'D', null]);
});

it('has keys for next, previous, next unanswered, the time and the list of keys', () => {
  expect(['n', 'p', 'u', 't', '?'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'unanswered',
    'time',
    'list',
  ]);
});

it('uses the position of a key on keyboards of other scripts', () => {
  expect(press('ش', 'KeyA')).toBe('A');
  expect(press('т', 'KeyN')).toBe('next');
  expect(press('٢', 'Digit2')).toBe('B');
  expect(press('&', 'Digit1')).toBe('A');
});

it('uses the letter on other Latin keyboards', () => {
  expect(press('a', 'KeyQ')).toBe('A');
  expect(press('q', 'KeyA')).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('ignores keys with %s', (held) => {
  expect(press('a', 'KeyA', { [held]: true })).toBeNull();
});

it('allows Shift for a question mark', () => {
  expect(press('?', 'Slash', { shiftKey: true })).toBe('list');
});

it.each([
  ['End', 'Numpad1'],
  ['ArrowDown', 'ArrowDown'],
  ['Enter', 'Enter'],
  ['Dead', 'KeyA'],
])('ignores %s on %s', (key, code) => {
  expect(press(key, code)).toBeNull();
});

it('ignores keys that an input method is composing', () => {
  expect(press('a', 'KeyA', { isComposing: true })).toBeNull();
});
