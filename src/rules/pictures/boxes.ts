import { holdParts, textAt, Unreadable, viewOf } from './bytes';

/** A box of a file in the ISO base media format (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  /** Where its type stands. */
  typeAt: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/**
 * The boxes in a part of a file.
 *
 * @throws Unreadable, TooManyParts, RangeError
 */
export function boxesIn(file: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(file);
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > to) throw new Unreadable();
    boxes.push({
      type: textAt(file, at + 4, 4),
      typeAt: at + 4,
      from: at + head,
      to: at + length,
    });
    holdParts(boxes.length);
    at += length;
  }
  return boxes;
}

/** Reads numbers one after the other, the highest byte first. */
export function numbersFrom(file: Uint8Array, from: number) {
  const view = viewOf(file);
  let at = from;
  return {
    get at() {
      return at;
    },
    /** @param size in bytes: 0 reads nothing, and is 0 */
    next(size: number): number {
      const start = at;
      at += size;
      switch (size) {
        case 0:
          return 0;
        case 1:
          return view.getUint8(start);
        case 2:
          return view.getUint16(start);
        case 4:
          return view.getUint32(start);
        case 8:
          return Number(view.getBigUint64(start));
        default:
          throw new Unreadable();
      }
    },
  };
}
