import {
  big,
  bytesOf,
  holdParts,
  joined,
  partOf,
  textAt,
  Unreadable,
  viewOf,
  type Cleaned,
} from './bytes';
import { exifOf, orientationIn, turned } from './orientation';

/**
 * What says how the pixels look, once in a file, and its most bytes. Texts, times, and the frames of
 * moving pictures are others.
 */
const looks: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ PLTE: 768, tRNS: 256, cHRM: 32, gAMA: 4, iCCP: Infinity, sBIT: 4, sRGB: 1 },
    ...{ cICP: 4, mDCV: 24, cLLI: 8, bKGD: 6, pHYs: 9 },
  }),
);
const longestName = 79;

/** @throws Unreadable, TooManyParts, RangeError */
export function cleanPng(file: Uint8Array): Cleaned {
  const view = viewOf(file);
  if (textAt(file, 12, 4) !== 'IHDR' || view.getUint32(8) !== 13) throw new Unreadable();
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const [head, ...chunks] = chunksOf(file);
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif ? orientationIn(exif.data) : 1;
  if (!chunks.some(({ type }) => type === 'IDAT')) throw new Unreadable();
  const found = new Set<string>();
  const left = chunks.flatMap(({ type, data, whole }) => {
    if (type === 'IDAT') return [whole];
    if (found.has(type) || data.length > (looks.get(type) ?? -1)) return [];
    found.add(type);
    return type === 'iCCP' ? profileOf(data) : [whole];
  });
  const turn = orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))];
  const start = partOf(file, 0, 8);
  const bytes = joined([
    start,
    ...(head ? [head.whole] : []),
    ...turn,
    ...left,
    chunkOf('IEND', new Uint8Array()),
  ]);
  return { ...turned(size, orientation), bytes };
}

interface Chunk {
  type: string;
  data: Uint8Array;
  /** With its length, its type and its check sum. */
  whole: Uint8Array;
}

/** The chunks up to the end of the picture. */
function chunksOf(file: Uint8Array): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at);
    const type = textAt(file, at + 4, 4);
    chunks.push({ type, data: partOf(file, at + 8, end - 4), whole: partOf(file, at, end) });
    holdParts(chunks.length);
    if (type === 'IEND') return chunks;
    at = end;
  }
}

/** A colour profile without the name that the file gives it; none where it has no end. */
function profileOf(data: Uint8Array): Uint8Array[] {
  const end = data.subarray(0, longestName + 1).indexOf(0);
  return end < 0 ? [] : [chunkOf('iCCP', joined([bytesOf('icc'), data.subarray(end)]))];
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const checked = joined([bytesOf(type), data]);
  return joined([big(data.length, 4), checked, big(checkSumOf(checked), 4)]);
}

/** The sums of each byte: a profile may have two million. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** CRC-32, as PNG has it. */
function checkSumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
