import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { migrateDatabase } from '../../server/database/migrateDatabase';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import * as schema from '../../server/database/schema';
import { newDatabase } from '../postgres/newDatabase';
import { openBlank } from './blankDatabase';

/**
 * An empty database with the tables of this version, deleted when closed: on a PostgreSQL server in
 * the project `server-postgres`, embedded and in memory in the project `server`.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('postgresUrl') as string | undefined;
  return serverUrl === undefined ? openInMemory() : openOnServer(serverUrl);
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(serverUrl, 'tables');
  const opened = await openServerDatabase(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

let prepared: Promise<Blob> | undefined;

async function prepare(): Promise<Blob> {
  const client = await openBlank();
  await migrateDatabase(drizzle(client, { schema }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** The first call in a process takes a few seconds; later ones copy its result. */
async function openInMemory(): Promise<OpenDatabase> {
  prepared ??= prepare();
  const client = await PGlite.create({ loadDataDir: await prepared });
  return {
    database: drizzle(client, { schema }),
    isFirstStart: true,
    place: 'memory',
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}
