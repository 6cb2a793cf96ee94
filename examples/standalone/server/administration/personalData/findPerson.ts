import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../../accounts/email';
import type { Database } from '../../database/database';
import { users } from '../../database/schema';
import { CommandError } from '../administration';

export type Person = typeof users.$inferSelect;

/**
 * The account with an email, however it was typed; locked when `tx` is a transaction.
 *
 * @throws CommandError when there is none
 */
export async function lockPerson(tx: Database, typed: string): Promise<Person> {
  const email = normalizeEmail(typed);
  const [person] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!person) {
    throw new CommandError(
      `Nobody has an account with the email ${email.replace(/\p{C}/gu, '?')}. List accounts with \`user list\`.`,
    );
  }
  return person;
}
