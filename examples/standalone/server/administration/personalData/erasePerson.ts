import { deleteMailsTo } from '../../mail/outboxFolder';
import { reasonOf } from '../../process/startError';
import { CommandError, type Administration } from '../administration';
import { counted } from '../userRow';
import { printable } from '../printable';
import { eraseFromRows } from './eraseFromRows';
import { forgetOldRows } from './forgetOldRows';
import { placesOf, writtenAt } from './placesOf';

/**
 * Erases a person from the rows, from the mails in the mail folder, and from earlier rows in the
 * files of the database. It also searches the whole database for the email. For a person already
 * erased, named by the address that is left, it cleans the files again.
 *
 * @throws CommandError when nobody has the email, an instructor owns something, or a student is
 * taking a quiz; also for a failed step after the rows, once everything else is done
 */
export async function erasePerson(
  { database, clock, mailDir, print }: Administration,
  { person }: { person: string },
): Promise<void> {
  const { emails, address, already, pictures } = await eraseFromRows(database, person, clock());
  print(
    already
      ? 'This person was already erased. The database files are cleaned again.'
      : `Erased. Results stay in the statistics of quizzes under the name "Erased person". The account is now ${address}.`,
  );
  let isWhole = true;
  const step = async (work: () => Promise<void>, failed: (reason: string) => string) => {
    try {
      await work();
    } catch (error) {
      isWhole = false;
      print(failed(reasonOf((error as { cause?: unknown }).cause ?? error)));
    }
  };
  await step(
    async () => {
      const mails = await deleteMailsTo(mailDir, emails);
      if (mails > 0) print(`Removed ${counted(mails, 'mail')} from ${mailDir}.`);
    },
    (reason) =>
      `Mails to this person may still be in ${mailDir}: ${reason}. Check there and remove them.`,
  );
  await step(
    async () => {
      for (const email of emails) {
        for (const place of await placesOf(database, email)) {
          print(`The email is still in ${place}, where someone typed it. Check it.`);
          for (const { title, owner } of await writtenAt(database, place, email)) {
            print(`  “${printable(title)}” of ${printable(owner)}`);
          }
        }
      }
    },
    (reason) => `The database was not looked through for the email: ${reason}.`,
  );
  await step(
    () => forgetOldRows(database, { hadPictures: pictures > 0 }),
    (reason) =>
      `Earlier rows may still lie in the files of the database: ${reason}. Give the command again when less is going on and the disk has room, or let the administrator of the database run VACUUM FULL.`,
  );
  print('Earlier backups still contain this person. Remove them when you can.');
  if (isWhole) return;
  throw new CommandError(
    `The person is erased, but some files were not cleaned, as the lines above say. Run \`erase --person ${address}\` to clean the database files again.`,
  );
}
