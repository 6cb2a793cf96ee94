import { mostPixelsASide } from '../limits';
import { boxesIn, numbersFrom, type Box } from './boxes';
import { bytesOf, holdParts, textAt, Unreadable, viewOf, type Cleaned } from './bytes';

/** Coded pictures, and how one is put together from others. */
const pictureItems = new Set(['av01', 'grid', 'iovl', 'tmap']);
const metaBoxes = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'grpl']);
/** Sizes, colours, and how a picture is turned, cut and decoded. */
const properties = new Set(
  'ispe pixi av1C colr auxC irot imir clap pasp clli mdcv amve a1op a1lx lsel'.split(' '),
);

/** What the head says that a file is. */
const brands = new Set('avif avis mif1 miaf MA1A MA1B msf1 tmap'.split(' '));

/** Encoders write one or two. */
const mostStores = 64;
const mostBrands = 64;

interface Range {
  from: number;
  to: number;
}

/**
 * Overwrites what is not the picture with zeros, and leaves everything in its place: the file tells
 * where its parts are by their distance from its beginning.
 *
 * @throws Unreadable, TooManyParts, RangeError
 */
export function cleanAvif(given: Uint8Array): Cleaned {
  const bytes = Uint8Array.from(given);
  const [start, ...boxes] = boxesIn(bytes, 0, bytes.length);
  if (!start || !isStill(bytes, start, boxes)) throw new Unreadable();
  const meta = single(boxes, 'meta');
  const inMeta = boxesIn(bytes, meta.from + 4, meta.to);
  const read = readMeta(bytes, inMeta);
  const stores = boxes.filter(({ type }) => type === 'mdat');
  holdParts(stores.length, mostStores);
  keepOnly(bytes, stores, rangesOf(read, 0, 0));
  const own = atMostOne(inMeta, 'idat');
  if (own) keepOnly(bytes, [own], rangesOf(read, 1, own.from));
  else if (rangesOf(read, 1, 0).length > 0) throw new Unreadable();

  for (const box of boxes) if (!['meta', 'mdat'].includes(box.type)) blank(bytes, box);
  for (const box of inMeta) if (!metaBoxes.has(box.type)) blank(bytes, box);
  for (const box of read.lists) if (!['ipco', 'ipma'].includes(box.type)) blank(bytes, box);
  for (const box of read.properties) if (!properties.has(box.type)) blank(bytes, box);
  for (const { id, typeAt, to } of read.items) {
    if (!read.kept.has(id)) bytes.set(bytesOf('free'), typeAt);
    bytes.fill(0, typeAt + 4, to);
  }
  const groups = atMostOne(inMeta, 'grpl');
  for (const box of groups ? boxesIn(bytes, groups.from, groups.to) : []) {
    if (box.type !== 'altr') blank(bytes, box);
  }
  // Around the kind of handler, what is reserved and its name.
  const handler = single(inMeta, 'hdlr');
  bytes.fill(0, handler.from + 4, handler.from + 8);
  bytes.fill(0, handler.from + 12, handler.to);
  keepBrands(bytes, start);
  return { ...sizeOf(bytes, read), bytes };
}

/** Films have their frames in a box of their own. */
function isStill(bytes: Uint8Array, start: Box, boxes: readonly Box[]): boolean {
  if (start.type !== 'ftyp') return false;
  holdParts((start.to - start.from) / 4, mostBrands);
  const named = textAt(bytes, start.from, start.to - start.from);
  return /^(?:.{4})*avif/s.test(named) && !boxes.some(({ type }) => type === 'moov');
}

function single(boxes: readonly Box[], wanted: string): Box {
  const [box, another] = boxes.filter(({ type }) => type === wanted);
  if (!box || another) throw new Unreadable();
  return box;
}

function atMostOne(boxes: readonly Box[], wanted: string): Box | undefined {
  return boxes.some(({ type }) => type === wanted) ? single(boxes, wanted) : undefined;
}

/** Replaces brands that say nothing of a still picture, and the version of the first one. */
function keepBrands(bytes: Uint8Array, { from, to }: Box): void {
  bytes.fill(0, from + 4, Math.min(from + 8, to));
  for (let at = from; at < to; at += 4) {
    const isVersion = at === from + 4;
    if (isVersion || brands.has(textAt(bytes, at, Math.min(4, to - at)))) continue;
    bytes.set(bytesOf('mif1').subarray(0, to - at), at);
  }
}

function blank(bytes: Uint8Array, { typeAt, from, to }: Box): void {
  bytes.set(bytesOf('free'), typeAt);
  bytes.fill(0, from, to);
}

interface Item {
  id: number;
  type: string;
  /** Where its type stands, and where its box ends. */
  typeAt: number;
  to: number;
}

interface Extent extends Range {
  id: number;
  /** Whether it counts from the beginning of the file (0) or of a store within the head (1). */
  method: number;
}

interface Meta {
  items: Item[];
  /** The items of which the picture consists. */
  kept: Set<number>;
  extents: Extent[];
  /** The properties, and which items have them. */
  lists: Box[];
  /** In their order, from 1. */
  properties: Box[];
  /** The properties of the item that is shown. */
  shown: number[];
}

function readMeta(bytes: Uint8Array, boxes: readonly Box[]): Meta {
  const numbers = numbersFrom(bytes, single(boxes, 'pitm').from);
  const id = numbers.next(numbers.next(4) >>> 24 === 0 ? 2 : 4);
  const items = itemsIn(bytes, single(boxes, 'iinf'));
  const references = atMostOne(boxes, 'iref');
  const thumbnails = references ? thumbnailsIn(bytes, references, items) : new Set<number>();
  const pictures = items.filter(({ id, type }) => pictureItems.has(type) && !thumbnails.has(id));
  const kept = new Set(pictures.map((item) => item.id));
  if (!kept.has(id)) throw new Unreadable();
  const inProperties = single(boxes, 'iprp');
  const lists = boxesIn(bytes, inProperties.from, inProperties.to);
  const container = single(lists, 'ipco');
  return {
    items,
    kept,
    lists,
    extents: extentsIn(bytes, single(boxes, 'iloc')),
    properties: boxesIn(bytes, container.from, container.to),
    shown: lists
      .filter(({ type }) => type === 'ipma')
      .flatMap((list) => propertiesOf(bytes, list, id)),
  };
}

