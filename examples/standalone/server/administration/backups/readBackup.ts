import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { codeOf, reasonOf } from '../../process/startError';
import { CommandError } from '../administration';
import { formatVersion, rowStart, type BackupHeader, type TableRows } from './backupFormat';

/** Limits of a batch: the number of rows, and the number of characters after which it ends. */
const mostRows = 500;
const enoughCharacters = 1_000_000;
/** No row that the server writes is nearly as long. */
const longestLine = 64 * 1024 * 1024;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const headerSchema = z.object({
  quizwright: z.literal('backup'),
  format: z.number().int(),
  migration: z.number().int(),
  at: z.string(),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })),
});
const trailerSchema = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.number().int()),
  sha256: z.string(),
});

/** An opened backup. */
export interface ReadBackup {
  header: BackupHeader;
  /** In the order of the header's tables. An error in the file is thrown where it is found. */
  batches: AsyncGenerator<TableRows>;
}

/** A summary of a backup. */
export interface BackupContents {
  header: BackupHeader;
  /** The number of rows of all tables. */
  rows: number;
}

/**
 * Opens a backup.
 *
 * @throws CommandError when the file is missing, damaged or not a backup; so do its batches
 */
export async function readBackup(path: string): Promise<ReadBackup> {
  const lines = linesOf(path);
  const first = await lines.next();
  const header = first.done ? undefined : parse(headerSchema, first.value);
  if (!header) {
    await lines.return(undefined);
    throw foreign(path);
  }
  if (header.format > formatVersion) {
    await lines.return(undefined);
    throw new CommandError(
      `${path} was written by a newer version of Quizwright. Install that version, or a later one.`,
    );
  }
  const hash = createHash('sha256')
    .update(first.value as Buffer)
    .update('\n');
  const isWhole = (trailer: unknown, rows: Record<string, number>): boolean => {
    const expected = trailerSchema.safeParse(trailer).data;
    if (!expected || expected.sha256 !== hash.digest('hex')) return false;
    return header.tables.every(({ name }) => expected.rows[name] === rows[name]);
  };

  async function* batches(): AsyncGenerator<TableRows> {
    const rows = Object.fromEntries(header!.tables.map(({ name }) => [name, 0]));
    const names = header!.tables.map(({ name }) => name);
    let turn = 0;
    let batch: TableRows = { table: names[0] ?? '', rows: [] };
    let characters = 0;
    for await (const line of lines) {
      const text = line.toString('utf8');
      if (text.startsWith('{')) {
        if (batch.rows.length > 0) yield batch;
        if (!isWhole(jsonOf(text), rows)) throw damaged(path);
        if (!(await lines.next()).done) throw damaged(path);
        return;
      }
      hash.update(line).update('\n');
      while (turn < names.length && !text.startsWith(rowStart(names[turn]!))) turn += 1;
      const table = names[turn];
      if (table === undefined || !text.endsWith(']')) throw damaged(path);
      const isFull = batch.rows.length >= mostRows || characters >= enoughCharacters;
      if (batch.table !== table || isFull) {
        if (batch.rows.length > 0) yield batch;
        batch = { table, rows: [] };
        characters = 0;
      }
      const row = text.slice(rowStart(table).length, -1);
      batch.rows.push(row);
      characters += row.length;
      rows[table] = (rows[table] ?? 0) + 1;
    }
    throw cut(path);
  }
  return { header, batches: batches() };
}

/**
 * Reads a backup to its end and keeps nothing.
 *
 * @throws CommandError when the file is missing, damaged or not a backup
 */
export async function verifyBackup(path: string): Promise<BackupContents> {
  const { header, batches } = await readBackup(path);
  let rows = 0;
  for await (const batch of batches) rows += batch.rows.length;
  return { header, rows };
}

/** The lines of a compressed file, without their ends, as bytes: only \n ends a line here. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.once('error', (error) => gunzip.destroy(error));
  let begun: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  try {
    for await (const chunk of file.pipe(gunzip) as AsyncIterable<Buffer>) {
      isFirst = false;
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, end)]);
        begun = [];
        length = 0;
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > longestLine) throw damaged(path);
    }
    if (length > 0) throw cut(path);
  } catch (error) {
    throw unreadable(path, error, isFirst);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

function unreadable(path: string, error: unknown, isFirst: boolean): unknown {
  const code = codeOf(error);
  if (error instanceof CommandError || code === undefined) return error;
  if (code === 'Z_BUF_ERROR') return cut(path);
  if (!code.startsWith('Z_')) {
    return new CommandError(
      `${path} cannot be read: ${reasonOf(error)}. Give the path of a file that \`backup\` wrote.`,
    );
  }
  return isFirst ? foreign(path) : damaged(path);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<Shape>(schema: z.ZodType<Shape>, line: Buffer): Shape | undefined {
  return schema.safeParse(jsonOf(line.toString('utf8'))).data;
}

const foreign = (path: string) =>
  new CommandError(
    `${path} is not a Quizwright backup, or its beginning is damaged. Give a file that \`backup\` wrote.`,
  );
const cut = (path: string) =>
  new CommandError(
    `${path} is cut short: its end is missing. Copy it again from its source, or take another backup.`,
  );
const damaged = (path: string) =>
  new CommandError(
    `${path} has been damaged or changed since it was written. Copy it again from its source, or take another backup.`,
  );
