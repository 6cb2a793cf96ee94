import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inspectFolder } from '../database/dataFolder';
import { migrationsAfter, newestApplied } from '../database/migrateDatabase';
import * as schema from '../database/schema';
import { connect, placeOf } from '../database/serverConnection';
import { CommandError } from './administration';

/**
 * Refuses to create or migrate a school, which a command in the wrong folder, or of a newer version
 * than the servers, would otherwise do. Only `start` and `restore` may.
 *
 * @throws CommandError where there is no school, or one of an earlier version on PostgreSQL
 * @throws StartError where PostgreSQL cannot be reached
 */
export async function requireSchool({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<void> {
  if (databaseUrl === undefined) {
    const folder = resolve(dataDir);
    if (existsSync(folder) && inspectFolder(folder) !== 'new') return;
    throw none(`in ${folder}`, 'DATA_DIR');
  }
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
    );
    if (!rows[0]?.is_there) throw none(`in the database ${placeOf(client)}`, 'DATABASE_URL');
    if (migrationsAfter(await newestApplied(drizzle(client, { schema }))) > 0) {
      throw new CommandError(
        `The database ${placeOf(client)} is from an earlier version of Quizwright. Use the command of that version, or start this version first to upgrade the tables.`,
      );
    }
  } finally {
    await client.end();
  }
}

function none(place: string, variable: string): CommandError {
  return new CommandError(
    `There is no school ${place}. Set ${variable} as for the server, or start the server first to create one.`,
  );
}
