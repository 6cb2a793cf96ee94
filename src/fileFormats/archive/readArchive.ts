import { Inflate } from 'fflate';
import type { Pauses } from '../../base/slices';
import { decodeExactly, decodeIn } from '../../files/encodings';

/** Why an archive is not read. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';

  constructor(readonly kind: 'broken' | 'encrypted' | 'overlapping' | 'tooLarge') {
    super(`Quizwright: this archive is not read, because it is ${kind}.`);
  }
}

export interface ArchiveEntry {
  path: string;
  /** Its path as the archive has it, where that does not say in which encoding. */
  unsurePath?: Uint8Array;
  /** In bytes, as the archive says. */
  size: number;
  packedSize: number;
  isPacked: boolean;
  /** Where its header begins. */
  start: number;
}

/** Far more than a course has. */
const mostEntries = 20_000;
/** Of all files that are read, unpacked: more than 10,000 questions take. */
const mostBytes = 60_000_000;
/** How much longer than its packed form a file may be; XML reaches 30. */
const mostRatio = 250;
/** Below it, the ratio says nothing: a file of blanks is harmless. */
const freeBytes = 1_000_000;
/** Packed bytes between pauses. */
const sliceBytes = 8_192;

const read = async (blob: Blob, start: number, end: number): Promise<DataView> =>
  new DataView(await blob.slice(start, end).arrayBuffer());

const bytesOf = (view: DataView): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

const usesUtf8 = 0x800;
const utf8PathMark = 0x7075;

/** The path in UTF-8 that some archives add to one in the encoding of their system. */
function addedPath(extra: DataView): Uint8Array | undefined {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    const length = extra.getUint16(at + 2, true);
    if (at + 4 + length > extra.byteLength) return undefined;
    // After its version and a checksum.
    if (extra.getUint16(at, true) === utf8PathMark && length > 5) {
      return bytesOf(extra).subarray(at + 9, at + 4 + length);
    }
  }
  return undefined;
}

/** Some archives of Windows part folders as Windows does. */
export const tidyPath = (path: string): string => path.replaceAll('\\', '/');

const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;
const headerMark = 0x04034b50;
const headerLength = 30;

/** A path that says its encoding, or is in UTF-8 all the same, and one that does not. */
function pathOf(
  name: Uint8Array,
  added: Uint8Array | undefined,
  isUtf8: boolean,
): Pick<ArchiveEntry, 'path' | 'unsurePath'> {
  const path = decodeExactly(added ?? name, 'utf-8');
  if (path !== null || isUtf8) return { path: tidyPath(path ?? decodeIn(name, 'utf-8')) };
  return { path: '', unsurePath: name };
}

/** Where the list of entries is, which an archive says at its end, before its comment. */
async function directoryOf(blob: Blob): Promise<DataView> {
  const from = Math.max(0, blob.size - 0xffff - endLength);
  const tail = await read(blob, from, blob.size);
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endMark) continue;
    const count = tail.getUint16(at + 10, true);
    const length = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    if (count > mostEntries) throw new ArchiveFault('tooLarge');
    if (start + length > blob.size) throw new ArchiveFault('broken');
    return read(blob, start, start + length);
  }
  throw new ArchiveFault('broken');
}

/**
 * Lists the files of a .zip archive. Only their list is read, so the archive may be larger than
 * memory. A path in an unknown encoding is empty.
 *
 * @throws ArchiveFault if it is no such archive, encrypted, or has too many or overlapping entries
 */
export async function listArchive(blob: Blob, pauses: Pauses): Promise<ArchiveEntry[]> {
  const directory = await directoryOf(blob);
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at + entryLength <= directory.byteLength;) {
    await pauses();
    if (directory.getUint32(at, true) !== entryMark) throw new ArchiveFault('broken');
    if (entries.length >= mostEntries) throw new ArchiveFault('tooLarge');
    const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)];
    if ((flags & 1) !== 0) throw new ArchiveFault('encrypted');
    const nameLength = directory.getUint16(at + 28, true);
    const extraLength = directory.getUint16(at + 30, true);
    const nameEnd = at + entryLength + nameLength;
    const next = nameEnd + extraLength + directory.getUint16(at + 32, true);
    if (next > directory.byteLength) throw new ArchiveFault('broken');
    const name = bytesOf(directory).subarray(at + entryLength, nameEnd);
    if (method === 0 || method === 8) {
      const extra = new DataView(directory.buffer, directory.byteOffset + nameEnd, extraLength);
      entries.push({
        ...pathOf(name, addedPath(extra), (flags & usesUtf8) !== 0),
        packedSize: directory.getUint32(at + 20, true),
        size: directory.getUint32(at + 24, true),
        isPacked: method === 8,
        start: directory.getUint32(at + 42, true),
      });
    }
    at = next;
  }
  requireApart(entries);
  return entries;
}

/**
 * A small archive whose entries share their bytes unpacks to any size.
 *
 * @throws ArchiveFault if entries overlap
 */
function requireApart(entries: readonly ArchiveEntry[]): void {
  let end = 0;
  for (const { start, packedSize } of [...entries].sort((one, other) => one.start - other.start)) {
    if (start < end) throw new ArchiveFault('overlapping');
    end = start + headerLength + packedSize;
  }
}

/** Unpacks what an archive may have packed a thousandfold, and stops at the size that it said. */
async function unpack(packed: Uint8Array, size: number, pauses: Pauses): Promise<Uint8Array> {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new ArchiveFault('broken');
    unpacked.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += sliceBytes) {
      inflate.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
      await pauses();
    }
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('broken');
  }
  if (length !== size) throw new ArchiveFault('broken');
  return unpacked;
}

/**
 * Reads files of an archive, one by one and within bounds, whatever the archive says of itself.
 *
 * @throws ArchiveFault if one of them is not what the archive says, or they are too large
 */
export async function* readEntries(
  blob: Blob,
  entries: readonly ArchiveEntry[],
  pauses: Pauses,
): AsyncGenerator<{ path: string; bytes: Uint8Array }, void, undefined> {
  let total = 0;
  for (const { path, size, packedSize, isPacked, start } of entries) {
    total += size;
    const isBomb = size > freeBytes && size > packedSize * mostRatio;
    if (total > mostBytes || isBomb) throw new ArchiveFault('tooLarge');
    const header = await read(blob, start, start + headerLength);
    if (header.byteLength < headerLength || header.getUint32(0, true) !== headerMark) {
      throw new ArchiveFault('broken');
    }
    const from = start + headerLength + header.getUint16(26, true) + header.getUint16(28, true);
    const packed = bytesOf(await read(blob, from, from + packedSize));
    if (packed.length !== packedSize) throw new ArchiveFault('broken');
    if (!isPacked && packedSize !== size) throw new ArchiveFault('broken');
    yield { path, bytes: isPacked ? await unpack(packed, size, pauses) : packed };
  }
}
