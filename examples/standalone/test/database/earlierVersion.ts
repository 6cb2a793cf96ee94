import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { migrateDatabase } from '../../server/database/migrateDatabase';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import * as schema from '../../server/database/schema';
import { newDatabase } from '../postgres/newDatabase';
import { openBlank } from './blankDatabase';

const migrations = fileURLToPath(new URL('../../server/database/migrations', import.meta.url));

/** Runs `use` with a folder that contains only the first migrations. */
async function withFirst(count: number, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-migrations-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const journal = join(folder, 'meta', '_journal.json');
    const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A database that an earlier version of the server wrote, opened by this one: on a PostgreSQL
 * server in the project `server-postgres`, embedded and in memory in the project `server`.
 *
 * @param count how many migrations that version had
 * @param statements what it wrote
 */
export function openEarlierVersion(
  count: number,
  statements: readonly string[],
): Promise<OpenDatabase> {
  return openAsWritten(count, statements, migrateDatabase);
}

/** The same, as that version left it. */
export function openUnmigrated(
  count: number,
  statements: readonly string[],
): Promise<OpenDatabase> {
  return openAsWritten(count, statements);
}

async function openAsWritten(
  count: number,
  statements: readonly string[],
  migrateOn?: typeof migrateDatabase,
): Promise<OpenDatabase> {
  const serverUrl = inject('postgresUrl') as string | undefined;
  if (serverUrl === undefined) {
    const client = await openBlank();
    const database = drizzleEmbedded(client, { schema });
    await withFirst(count, (migrationsFolder) => migrateEmbedded(database, { migrationsFolder }));
    for (const statement of statements) await database.execute(sql.raw(statement));
    await migrateOn?.(database);
    return { database, isFirstStart: false, place: 'memory', close: () => client.close() };
  }
  const { url, drop } = await newDatabase(serverUrl, 'nothing');
  const client = new Client({ connectionString: url });
  await client.connect();
  const database = drizzleServer(client, { schema });
  await withFirst(count, (migrationsFolder) => migrateServer(database, { migrationsFolder }));
  for (const statement of statements) await client.query(statement);
  if (!migrateOn) {
    const close = () => client.end().then(drop);
    return { database, isFirstStart: false, place: url, close };
  }
  await client.end();
  const opened = await openServerDatabase(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
