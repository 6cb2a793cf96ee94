import { crc32, deflateSync } from 'node:zlib';

/** Words that metadata of the files contains, and no cleaned picture may. */
export const secret = 'N 52.5163, taken by Ada';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

function u32(value: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

/** Exif data with an orientation, a thumbnail and a place, in either order of bytes. */
export function exif(orientation: number, isLittle = true): Buffer {
  const mark = isLittle ? 'II*\0' : 'MM\0*';
  const short = (value: number): Buffer => (isLittle ? u16(value).swap16() : u16(value));
  const long = (value: number): Buffer => u32(value, isLittle);
  const entry = (tag: number, value: number): Buffer =>
    Buffer.concat([short(tag), short(3), long(1), short(value), short(0)]);
  return Buffer.concat([
    latin(mark),
    long(8),
    short(2),
    entry(0x0100, 640),
    entry(0x0112, orientation),
    long(0),
    latin(secret),
  ]);
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

interface Size {
  width: number;
  height: number;
}

/** A PNG of one colour. @param others chunks before its pixels */
export function png({ width, height }: Size, ...others: Buffer[]): Buffer {
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(Math.min((width + 1) * height, 100_000), 0);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...others,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
}

/** The frame of a JPEG. */
export function frame({ width, height }: Size, marker = 0xc0): Buffer {
  return segment(
    marker,
    Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])]),
  );
}

/** A scan whose pixels contain bytes that look like markers. */
export const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
]);

/** A JPEG. @param others segments before its frame */
export function jpeg(size: Size, ...others: Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...others,
    segment(0xdb, Buffer.alloc(65, 1)),
    frame(size),
    segment(0xc4, Buffer.alloc(20)),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function webpChunk(type: string, data: Buffer): Buffer {
  return Buffer.concat([latin(type), u32(data.length, true), data, Buffer.alloc(data.length % 2)]);
}

export function webpFile(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([latin('WEBP'), ...chunks]);
  return Buffer.concat([latin('RIFF'), u32(body.length, true), body]);
}

const u16le = (value: number): Buffer => u16(value).swap16();

export function lossy({ width, height }: Size): Buffer {
  return webpChunk(
    'VP8 ',
    Buffer.concat([
      Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]),
      u16le(width),
      u16le(height),
      latin('pixels'),
    ]),
  );
}

export function lossless({ width, height }: Size): Buffer {
  const packed = u32(((height - 1) << 14) | (width - 1), true);
  return webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), packed, latin('pixel')]));
}

export function extended({ width, height }: Size, flags: number): Buffer {
  const side = (value: number): Buffer => u32(value - 1, true).subarray(0, 3);
  return webpChunk(
    'VP8X',
    Buffer.concat([Buffer.from([flags, 0, 0, 0]), side(width), side(height)]),
  );
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), latin(type), body]);
}

const full = (version: number, flags = 0): Buffer => u32((version << 24) | flags);

interface AvifParts {
  size: Size;
  /** A quarter turn. */
  isTurned?: boolean;
  brand?: string;
  /** Boxes at the end. */
  others?: Buffer[];
  /** How many extents the picture says it has, of no length. */
  extents?: number;
}

const coded = latin('AV1-pixels-of-the-picture');

/** An AVIF with the picture, a thumbnail and Exif data in one store. */
export function avif({
  size,
  isTurned = false,
  brand = 'avif',
  others = [],
  extents = 0,
}: AvifParts): Buffer {
  const items: [id: number, type: string, data: Buffer][] = [
    [1, 'av01', coded],
    [2, 'Exif', Buffer.concat([u32(0), exif(6)])],
    [3, 'av01', latin(`thumbnail ${secret}`)],
    [4, 'mime', latin(`<xmp>${secret}</xmp>`)],
  ];
  const start = box(
    'ftyp',
    latin(brand),
    latin('Ada '),
    latin('mif1'),
    latin('avif'),
    latin('Ada!'),
  );
  const metaOf = (storeAt: number): Buffer => {
    let at = storeAt;
    const locations = items.map(([id, , data]) => {
      const location = Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(data.length)]);
      at += data.length;
      return location;
    });
    if (extents > 0) {
      const empty = Buffer.alloc(8 * extents, Buffer.concat([u32(storeAt), u32(0)]));
      locations.push(Buffer.concat([u16(1), u16(0), u16(extents), empty]));
    }
    const names = items.map(([id, type]) =>
      box('infe', full(2), u16(id), u16(0), latin(type), latin(`${secret}\0`)),
    );
    const properties = box(
      'ipco',
      box('ispe', full(0), u32(size.width), u32(size.height)),
      box('av1C', Buffer.from([0x81, 0, 0, 0])),
      box('irot', Buffer.from([isTurned ? 1 : 0])),
      box('udes', full(0), latin(secret)),
    );
    const association = box(
      'ipma',
      full(0),
      u32(2),
      Buffer.concat([u16(1), Buffer.from([4, 0x81, 0x82, 3, 4])]),
      Buffer.concat([u16(3), Buffer.from([1, 1])]),
    );
    return box(
      'meta',
      full(0),
      box('hdlr', full(0), u32(0), latin('pict'), Buffer.alloc(12), latin(`${secret}\0`)),
      box('pitm', full(0), u16(1)),
      box('iinf', full(0), u16(items.length), ...names),
      box('iloc', full(0), Buffer.from([0x44, 0]), u16(locations.length), ...locations),
      box(
        'iref',
        full(0),
        box('thmb', u16(3), u16(1), u16(1)),
        box('cdsc', u16(2), u16(1), u16(1)),
      ),
      box('iprp', properties, association, box('word', latin(secret))),
      box('grpl', box('word', latin(secret))),
    );
  };
  const meta = metaOf(start.length + metaOf(0).length + 8);
  return Buffer.concat([start, meta, box('mdat', ...items.map(([, , data]) => data)), ...others]);
}
