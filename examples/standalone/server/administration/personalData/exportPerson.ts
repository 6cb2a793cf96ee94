import { recordAudit } from '../../audit/recordAudit';
import type { Administration } from '../administration';
import { archiveOf } from './archive';
import { lockPerson } from '../person';
import { printable } from '../printable';
import { readPersonalData } from './personalData';

/**
 * Writes everything that the school keeps of a person to a new archive, for that person.
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
    async (tx) => {
      const person = await lockPerson(tx, email);
      const read = await readPersonalData(tx, person, now);
      await recordAudit(tx, {
        ...{ action: 'account.export', at: now, by: 'command', subject: person.id },
      });
      return read;
    },
    { isolationLevel: 'repeatable read' },
  );
  const archive = archiveOf(data, now);
  await writeFile(
    file,
    (async function* () {
      yield await Promise.resolve(archive);
    })(),
  );
  print(`Wrote ${file}. It is for ${printable(data.account.email)} alone.`);
}
