import { big, bytesOf, joined, partOf, textAt, Unreadable, viewOf, type Cleaned } from './bytes';
import { exifOf, orientationIn, turned } from './orientation';

/** The picture and its colours. Texts, times, and the frames of moving pictures are others. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '),
);

/** @throws Unreadable, RangeError */
export function cleanPng(file: Uint8Array): Cleaned {
  const view = viewOf(file);
  if (textAt(file, 12, 4) !== 'IHDR' || view.getUint32(8) !== 13) throw new Unreadable();
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const [head, ...chunks] = chunksOf(file);
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif ? orientationIn(exif.data) : 1;
  if (!chunks.some(({ type }) => type === 'IDAT')) throw new Unreadable();
  const left = chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole);
  const turn = orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))];
  const start = partOf(file, 0, 8);
  const bytes = joined([start, ...(head ? [head.whole] : []), ...turn, ...left]);
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
    if (type === 'IEND') return chunks;
    at = end;
  }
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const checked = joined([bytesOf(type), data]);
  return joined([big(data.length, 4), checked, big(checkSumOf(checked), 4)]);
}

/** CRC-32, as PNG has it. */
function checkSumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
