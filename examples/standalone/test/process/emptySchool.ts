import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/openDatabase';

let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-empty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'school');
  await (await openDatabase({ dataDir })).close();
  return dataDir;
}

/**
 * Makes a data folder with an embedded database and no rows, for tests of what follows the first
 * start, which takes seconds: the first call in a process makes one, and later ones copy it.
 */
export async function copyEmptySchool(dataDir: string): Promise<void> {
  prepared ??= prepare();
  cpSync(await prepared, dataDir, { recursive: true, preserveTimestamps: true });
}
