import {
  avif,
  box,
  chunk,
  extended,
  jpeg,
  lossy,
  png,
  segment,
  webpChunk,
  webpFile,
} from '../../../../tests/rules/pictures/files';
import { largestPicture } from '../../../../src/rules/pictureBounds';

const size = { width: 64, height: 48 };
const nothing = Buffer.alloc(0);

/** As many copies of a part as fill a picture, or so many. */
function copies(part: Buffer, most = Infinity): Buffer {
  const count = Math.min(most, Math.floor((largestPicture - 8_192) / part.length));
  return Buffer.concat(Array.from({ length: count }, () => part));
}

/** As much as a picture has room for, of bytes that no packer shortens. */
const noise = (): Buffer => {
  const bytes = Buffer.alloc(largestPicture - 8_192);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 2_654_435_761) >>> 24;
  return bytes;
};

/** Pictures of the largest size: in as many parts as fit, in as many as are read, and honest ones. */
export function hostilePictures(): Record<string, Buffer> {
  return {
    'AVIF of boxes': avif({ size, others: [copies(box('mdat'))] }),
    'AVIF of 60 stores and 4,000 extents': avif({
      size,
      others: [copies(box('mdat'), 60), box('free', noise().subarray(0, 1_900_000))],
      extents: 4_000,
    }),
    'AVIF of a long brand': Buffer.concat([box('ftyp', copies(Buffer.from('avif')))]),
    'WebP of chunks': webpFile(extended(size, 0), lossy(size), copies(webpChunk('ALPH', nothing))),
    'WebP of 4,000 chunks': webpFile(
      extended(size, 0),
      lossy(size),
      copies(webpChunk('ALPH', Buffer.alloc(480)), 4_000),
    ),
    'JPEG of segments': jpeg(size, copies(segment(0xfe, nothing))),
    'JPEG of 4,000 segments': jpeg(size, copies(segment(0xfe, Buffer.alloc(480)), 4_000)),
    'JPEG of stuffed bytes': Buffer.concat([
      jpeg(size).subarray(0, -2),
      copies(Buffer.from([0xff, 0])),
      Buffer.from([0xff, 0xd9]),
    ]),
    'JPEG of fill bytes': Buffer.concat([
      jpeg(size).subarray(0, -2),
      copies(Buffer.from([0xff])),
      Buffer.from([0xd9]),
    ]),
    'PNG of chunks': png(size, copies(chunk('IDAT', nothing))),
    'PNG of 4,000 chunks': png(size, copies(chunk('IDAT', Buffer.alloc(480)), 4_000)),
    'PNG with a long profile': png(
      size,
      chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), noise()])),
    ),
    'an honest PNG': png(size, chunk('IDAT', noise())),
    'an honest JPEG': Buffer.concat([
      jpeg(size).subarray(0, -2),
      noise().map((byte) => byte & 0x7f),
      Buffer.from([0xff, 0xd9]),
    ]),
  };
}
