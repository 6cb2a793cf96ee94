/** A file that is not what it begins as. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A file in more parts than any encoder writes. */
export class TooManyParts extends Error {
  override readonly name = 'TooManyParts';
}

/**
 * Most boxes, chunks, segments or extents of a file. libpng writes a chunk for each 8 kB, which makes
 * 256 in the largest picture, phones an AVIF of some hundred tiles, and cameras fewer than a hundred
 * segments in a JPEG.
 */
const mostParts = 4_096;

/** @throws TooManyParts for more parts than any encoder writes */
export function holdParts(count: number, most = mostParts): void {
  if (count > most) throw new TooManyParts();
}

/** What the readers of all kinds of pictures return. */
export interface Cleaned {
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A view of a file, which throws a RangeError behind its end. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The bytes at a place as text, a character each; shorter at the end of the file. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/**
 * A part of a file.
 *
 * @throws Unreadable where the file ends before it does
 */
export function partOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from > to || to > bytes.length) throw new Unreadable();
  return bytes.subarray(from, to);
}

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number in so many bytes, the highest first. */
export function big(value: number, length: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = viewOf(bytes);
  if (length === 2) view.setUint16(0, value);
  else view.setUint32(0, value);
  return bytes;
}

/** A number in four bytes, the lowest first. */
export function little(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}
