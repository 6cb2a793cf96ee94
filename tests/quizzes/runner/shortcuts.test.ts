import { expect, it } from 'vitest';
import { shortcutOf } from '../../../src/quizzes/runner/paper/shortcuts';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutOf(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('chooses the option at a place by letter, upper or lower case, and by digit', () => {
  expect(['a', 'B', 'c', 'D', 'f', 'g'].map((key) => press(key))).toEqual([0, 1, 2, 3, 5, null]);
  expect(['1', '2', '3', '4', '7', '0'].map((key) => press(key))).toEqual([0, 1, 2, 3, null, null]);
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
  expect(press('ش', 'KeyA')).toBe(0);
  expect(press('т', 'KeyN')).toBe('next');
  expect(press('٢', 'Digit2')).toBe(1);
  expect(press('&', 'Digit1')).toBe(0);
});

it('uses the letter on other Latin keyboards', () => {
  expect(press('a', 'KeyQ')).toBe(0);
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
