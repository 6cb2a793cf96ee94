import { recordAudit } from '../../audit/recordAudit';
import { databaseTime } from '../../database/databaseClock';
import { openDatabase, type Database, type OpenDatabaseOptions } from '../../database/openDatabase';
import { loadBackup, requireKnown } from './loadBackup';
import { verifyBackup } from './readBackup';

type Place = Pick<OpenDatabaseOptions, 'dataDir' | 'databaseUrl'>;

/**
 * Restores a backup into the database of the environment, whichever kind it came from, and migrates
 * it. The file is read to its end before anything changes, and a failure leaves nothing behind.
 *
 * @param path of a file that `backup` wrote
 * @throws CommandError when the file is damaged or of a newer version, or an account exists
 * @throws StartError when the database cannot be used, or a server has its folder open
 */
export async function restore(
  path: string,
  { dataDir, databaseUrl }: Place,
  print: (line: string) => void,
): Promise<void> {
  const { header, rows } = await verifyBackup(path);
  requireKnown(header, path);
  const load = (database: Database) =>
    database.transaction(async (tx) => {
      await loadBackup(tx, path);
      await recordAudit(tx, {
        action: 'school.restore',
        at: await databaseTime(tx),
        by: 'command',
        subject: 'school',
        after: { taken_at: header.at },
      });
    });
  const opened = await openDatabase({ dataDir, databaseUrl, firstStart: load });
  try {
    // The tables already existed, perhaps of a school without accounts.
    if (!opened.isFirstStart) await load(opened.database);
    print(`Restored ${rows} rows from ${path}, taken at ${header.at}. Database: ${opened.place}`);
  } finally {
    await opened.close();
  }
}
