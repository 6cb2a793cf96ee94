import { expect, it } from 'vitest';
import { decodeSurely, decodeText, sampleOf } from '../../src/files/decodeText';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
/** A text of ASCII and letters that are written as one byte each. */
const singleBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it('reads UTF-8, with and without its mark', () => {
  const words = utf8('Grüße 😀');
  expect(decodeSurely(words)).toBe('Grüße 😀');
  expect(decodeSurely(bytes(0xef, 0xbb, 0xbf, ...words))).toBe('Grüße 😀');
});

it('reads UTF-16 in both byte orders, with and without its mark', () => {
  const little = [...'Größe'].flatMap((char) => [char.charCodeAt(0), 0]);
  const big = [...'Größe'].flatMap((char) => [0, char.charCodeAt(0)]);
  expect(decodeSurely(bytes(0xff, 0xfe, ...little))).toBe('Größe');
  expect(decodeSurely(bytes(0xfe, 0xff, ...big))).toBe('Größe');
  expect(decodeSurely(bytes(...little))).toBe('Größe');
  expect(decodeSurely(bytes(...big))).toBe('Größe');
});

it.each([
  ['<?xml version="1.0" encoding="windows-1251"?><a>\xf0\xe5\xea\xe0</a>', 'река'],
  ["<?xml version='1.0' encoding='KOI8-R' standalone='yes'?>\n<a>\xd2\xc5\xcb\xc1</a>", 'река'],
  ['<!DOCTYPE html><html><head><meta charset="iso-8859-2"></head>\xb1</html>', 'ą'],
])('reads %j in the encoding that it declares', (text, word) => {
  expect(decodeSurely(singleBytes(text))).toContain(word);
});

it('reads UTF-8 as such, whatever it declares', () => {
  const text = '<?xml version="1.0" encoding="windows-1251"?><a>река</a>';
  expect(decodeSurely(utf8(text))).toBe(text);
});

it.each([
  'Gr\xfc\xdfe',
  '<?xml version="1.0" encoding="utf-8"?><a>Gr\xfc\xdfe</a>',
  '<?xml version="1.0" encoding="none-such"?><a>Gr\xfc\xdfe</a>',
])('guesses the encoding of %j, which does not say it', (text) => {
  expect(decodeSurely(singleBytes(text))).toBeNull();
  expect(decodeText(singleBytes(text))).toContain('Grüße');
});

it('reads an empty file', () => {
  expect(decodeText(bytes())).toBe('');
});

it('shows where letters beyond ASCII are', () => {
  const text = `a\nGröße\r\n${'x'.repeat(200)}ä${'y'.repeat(200)}\nü\nö`;
  expect(sampleOf(text)).toEqual(['Größe', `${'x'.repeat(60)}ä${'y'.repeat(59)}`, 'ü']);
});
