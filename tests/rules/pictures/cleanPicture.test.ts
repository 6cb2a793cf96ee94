import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPicture } from '../../../src/rules/pictureBounds';
import { cleanPicture, type CleanPicture } from '../../../src/rules/pictures/cleanPicture';
import { orientationIn } from '../../../src/rules/pictures/orientation';
import {
  avif,
  box,
  chunk,
  exif,
  extended,
  frame,
  jpeg,
  lossless,
  lossy,
  png,
  scan,
  secret,
  segment,
  webpChunk,
  webpFile,
} from './files';

const size = { width: 64, height: 48 };
const words = Buffer.from(secret);
const exifSegment = (orientation: number, isLittle = true) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation, isLittle)]));

const many = (count: number, part: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => part));

function cleaned(file: Uint8Array): CleanPicture {
  const found = cleanPicture(file);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const holds = ({ bytes }: CleanPicture, text: string): boolean =>
  Buffer.from(bytes).includes(Buffer.from(text, 'latin1'));

/** The 12 bytes of Adobe's header. */
const adobe = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');

const files: Record<string, Buffer> = {
  'image/png': png(
    size,
    chunk('tEXt', words),
    chunk('iTXt', words),
    chunk('tIME', Buffer.alloc(7)),
    chunk('iCCP', Buffer.from(`${secret}\0\0profile`)),
    chunk('iCCP', Buffer.from(`profile\0\0${secret}`)),
    chunk('pHYs', Buffer.concat([Buffer.alloc(9), words])),
  ),
  'image/jpeg': jpeg(
    size,
    segment(0xe0, Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01'), words])),
    exifSegment(1),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
    segment(0xe2, Buffer.from(`MPF\0${secret}`)),
    segment(0xed, words),
    segment(0xee, Buffer.concat([adobe, words])),
    segment(0xfe, words),
  ),
  'image/webp': webpFile(
    extended(size, 0x0c),
    lossy(size),
    webpChunk('EXIF', exif(1)),
    webpChunk('XMP ', words),
    webpChunk('WORD', words),
    webpChunk('ALPH', Buffer.alloc(2)),
    webpChunk('ALPH', words),
  ),
  'image/avif': avif({ size, others: [box('uuid', words), box('free', words)] }),
};

describe.each(Object.entries(files))('%s', (type, file) => {
  it('is known by its content, with its size', () => {
    expect(cleaned(file)).toMatchObject({ type, ...size });
  });

  it('loses all that is not the picture', () => {
    expect(holds({ ...cleaned(file), bytes: Uint8Array.from(file) }, secret)).toBe(true);
    expect(holds(cleaned(file), secret)).toBe(false);
    expect(holds(cleaned(file), 'Ada')).toBe(false);
  });

  it('stays what it is when it is cleaned again', () => {
    const once = cleaned(file);
    expect(cleaned(once.bytes)).toEqual(once);
  });

  it('loses what follows its end', () => {
    expect(holds(cleaned(Buffer.concat([file, box('free', words)])), secret)).toBe(false);
  });

  it('is refused where it is cut off', () => {
    for (let length = 0; length < file.length - 100; length += 7) {
      const found = cleanPicture(file.subarray(0, length));
      if (typeof found !== 'string') expect(holds(found, secret)).toBe(false);
    }
    expect(cleanPicture(file.subarray(0, 60))).toBe('unreadable');
  });

  it('is refused or cleaned whatever its bytes are', () => {
    const someChanges = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(someChanges, (changes) => {
        const changed = Uint8Array.from(file);
        for (const [at, value] of changes) changed[at] = value;
        const found = cleanPicture(changed);
        if (typeof found === 'string')
          expect(['unreadable', 'tooLarge', 'tooManyParts']).toContain(found);
        else expect(found.bytes.length).toBeLessThanOrEqual(file.length + 200);
      }),
      { numRuns: 3_000, seed: 20_261_126 },
    );
  });
});

describe('pixels', () => {
  it('stay byte for byte', () => {
    expect(holds(cleaned(files['image/jpeg']!), scan.toString('latin1'))).toBe(true);
    expect(holds(cleaned(files['image/webp']!), lossy(size).toString('latin1'))).toBe(true);
    expect(holds(cleaned(files['image/avif']!), 'AV1-pixels-of-the-picture')).toBe(true);
    expect(cleaned(png(size)).bytes).toEqual(Uint8Array.from(png(size)));
  });

  it('of a lossless WebP have the size that they say themselves', () => {
    expect(cleaned(webpFile(lossless(size)))).toMatchObject({ type: 'image/webp', ...size });
  });
});

describe('colours', () => {
  it('stay', () => {
    const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(20, 7)]);
    expect(holds(cleaned(jpeg(size, segment(0xe2, profile))), 'ICC_PROFILE')).toBe(true);
    expect(holds(cleaned(jpeg(size, segment(0xee, adobe))), adobe.toString('latin1'))).toBe(true);
    const named = png(size, chunk('iCCP', Buffer.from('Display P3\0\0profile')));
    expect(holds(cleaned(named), 'iCCPicc\0\0profile')).toBe(true);
    expect(holds(cleaned(png(size, chunk('gAMA', Buffer.alloc(4)))), 'gAMA')).toBe(true);
    const colours = webpFile(extended(size, 0x20), webpChunk('ICCP', words), lossy(size));
    expect(holds(cleaned(colours), 'ICCP')).toBe(true);
  });
});

