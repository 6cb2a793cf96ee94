import { big, bytesOf, joined, textAt, viewOf } from './bytes';

/** Which way up a picture is (Exif, tag 274): 1 as it is stored, from 5 its sides are swapped. */
export type Orientation = number;

const tag = 0x0112;
const exifMark = 'Exif\0\0';
const mostEntries = 1_000;

/** The orientation in Exif data, with or without its mark; 1 where there is none. */
export function orientationIn(exif: Uint8Array): Orientation {
  const tiff = textAt(exif, 0, exifMark.length) === exifMark ? exif.subarray(6) : exif;
  try {
    return read(viewOf(tiff), textAt(tiff, 0, 2) === 'II');
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

function read(view: DataView, isLittle: boolean): Orientation {
  const first = view.getUint32(4, isLittle);
  const entries = Math.min(view.getUint16(first, isLittle), mostEntries);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, isLittle) !== tag) continue;
    const found = view.getUint16(at + 8, isLittle);
    return found >= 1 && found <= 8 ? found : 1;
  }
  return 1;
}

/** Exif data that says nothing but an orientation. */
export function exifOf(orientation: Orientation): Uint8Array {
  const [first, short, one] = [big(8, 4), big(3, 2), big(1, 4)];
  const value = joined([big(orientation, 2), big(0, 2)]);
  const entry = joined([big(tag, 2), short, one, value]);
  return joined([bytesOf('MM\0*'), first, big(1, 2), entry, big(0, 4)]);
}

/** The sides of a picture as it is shown. */
export function turned(
  { width, height }: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation < 5 ? { width, height } : { width: height, height: width };
}
