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

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Baseline, extended and progressive frames, which are those that browsers draw. */
const frames = [0xc0, 0xc1, 0xc2];
/** Frames, and the tables that they are decoded with. */
const kept = [...frames, 0xc4, 0xdb, 0xdd, startOfScan];
/** Its mark, a version, two flags, and how its colours are meant. */
const adobeHeader = 12;
/** A file may ask to draw the whole picture once more for each; encoders write about ten. */
const mostScans = 100;

/** @throws Unreadable, TooManyParts, RangeError */
export function cleanJpeg(file: Uint8Array): Cleaned {
  const segments = segmentsOf(file);
  const frame = segments.filter(({ marker }) => frames.includes(marker));
  const scans = segments.filter(({ marker }) => marker === startOfScan);
  const [{ data } = { data: file }] = frame;
  if (frame.length !== 1 || scans.length < 1 || scans.length > mostScans) throw new Unreadable();
  const view = viewOf(data);
  const size = { height: view.getUint16(1), width: view.getUint16(3) };
  const exif = segments.find(({ marker, data }) => marker === 0xe1 && isMarked(data, 'Exif\0\0'));
  const orientation = exif ? orientationIn(exif.data) : 1;
  const turn =
    orientation === 1 ? [] : [segmentOf(0xe1, joined([bytesOf('Exif\0\0'), exifOf(orientation)]))];
  const [first, ...others] = segments.map(withoutWords);
  const bytes = joined([
    partOf(file, 0, 2),
    ...(first ?? []),
    ...turn,
    ...others.flat(),
    Uint8Array.of(0xff, endOfImage),
  ]);
  return { ...turned(size, orientation), bytes };
}

interface Segment {
  marker: number;
  /** Without its marker and length. */
  data: Uint8Array;
  /** With both, and for a scan with the pixels that follow it. */
  whole: Uint8Array;
}

/** The segments up to the end of the picture. */
function segmentsOf(file: Uint8Array): Segment[] {
  const view = viewOf(file);
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) throw new Unreadable();
    // Any number of these bytes may stand before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) return segments;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw new Unreadable();
    const dataEnd = at + 2 + view.getUint16(at + 2);
    const end = marker === startOfScan ? endOfScan(file, dataEnd) : dataEnd;
    const data = partOf(file, at + 4, dataEnd);
    segments.push({ marker, data, whole: partOf(file, at, end) });
    holdParts(segments.length);
    at = end;
  }
}

/** Where the pixels of a scan end: at the next marker other than those within pixels. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at < file.length; at += 1) {
    const next = file[at] === 0xff ? (file[at + 1] ?? 0) : 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Unreadable();
}

const isMarked = (data: Uint8Array, mark: string): boolean => textAt(data, 0, mark.length) === mark;

/** How many bytes a segment has by what it says; undefined where that does not follow. */
function lengthOf({ marker, data }: Segment): number | undefined {
  if (frames.includes(marker)) return 6 + 3 * (data[5] ?? 0);
  if (marker === startOfScan) return 4 + 2 * (data[0] ?? 0);
  return marker === 0xdd ? 2 : undefined;
}

/** What stays of a segment: all, nothing, or the part without a thumbnail and without words. */
function withoutWords(segment: Segment): Uint8Array[] {
  const { marker, data, whole } = segment;
  if (kept.includes(marker)) {
    if ((lengthOf(segment) ?? data.length) !== data.length) throw new Unreadable();
    return [whole];
  }
  if (marker === 0xe0 && isMarked(data, 'JFIF\0')) {
    return [segmentOf(marker, joined([partOf(data, 0, 12), big(0, 2)]))];
  }
  if (marker === 0xee && isMarked(data, 'Adobe')) {
    return data.length < adobeHeader ? [] : [segmentOf(marker, partOf(data, 0, adobeHeader))];
  }
  return marker === 0xe2 && isMarked(data, 'ICC_PROFILE\0') ? [whole] : [];
}

function segmentOf(marker: number, data: Uint8Array): Uint8Array {
  return joined([Uint8Array.of(0xff, marker), big(data.length + 2, 2), data]);
}
