import { expect, it } from 'vitest';
import { shortcutOf } from '../../../src/quizzes/runner/shortcuts';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutOf(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('chooses the option at a place by letter, upper or lower case, and by digit', () => {
  expect(['a', 'B', 'c', 'D', 'e'].map((key) => press(key))).toEqual([0, 1, 2, 3, null]);
  expect(['1', '2', '3', '4', '5', '0'].map((key) => press(key))).toEqual([0, 1, 2, 3, null, null]);
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
  expect(press('ش', 'KeyA')).toBe(0);
  expect(press('т', 'KeyN')).toBe('next');
  expect(press('٢', 'Digit2')).toBe(1);
  expect(press('&', 'Digit1')).toBe(0);
});

it('goes by the letter on other Latin keyboards', () => {
  expect(press('a', 'KeyQ')).toBe(0);
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
