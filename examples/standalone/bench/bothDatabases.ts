import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../server/database/openDatabase';
import { startPostgres } from '../test/database/postgresServer';

/** An empty database, and the environment of a server that serves it. */
export interface EmptyDatabase {
  name: 'PostgreSQL' | 'Embedded database';
  open: () => Promise<OpenDatabase>;
  env: Record<string, string>;
}

/** Does the same on PostgreSQL and on the embedded database, which are gone afterwards. */
export async function onBothDatabases<Result>(
  act: (database: EmptyDatabase) => Promise<Result>,
): Promise<Result[]> {
  return [await onPostgres(act), await onEmbedded(act)];
}

async function onPostgres<Result>(act: (database: EmptyDatabase) => Promise<Result>) {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url('postgres');
  try {
    const open = () => openDatabase({ dataDir: '', databaseUrl });
    return await act({ name: 'PostgreSQL', open, env: { DATABASE_URL: databaseUrl } });
  } finally {
    await postgres.remove();
  }
}

async function onEmbedded<Result>(act: (database: EmptyDatabase) => Promise<Result>) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  const dataDir = join(folder, 'school');
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    return await act({ name: 'Embedded database', open: () => openDatabase({ dataDir }), env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
