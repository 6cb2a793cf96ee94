import type { Administration } from '../administration';
import { encodeBackup, formatVersion, zipped } from './backupFormat';
import { withSnapshot } from './snapshot';

/**
 * Writes the whole database, as of one instant, to a new file, while the school works.
 *
 * @throws CommandError when the file exists or cannot be written
 */
export async function backUp(
  { database, clock, print, writeFile }: Administration,
  file: string,
): Promise<void> {
  const at = clock().toISOString();
  let rows = 0;
  await withSnapshot(database, async ({ migration, tables, batches }) => {
    const counted = async function* () {
      for await (const batch of batches) {
        rows += batch.rows.length;
        yield batch;
      }
    };
    const header = { quizwright: 'backup', format: formatVersion, migration, at, tables } as const;
    await writeFile(file, zipped(encodeBackup(header, counted())));
  });
  print(
    `Backed up ${rows} rows to ${file}. It holds password hashes and the keys that sign tokens: keep it where no one else can read it.`,
  );
}
