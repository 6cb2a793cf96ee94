import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { migrationsAfter } from '../../database/migrateDatabase';
import { openFolderDatabase } from '../../database/openFolderDatabase';
import * as schema from '../../database/schema';
import { reasonOf } from '../../process/startError';
import { CommandError } from '../administration';
import { loadBackup, requireKnown } from './loadBackup';
import { readEveryView } from './readEveryView';
import { verifyBackup } from './readBackup';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Rows read at once. */
const rowsPerPage = 2_000;

/**
 * Restores a backup into a temporary database, migrates it and reads everything in it: a rehearsal
 * of an upgrade that does not touch the school.
 *
 * @param path of a file that `backup` wrote
 * @throws CommandError with the problem that an upgrade would have
 */
export async function rehearse(path: string, print: (line: string) => void): Promise<void> {
  const { header, rows } = await verifyBackup(path);
  requireKnown(header, path);
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-rehearsal-')).catch((error: unknown) => {
    throw new CommandError(
      `No temporary folder can be created in ${tmpdir()}: ${reasonOf(error)}. Set TMPDIR to another folder.`,
    );
  });
  const remove = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(128 + constants.signals[signal]);
  };
  // It contains the school: an interrupted command must leave nothing behind.
  signals.forEach((signal) => process.once(signal, remove));
  try {
    const began = performance.now();
    // Restoring checks every constraint and the numbers of rows before it migrates.
    const opened = await openFolderDatabase(join(folder, 'school'), (database) =>
      loadBackup(database, path),
    );
    const restored = performance.now();
    try {
      await readEveryTable(opened.database);
      const calls = await readEveryView(opened.database);
      const checked = performance.now();
      const migrations = migrationsAfter(header.migration);
      print(
        `The rehearsal succeeded. ${rows} rows were restored and ${migrations} ${migrations === 1 ? 'migration' : 'migrations'} applied in ${seconds(restored - began)} s; ` +
          `every table and ${calls} pages were read in ${seconds(checked - restored)} s. Nothing was kept.`,
      );
    } finally {
      await opened.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    signals.forEach((signal) => process.off(signal, remove));
  }
}

/** Reads tables through the server's schema, which reveals columns that it does not understand. */
async function readEveryTable(database: Database): Promise<void> {
  const tables: unknown[] = Object.values(schema);
  for (const table of tables) {
    if (!is(table, PgTable)) continue;
    try {
      for (let offset = 0; ; offset += rowsPerPage) {
        const page = await database.select().from(table).limit(rowsPerPage).offset(offset);
        if (page.length < rowsPerPage) break;
      }
    } catch (error) {
      throw new CommandError(
        `The table ${getTableName(table)} cannot be read after the upgrade: ${String(error)}. Keep your current version, and report this.`,
      );
    }
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