describe('which way up it is', () => {
  const turnedFiles = {
    PNG: (orientation: number) => png(size, chunk('eXIf', exif(orientation))),
    JPEG: (orientation: number) => jpeg(size, exifSegment(orientation)),
    'JPEG with the other order of bytes': (orientation: number) =>
      jpeg(size, exifSegment(orientation, false)),
    WebP: (orientation: number) =>
      webpFile(extended(size, 0x08), lossy(size), webpChunk('EXIF', exif(orientation))),
  };

  describe.each(Object.entries(turnedFiles))('%s', (_, fileOf) => {
    it.each([3, 6, 8])('stays: %d', (orientation) => {
      const picture = cleaned(fileOf(orientation));
      const sides = orientation < 5 ? size : { width: size.height, height: size.width };
      expect(picture).toMatchObject(sides);
      expect(holds(picture, secret)).toBe(false);
      const at = Buffer.from(picture.bytes).indexOf('MM\0*');
      expect(orientationIn(picture.bytes.subarray(at))).toBe(orientation);
      expect(cleaned(picture.bytes)).toEqual(picture);
    });

    it('is not told where it is as stored', () => {
      expect(holds(cleaned(fileOf(1)), 'MM\0*')).toBe(false);
    });
  });

  it('stays in an AVIF, whose head tells it', () => {
    expect(cleaned(avif({ size, isTurned: true }))).toMatchObject({ width: 48, height: 64 });
  });
});

describe('what is refused', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['nothing', ''],
    ['PDF', '%PDF-1.7'],
  ])('%s', (_, text) => {
    expect(cleanPicture(Buffer.from(text, 'latin1'))).toBe('unreadable');
  });

  it.each([
    ['a moving WebP', webpFile(extended(size, 0x02), webpChunk('ANIM', words), lossy(size))],
    ['a film', avif({ size, others: [box('moov', words)] })],
    ['another kind of file with its boxes', box('ftyp', Buffer.from('isom\0\0\0\0mp41'))],
    [
      'a WebP that is larger than it says',
      webpFile(extended(size, 0), lossy({ width: 9_000, height: 9_000 })),
    ],
    ['two frames', jpeg(size, frame({ width: 9_000, height: 9_000 }))],
    ['no pixels', Buffer.concat([png(size).subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
    ['a picture without a side', png({ width: 0, height: 48 })],
  ])('%s', (_, file) => {
    expect(cleanPicture(file)).toBe('unreadable');
  });

  it.each([
    ['PNG', png({ width: 4_097, height: 1 })],
    ['JPEG', jpeg({ width: 1, height: 60_000 })],
    ['WebP', webpFile(lossy({ width: 16_383, height: 16_383 }))],
    ['AVIF', avif({ size: { width: 1_000_000, height: 1_000_000 } })],
  ])('more pixels than a phone can draw: %s', (_, file) => {
    expect(cleanPicture(file)).toBe('tooLarge');
  });

  it('more bytes than a phone should load', () => {
    const file = Buffer.concat([png(size), Buffer.alloc(largestPicture)]);
    expect(cleanPicture(file)).toBe('tooLarge');
  });

  it.each([
    ['boxes', avif({ size, others: [many(255_000, box('mdat'))] })],
    ['stores', avif({ size, others: [many(100, box('mdat'))] })],
    ['extents', avif({ size, extents: 65_535 })],
    [
      'WebP chunks',
      webpFile(extended(size, 0), lossy(size), many(250_000, webpChunk('ALPH', Buffer.alloc(0)))),
    ],
    ['segments', jpeg(size, many(500_000, segment(0xfe, Buffer.alloc(0))))],
    ['PNG chunks', png(size, many(170_000, chunk('IDAT', Buffer.alloc(0))))],
  ])('more %s than any encoder writes', (_, file) => {
    expect(cleanPicture(file)).toBe('tooManyParts');
  });

  it.each([
    ['a PNG in pieces of 1 kB', png(size, many(1_900, chunk('IDAT', Buffer.alloc(1_000))))],
    [
      'a JPEG with a long profile',
      jpeg(size, many(32, segment(0xe2, Buffer.from('ICC_PROFILE\0')))),
    ],
    ['an AVIF of many tiles', avif({ size, extents: 2_000 })],
  ])('not %s', (_, file) => {
    expect(cleanPicture(file)).toMatchObject(size);
  });

  it('a file that asks to be drawn again and again', () => {
    const many = Buffer.concat([
      jpeg(size).subarray(0, -2),
      ...Array.from({ length: 100 }, () => scan),
    ]);
    expect(cleanPicture(Buffer.concat([many, Buffer.from([0xff, 0xd9])]))).toBe('unreadable');
  });

  it('a moving PNG, but for its first picture', () => {
    const moving = png(size, chunk('acTL', Buffer.alloc(8)), chunk('fdAT', words));
    expect(holds(cleaned(moving), 'acTL')).toBe(false);
    expect(holds(cleaned(moving), 'fdAT')).toBe(false);
  });
});
