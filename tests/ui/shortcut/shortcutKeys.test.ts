import { describe, expect, it } from 'vitest';
import { usesKey, shortcutKey } from '../../../src/ui/shortcut/shortcutKeys';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutKey(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('knows a letter in any case, and a key by its name', () => {
  expect([press('n'), press('N'), press('Delete')]).toEqual(['N', 'N', 'Delete']);
});

it('goes by the position of a letter on keyboards of other scripts', () => {
  expect(press('т', 'KeyN')).toBe('N');
  expect(press('q', 'KeyA')).toBe('Q');
});

it('ignores keys pressed with modifiers, and composed text', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing']) {
    expect(press('n', 'KeyN', { [held]: true })).toBeNull();
  }
});

it('accepts the Shift that a question mark and a slash may need', () => {
  expect(press('?', 'Minus', { shiftKey: true })).toBe('?');
  expect(press('/', 'Digit7', { shiftKey: true })).toBe('/');
});

describe('a press belongs to somebody else', () => {
  const within = (markup: string) => {
    const place = document.createElement('div');
    place.innerHTML = markup;
    return usesKey(place.querySelector('[data-at]'));
  };

  it.each([
    '<input data-at>',
    '<input type="password" data-at>',
    '<textarea data-at></textarea>',
    '<select data-at></select>',
    '<div contenteditable><b data-at></b></div>',
    '<div role="dialog"><button data-at></button></div>',
    '<div role="alertdialog"><button data-at></button></div>',
    '<button role="combobox" data-at></button>',
    '<div role="menu"><button data-at></button></div>',
  ])('in %s', (markup) => expect(within(markup)).toBe(true));

  it.each(['<input type="radio" data-at>', '<button data-at></button>', '<p data-at></p>'])(
    'but not in %s',
    (markup) => expect(within(markup)).toBe(false),
  );
});
