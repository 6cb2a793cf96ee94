import { expect, it } from 'vitest';
import { decodeText } from '../../src/files/decodeText';

const bytes = (...values: number[]) => new Uint8Array(values);

it('reads UTF-8, with and without its mark', () => {
  const words = new TextEncoder().encode('Grüße 😀');
  expect(decodeText(words)).toEqual({ text: 'Grüße 😀', encoding: 'utf-8' });
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...words)).text).toBe('Grüße 😀');
});

it('reads UTF-16 in both byte orders, with and without its mark', () => {
  const little = [...'Größe'].flatMap((char) => [char.charCodeAt(0), 0]);
  const big = [...'Größe'].flatMap((char) => [0, char.charCodeAt(0)]);
  expect(decodeText(bytes(0xff, 0xfe, ...little))).toEqual({ text: 'Größe', encoding: 'utf-16le' });
  expect(decodeText(bytes(0xfe, 0xff, ...big))).toEqual({ text: 'Größe', encoding: 'utf-16be' });
  expect(decodeText(bytes(...little)).text).toBe('Größe');
  expect(decodeText(bytes(...big)).text).toBe('Größe');
});

it('reads everything else as Windows-1252', () => {
  expect(decodeText(bytes(0x47, 0x72, 0xfc))).toEqual({
    text: 'Grü',
    encoding: 'windows-1252',
  });
});

it('reads an empty file', () => {
  expect(decodeText(bytes())).toEqual({ text: '', encoding: 'utf-8' });
});
