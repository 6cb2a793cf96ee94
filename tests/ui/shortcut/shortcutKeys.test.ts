import { describe, expect, it } from 'vitest';
import { usesKey, shortcutKey } from '../../../src/ui/shortcut/shortcutKeys';

function press(key: string, code = '', held: KeyboardEventInit = {}) {
  return shortcutKey(new KeyboardEvent('keydown', { key, code, ...held }));
}

it('knows a letter whatever its size, and a key by its name', () => {
  expect([press('n'), press('N'), press('Delete')]).toEqual(['N', 'N', 'Delete']);
});

it('goes by the place of a letter on keyboards of other scripts', () => {
  expect(press('т', 'KeyN')).toBe('N');
  expect(press('q', 'KeyA')).toBe('Q');
});

it('leaves keys that are held with others, and what is composed', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing']) {
    expect(press('n', 'KeyN', { [held]: true })).toBeNull();
  }
});

it('takes the Shift that a question mark and a slash may want', () => {
  expect(press('?', 'Minus', { shiftKey: true })).toBe('?');
  expect(press('/', 'Digit7', { shiftKey: true })).toBe('/');
});

describe('where a press belongs to somebody else', () => {
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
  ])('it is so in %s', (markup) => expect(within(markup)).toBe(true));

  it.each(['<input type="radio" data-at>', '<button data-at></button>', '<p data-at></p>'])(
    'it is not in %s',
    (markup) => expect(within(markup)).toBe(false),
  );
});
