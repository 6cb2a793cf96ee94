import {
  bytesOf,
  holdParts,
  joined,
  little,
  partOf,
  textAt,
  Unreadable,
  viewOf,
  type Cleaned,
} from './bytes';
import { exifOf, orientationIn, turned } from './orientation';

const flags = { colours: 0x20, alpha: 0x10, exif: 0x08, moving: 0x02 };

/** @throws Unreadable, TooManyParts, RangeError */
export function cleanWebp(file: Uint8Array): Cleaned {
  if (textAt(file, 0, 4) !== 'RIFF') throw new Unreadable();
  const chunks = chunksOf(file, 8 + viewOf(file).getUint32(4, true));
  const pixels = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [picture] = pixels;
  if (!picture || pixels.length > 1) throw new Unreadable();
  const size = sizeOf(picture);
  const [head, ...others] = chunks;
  if (head?.type !== 'VP8X') return { ...size, bytes: fileOf([picture]) };
  const view = viewOf(head.data);
  const given = view.getUint8(0);
  if (given & flags.moving || !isOfSize(view, size)) throw new Unreadable();
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif ? orientationIn(exif.data) : 1;
  const rest = ['ICCP', 'ALPH', 'VP8 ', 'VP8L'].flatMap(
    (wanted) => others.find(({ type }) => type === wanted) ?? [],
  );
  const turn = orientation === 1 ? [] : [{ type: 'EXIF', data: exifOf(orientation) }];
  // Its flags, three bytes that are reserved, and the size.
  const data = Uint8Array.from(partOf(head.data, 0, 10));
  data.fill(0, 0, 4);
  data[0] = (given & (flags.colours | flags.alpha)) | (orientation === 1 ? 0 : flags.exif);
  const bytes = fileOf([{ type: 'VP8X', data }, ...rest, ...turn]);
  return { ...turned(size, orientation), bytes };
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

function chunksOf(file: Uint8Array, end: number): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true);
    chunks.push({ type: textAt(file, at, 4), data: partOf(file, at + 8, at + 8 + length) });
    holdParts(chunks.length);
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The size that the pixels themselves have. */
function sizeOf({ type, data }: Chunk): { width: number; height: number } {
  const view = viewOf(data);
  if (type === 'VP8L') {
    if (view.getUint8(0) !== 0x2f) throw new Unreadable();
    const packed = view.getUint32(1, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (textAt(data, 3, 3) !== '\x9d\x01\x2a') throw new Unreadable();
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

/** Whether the head of a still picture names the size of its pixels, as it must. */
function isOfSize(head: DataView, { width, height }: { width: number; height: number }): boolean {
  const side = (at: number): number =>
    (head.getUint16(at, true) | (head.getUint8(at + 2) << 16)) + 1;
  return side(4) === width && side(7) === height;
}

function fileOf(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const body = joined(
    chunks.flatMap(({ type, data }) => [
      bytesOf(type),
      little(data.length),
      data,
      new Uint8Array(data.length % 2),
    ]),
  );
  return joined([bytesOf('RIFF'), little(body.length + 4), bytesOf('WEBP'), body]);
}