function itemsIn(bytes: Uint8Array, { from, to }: Box): Item[] {
  const isShort = viewOf(bytes).getUint8(from) === 0;
  return boxesIn(bytes, from + (isShort ? 6 : 8), to).map((box) => {
    const version = viewOf(bytes).getUint8(box.from);
    if (box.type !== 'infe' || version < 2) throw new Unreadable();
    const numbers = numbersFrom(bytes, box.from + 4);
    const id = numbers.next(version === 2 ? 2 : 4);
    const typeAt = numbers.at + 2;
    return { id, type: textAt(bytes, typeAt, 4), typeAt, to: box.to };
  });
}

/** The items that are thumbnails. References may name nothing but items. */
function thumbnailsIn(bytes: Uint8Array, { from, to }: Box, items: readonly Item[]): Set<number> {
  const size = viewOf(bytes).getUint8(from) === 0 ? 2 : 4;
  const known = new Set(items.map(({ id }) => id));
  const thumbnails = new Set<number>();
  for (const box of boxesIn(bytes, from + 4, to)) {
    const numbers = numbersFrom(bytes, box.from);
    const id = numbers.next(size);
    const named = [id];
    for (let left = numbers.next(2); left > 0; left -= 1) named.push(numbers.next(size));
    if (numbers.at !== box.to || !named.every((one) => known.has(one))) throw new Unreadable();
    if (box.type === 'thmb') thumbnails.add(id);
  }
  return thumbnails;
}

function extentsIn(bytes: Uint8Array, { from, to }: Box): Extent[] {
  const numbers = numbersFrom(bytes, from);
  const version = numbers.next(4) >>> 24;
  const sizes = numbers.next(2);
  const [offset, length, base] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const;
  const index = version === 0 ? 0 : sizes & 15;
  const extents: Extent[] = [];
  const count = numbers.next(version < 2 ? 2 : 4);
  holdParts(count);
  for (let item = 0; item < count; item += 1) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const start = numbers.next(base);
    const parts = numbers.next(2);
    holdParts(extents.length + parts);
    for (let part = 0; part < parts; part += 1) {
      numbers.next(index);
      const at = start + numbers.next(offset);
      extents.push({ id, method, from: at, to: at + numbers.next(length) });
      if (numbers.at > to) throw new Unreadable();
    }
  }
  bytes.fill(0, numbers.at, to);
  return extents;
}

function propertiesOf(bytes: Uint8Array, { from, to }: Box, wanted: number): number[] {
  const numbers = numbersFrom(bytes, from);
  const head = numbers.next(4);
  const idSize = head >>> 24 === 0 ? 2 : 4;
  const isWide = (head & 1) === 1;
  const found: number[] = [];
  const count = numbers.next(4);
  holdParts(count);
  for (let left = count; left > 0; left -= 1) {
    const id = numbers.next(idSize);
    for (let parts = numbers.next(1); parts > 0; parts -= 1) {
      const place = numbers.next(isWide ? 2 : 1) & (isWide ? 0x7fff : 0x7f);
      if (id === wanted) found.push(place);
    }
    if (numbers.at > to) throw new Unreadable();
  }
  bytes.fill(0, numbers.at, to);
  return found;
}

function rangesOf({ extents, kept }: Meta, method: number, distance: number): Range[] {
  const known = extents.filter(({ id }) => kept.has(id));
  // A third way takes parts of other items, which no encoder of pictures does.
  if (known.some((extent) => extent.method > 1)) throw new Unreadable();
  return known
    .filter((extent) => extent.method === method)
    .map(({ from, to }) => ({ from: from + distance, to: to + distance }));
}

/** Overwrites all of some boxes but these ranges, which have to lie in them. */
function keepOnly(bytes: Uint8Array, boxes: readonly Box[], ranges: readonly Range[]): void {
  const isInside = ({ from, to }: Range) =>
    from <= to && boxes.some((box) => box.from <= from && to <= box.to);
  const length = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!ranges.every(isInside) || length > bytes.length) throw new Unreadable();
  const pieces = ranges.map(({ from, to }) => ({ from, piece: bytes.slice(from, to) }));
  for (const { from, to } of boxes) bytes.fill(0, from, to);
  for (const { from, piece } of pieces) bytes.set(piece, from);
}

function sizeOf(bytes: Uint8Array, { properties: all, shown }: Meta) {
  const view = viewOf(bytes);
  const sizeIn = ({ from }: Box) => ({
    width: view.getUint32(from + 4),
    height: view.getUint32(from + 8),
  });
  const sizes = all.filter(({ type }) => type === 'ispe').map(sizeIn);
  const own = shown.flatMap((place) => all[place - 1] ?? []);
  const size = own.find(({ type }) => type === 'ispe');
  const rotation = own.find(({ type }) => type === 'irot');
  if (!size) throw new Unreadable();
  // Parts that are larger than the whole would be decoded before they are cut.
  const huge = sizes.find(({ width, height }) => Math.max(width, height) > mostPixelsASide);
  const { width, height } = huge ?? sizeIn(size);
  const isTurned = rotation !== undefined && (view.getUint8(rotation.from) & 1) === 1;
  return isTurned ? { width: height, height: width } : { width, height };
}
