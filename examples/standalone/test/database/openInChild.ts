import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/openDatabase';
import { schoolName } from './schoolName';

/**
 * Opens the given folder, or the database of `DATABASE_URL`, keeps it open, and prints what
 * happened. With `stall`, its first start never ends.
 */
const [dataDir = '', mode = 'hold'] = process.argv.slice(2);

try {
  const opened = await openDatabase({
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    firstStart: async (database) => {
      await schoolName.write(database, 'half-made');
      console.log('seeding');
      if (mode === 'stall') await wait(60_000);
      await schoolName.write(database, 'whole');
    },
  });
  console.log(`opened ${await schoolName.read(opened.database)}`);
  await wait(60_000);
} catch (error) {
  console.log(`refused ${String(error)}`);
  process.exitCode = 1;
}
