import { mostPixelsASide, pictureTypes } from '../limits';
import { cleanAvif } from './avif';
import { largestPicture } from '../pictureBounds';
import { textAt, TooManyParts, Unreadable } from './bytes';
import { cleanJpeg } from './jpeg';
import { cleanPng } from './png';
import { cleanWebp } from './webp';

export type PictureType = (typeof pictureTypes)[number];

/** A picture without what a file says beside it. */
export interface CleanPicture {
  type: PictureType;
  /** In pixels, as it is shown: turned where the file says so. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file is no picture of a question. */
export type PictureFault = 'unreadable' | 'tooLarge' | 'tooManyParts';

/** Where each kind has its mark, and what it is. */
const kinds = [
  { type: 'image/png', at: 1, mark: 'PNG\r\n\x1a\n', clean: cleanPng },
  { type: 'image/jpeg', at: 0, mark: '\xff\xd8\xff', clean: cleanJpeg },
  { type: 'image/webp', at: 8, mark: 'WEBP', clean: cleanWebp },
  { type: 'image/avif', at: 4, mark: 'ftyp', clean: cleanAvif },
] as const;

/**
 * Reads what a file is by its content, and leaves out all that is not the picture: where and when
 * it was taken, comments, thumbnails, and what follows its end. Its pixels are neither read nor
 * encoded again, so this costs little, whatever a file says of its size. Which way up it is stays,
 * and so do its colours. Moving pictures are refused, or become their first frame.
 *
 * @returns the picture, or why the file is none
 */
export function cleanPicture(file: Uint8Array): CleanPicture | PictureFault {
  if (file.length > largestPicture) return 'tooLarge';
  const kind = kinds.find(({ at, mark }) => textAt(file, at, mark.length) === mark);
  if (kind === undefined) return 'unreadable';
  try {
    const cleaned = kind.clean(file);
    const { width, height, bytes } = cleaned;
    if (width < 1 || height < 1) return 'unreadable';
    if (Math.max(width, height) > mostPixelsASide) return 'tooLarge';
    return { type: kind.type, width, height, bytes };
  } catch (error) {
    if (error instanceof TooManyParts) return 'tooManyParts';
    // A view refuses with a RangeError to read behind the end of a file.
    if (error instanceof Unreadable || error instanceof RangeError) return 'unreadable';
    throw error;
  }
}
