import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeNewFile } from '../../server/administration/newFile';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();

async function* chunksOf(...sizes: number[]) {
  for (const size of sizes) yield await Promise.resolve(Buffer.alloc(size, 'x'));
}

test('a chunk that the system writes in pieces arrives whole', async () => {
  const fs = await import('node:fs/promises');
  const probe = await fs.open(join(folder, 'probe'), 'w');
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const { write } = prototype as {
    write: (this: unknown, buffer: Uint8Array) => Promise<unknown>;
  };
  const spy = vi
    .spyOn(prototype, 'write')
    // A nearly full disk does this.
    .mockImplementation(function (this: unknown, buffer: unknown) {
      const piece = (buffer as Uint8Array).subarray(0, 1_000);
      return write.call(this, piece) as never;
    });
  try {
    await writeNewFile(join(folder, 'pieces'), chunksOf(3_500));
  } finally {
    spy.mockRestore();
  }
  expect(readFileSync(join(folder, 'pieces'))).toHaveLength(3_500);
});

test('the leftovers of an interrupted command are reported, and stay', async () => {
  const part = join(folder, 'interrupted.part');
  writeFileSync(part, 'half');
  await expect(writeNewFile(join(folder, 'interrupted'), chunksOf(1))).rejects.toThrow(
    `${part} already exists. Another command may be writing it.`,
  );
  expect(readFileSync(part, 'utf8')).toBe('half');
});

test('nothing remains of an unfinished file, and no file is overwritten', async () => {
  const place = join(folder, 'place');
  mkdirSync(place);
  const broken = async function* () {
    yield* chunksOf(10);
    throw new Error('the reader has gone');
  };
  await expect(writeNewFile(join(place, 'a'), broken())).rejects.toThrow('the reader has gone');
  expect(readdirSync(place)).toEqual([]);
  await writeNewFile(join(place, 'a'), chunksOf(10));
  await expect(writeNewFile(join(place, 'a'), chunksOf(20))).rejects.toThrow('already exists');
  expect(readFileSync(join(place, 'a'))).toHaveLength(10);
  expect(readdirSync(place)).toEqual(['a']);
});
