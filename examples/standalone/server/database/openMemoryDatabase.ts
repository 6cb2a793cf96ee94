import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';

let template: Promise<Blob> | undefined;

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  await migrateDatabase(drizzle(client, { schema }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * An empty database of the same schema that lives in memory and is gone when closed: for tests. The first
 * call in a process takes a few seconds, each later one copies what the first has made.
 */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  template ??= makeTemplate();
  const client = await PGlite.create({ loadDataDir: await template });
  return {
    database: drizzle(client, { schema }),
    isFirstStart: true,
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}
