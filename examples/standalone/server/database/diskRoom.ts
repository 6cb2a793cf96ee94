import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * How much of the disk a running server leaves alone, in MB. PostgreSQL ends when its log cannot grow by a
 * file of 16 MB, so writes are refused well before that.
 */
export const reservedMegabytes = 64;

/** How much a first start needs, in MB: the database, its log, and what a running server leaves alone. */
export const megabytesOfFirstStart = 64 + reservedMegabytes;

/** How much it takes to open a database that is there, in MB: two files of the log. */
export const megabytesToOpen = 32;

/** Megabytes that this user can still write to a folder; Infinity where the file system does not tell. */
export function megabytesLeft(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / megabyte);
}
