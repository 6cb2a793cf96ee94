import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The version of the format; raised when an older version could misread a file. */
export const formatVersion = 1;

/** A table in a backup: its name, and the columns to restore. */
export interface BackupTable {
  name: string;
  columns: string[];
}

/** The first line of a backup. */
export interface BackupHeader {
  quizwright: 'backup';
  format: number;
  /** The newest migration of the tables, by its time in milliseconds since 1970. */
  migration: number;
  /** When it was taken, ISO 8601. */
  at: string;
  /** In the order of their rows. */
  tables: BackupTable[];
}

/** The last line. A file without it is incomplete. */
export interface BackupTrailer {
  end: true;
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Hash of every byte before this line, in hexadecimal digits. */
  sha256: string;
}

/** Rows of one table, each the JSON text of an object. */
export interface TableRows {
  table: string;
  rows: string[];
}

/**
 * The lines of a backup: the header, a line `["table",{…}]` for each row, the trailer.
 *
 * @param batches in the order of the header's tables
 */
export async function* encodeBackup(
  header: BackupHeader,
  batches: AsyncIterable<TableRows>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const rows = Object.fromEntries(header.tables.map(({ name }) => [name, 0]));
  yield hashed(`${JSON.stringify(header)}\n`);
  for await (const batch of batches) {
    if (batch.rows.length === 0) continue;
    rows[batch.table] = (rows[batch.table] ?? 0) + batch.rows.length;
    yield hashed(batch.rows.map((row) => `${rowStart(batch.table)}${row}]\n`).join(''));
  }
  const trailer: BackupTrailer = { end: true, rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(trailer)}\n`;
}

/** The beginning of a row's line; the row and a bracket follow. */
export function rowStart(table: string): string {
  return `[${JSON.stringify(table)},`;
}

/** Compresses text as it arrives. */
export async function* zipped(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  const feeding = pipeline(Readable.from(text), gzip);
  // The reading end fails with the same error.
  feeding.catch(() => undefined);
  try {
    for await (const chunk of gzip) yield chunk as Buffer;
  } finally {
    gzip.destroy();
    await feeding.catch(() => undefined);
  }
}
