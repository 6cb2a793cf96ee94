import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../../server/database/folderLock';

/** At the given moment, tries to lock the given folder, and holds it for a while. */
const [dataDir = '', moment = '0'] = process.argv.slice(2);

console.log('ready');
while (Date.now() < Number(moment)) await wait(1);
try {
  lockFolder(dataDir);
  console.log('locked');
  await wait(60_000);
} catch (error) {
  console.log(`refused ${String(error)}`);
}
