import { link, open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codeOf, reasonOf } from '../process/startError';
import { CommandError } from './administration';

/**
 * Writes a new file: readable by this user alone, and visible only once it is complete and on disk.
 *
 * @throws CommandError when the file exists or cannot be written; errors of `chunks` are passed on
 */
export async function writeNewFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const whole = resolve(path);
  const part = `${whole}.part`;
  const file = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? leftBehind(part) : unwritable(whole, error);
  });
  try {
    for await (const chunk of chunks) {
      // Not `write`, which may write only a part.
      await file.appendFile(chunk).catch((error: unknown) => {
        throw unwritable(whole, error);
      });
    }
    await file.sync();
    // Unlike a rename, a link never replaces an existing file.
    await link(part, whole).catch((error: unknown) => {
      throw unwritable(whole, error);
    });
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
}

function leftBehind(part: string): CommandError {
  return new CommandError(
    `${part} already exists. Another command may be writing it. If not, one was interrupted: remove the file.`,
  );
}

function unwritable(path: string, error: unknown): CommandError {
  return new CommandError(
    codeOf(error) === 'EEXIST'
      ? `${path} already exists. Give another name, or remove it.`
      : `${path} cannot be written: ${reasonOf(error)}. Give a place that has room and that this user can write to.`,
  );
}
