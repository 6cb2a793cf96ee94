import { lstat, open, readdir, rm } from 'node:fs/promises';
import { domainToASCII } from 'node:url';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { repeatWhileRunning } from '../kernel/repeat';
import { codeOf } from '../process/startError';

/**
 * How long a mail is kept if it does not say how long its code is valid, as most do not: 7 days.
 */
export const keptMs = 7 * 24 * 60 * 60_000;
const intervalMs = 5 * 60_000;

/** The names that `nameOf` makes; other files are never touched. */
const ours = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}\.eml$/;
/** Our headers are shorter than this. */
const longestHead = 16 * 1024;

/** The name of a mail's file. Windows allows no colons in names. */
export function nameOf(writtenAt: Date, random: string): string {
  return `${writtenAt.toISOString().replaceAll(':', '-')}-${random}.eml`;
}

/**
 * Deletes the mails in a folder whose code has expired.
 *
 * @param now by the clock of this machine, which also named the files
 */
export async function deleteOldMails(folder: string, now: Date): Promise<void> {
  await deleteMails(folder, ({ expiresAt }) => expiresAt <= now);
}

/**
 * Deletes the mails in a folder to any of these addresses.
 *
 * @returns how many there were
 * @throws the error of the first file that could not be read or deleted, after all others
 */
export function deleteMailsTo(folder: string, addresses: readonly string[]): Promise<number> {
  const theirs = new Set(addresses.flatMap((address) => [address, encoded(address)]));
  return deleteMails(folder, ({ to }) => theirs.has(to));
}

/** Deletes old mails when the server is ready, and every 5 minutes until it closes. */
export function deleteOldMailsWhileRunning(app: FastifyInstance, folder: string): void {
  const work = () => deleteOldMails(folder, new Date());
  const run = repeatWhileRunning(app, { name: 'deleting old mails', intervalMs, work });
  app.addHook('onReady', (done) => {
    void run();
    done();
  });
}

interface Kept {
  /** In lower case. */
  to: string;
  expiresAt: Date;
}

async function deleteMails(folder: string, isOver: (mail: Kept) => boolean): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const name of await namesIn(folder)) {
    const writtenAt = ours.exec(name);
    if (!writtenAt) continue;
    const path = join(folder, name);
    try {
      if (!(await lstat(path)).isFile()) continue;
      const head = await headOf(path);
      const expires = new Date(field(head, 'Expires'));
      const [, date, minutes, seconds] = writtenAt;
      const written = new Date(`${date}:${minutes}:${seconds}`).getTime();
      const expiresAt = Number.isNaN(expires.getTime()) ? new Date(written + keptMs) : expires;
      if (!isOver({ to: field(head, 'To').toLowerCase(), expiresAt })) continue;
      await rm(path);
      count += 1;
    } catch (error) {
      // Another process has removed it.
      if (codeOf(error) !== 'ENOENT') failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The lines before the first empty one, unfolded. */
async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    return (text.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');
  } finally {
    await file.close();
  }
}

function field(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*?) *$`, 'mi').exec(head)?.[1] ?? '';
}

/** Encoded as mail programs write an address whose domain has non-ASCII letters. */
function encoded(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
