import { expect, it } from 'vitest';
import { shortcutOf } from '../../../src/quizzes/runner/shortcuts';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutOf(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('chooses by letter, large or small, and by digit', () => {
  expect(['a', 'B', 'c', 'D'].map((key) => press(key))).toEqual(['A', 'B', 'C', 'D']);
  expect(['1', '2', '3', '4', '5'].map((key) => press(key))).toEqual(['A', 'B', 'C', 'D', null]);
});

it('goes on and back, to the next unanswered, says the time, and lists itself', () => {
  expect(['n', 'p', 'u', 't', '?'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'unanswered',
    'time',
    'list',
  ]);
});

it('goes by the place of a key on keyboards of other scripts', () => {
  expect(press('ش', 'KeyA')).toBe('A');
  expect(press('т', 'KeyN')).toBe('next');
  expect(press('٢', 'Digit2')).toBe('B');
  expect(press('&', 'Digit1')).toBe('A');
});

it('goes by the letter on other Latin keyboards', () => {
  expect(press('a', 'KeyQ')).toBe('A');
  expect(press('q', 'KeyA')).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('leaves keys with %s alone', (held) => {
  expect(press('a', 'KeyA', { [held]: true })).toBeNull();
});

it('takes the Shift that a question mark wants', () => {
  expect(press('?', 'Slash', { shiftKey: true })).toBe('list');
});

it.each([
  ['End', 'Numpad1'],
  ['ArrowDown', 'ArrowDown'],
  ['Enter', 'Enter'],
  ['Dead', 'KeyA'],
])('leaves %s on %s alone', (key, code) => {
  expect(press(key, code)).toBeNull();
});

it('leaves what an input method composes alone', () => {
  expect(press('a', 'KeyA', { isComposing: true })).toBeNull();
});
