import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * Disk space that a running server leaves free, in MB. PostgreSQL ends when its log cannot grow by
 * a file of 16 MB, so writes are refused well before that.
 */
export const reservedMegabytes = 64;

/**
 * Disk space for a first start, in MB: the database, its log, and the space that a running server
 * leaves free.
 */
export const megabytesOfFirstStart = 64 + reservedMegabytes;

/** Disk space for opening an existing database, in MB: two files of the log. */
export const megabytesToOpen = 32;

/**
 * Megabytes that this user can still write to a folder; Infinity where the file system does not
 * report it.
 */
export function megabytesLeft(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / megabyte);
}
