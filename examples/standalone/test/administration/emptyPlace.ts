import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabaseOptions } from '../../server/database/openDatabase';
import { newDatabase } from '../postgres/newDatabase';

export interface EmptyPlace extends Pick<OpenDatabaseOptions, 'dataDir' | 'databaseUrl'> {
  remove: () => Promise<void>;
}

/**
 * An empty place for a school: a folder that does not exist yet, or an empty PostgreSQL database.
 */
export async function emptyPlace(
  kind: 'embedded' | 'server' = inject('postgresUrl') === undefined ? 'embedded' : 'server',
): Promise<EmptyPlace> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const dataDir = join(folder, 'school');
  if (kind === 'embedded') {
    return { dataDir, databaseUrl: undefined, remove: () => Promise.resolve(removeFolder()) };
  }
  const { url, drop } = await newDatabase(inject('postgresUrl'), 'nothing');
  return {
    dataDir,
    databaseUrl: url,
    remove: async () => {
      removeFolder();
      await drop();
    },
  };
}
