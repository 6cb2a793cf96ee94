import { recordAudit } from '../../audit/recordAudit';
import type { Administration } from '../administration';
import { archiveOf } from './archive';
import { lockPerson } from '../userRow';
import { printable } from '../printable';
import { readPersonalData } from './personalData';

/**
 * Writes everything that the school stores about a person to a new archive, for that person.
 *
 * @throws CommandError when nobody has the email, or the file cannot be written
 */
export async function exportPerson(
  { database, clock, writeFile, print }: Administration,
  file: string,
  { person: email }: { person: string },
): Promise<void> {
  const now = clock();
  const data = await database.transaction(
    async (tx) => readPersonalData(tx, await lockPerson(tx, email), now),
    { isolationLevel: 'repeatable read' },
  );
  const archive = archiveOf(data, now);
  await writeFile(
    file,
    (async function* () {
      yield await Promise.resolve(archive);
    })(),
  );
  // Recorded only once the file is complete.
  await recordAudit(database, {
    action: 'account.export',
    at: clock(),
    by: 'command',
    subject: data.account.id,
  });
  print(`Wrote ${file}. Give it only to ${printable(data.account.email)}.`);
}
