import { deleteMailsTo } from '../../mail/outboxFolder';
import { reasonOf } from '../../process/startError';
import type { Administration } from '../administration';
import { eraseFromRows } from './eraseFromRows';
import { forgetOldRows } from './forgetOldRows';
import { placesOf } from './placesOf';

/**
 * Erases a person: from the rows, from what the files of the database still hold of earlier rows,
 * and from the mails in the mail folder. Then it looks through the whole database for the email.
 *
 * @throws CommandError when nobody has the email, an instructor owns something, or a student is
 *   taking a quiz
 */
export async function erasePerson(
  { database, clock, mailDir, print }: Administration,
  { person }: { person: string },
): Promise<void> {
  const { emails } = await eraseFromRows(database, person, clock());
  print('Erased. Results stay in the statistics of quizzes under the name "Erased person".');
  const mails = await deleteMailsTo(mailDir, emails);
  if (mails > 0) print(`Removed ${mails} mails from ${mailDir}.`);
  try {
    await forgetOldRows(database);
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error;
    print(
      `Earlier versions of the rows may still lie in the files of the database: ${reasonOf(cause)}. Make sure that the disk has room, and run VACUUM FULL.`,
    );
  }
  for (const email of emails) {
    for (const place of await placesOf(database, email)) {
      print(`The email still stands in ${place}, where somebody typed it. Look at it.`);
    }
  }
  print('Backups that were taken before still hold this person. Remove them when you can.');
}
