import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../accounts/email';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { CommandError } from './administration';
import { printable } from './printable';

export type UserRow = typeof users.$inferSelect;

/** The options of every command about one person. */
export interface PersonOptions {
  /** In the stored form. */
  email: string;
}

/**
 * Locks an account before anything else of it, as everywhere.
 *
 * @param typed its email, in any case
 * @param tx a transaction; the lock lasts as long as it does
 * @throws CommandError where nobody has the email
 */
export async function lockPerson(tx: Database, typed: string): Promise<UserRow> {
  const email = normalizeEmail(typed);
  const [person] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!person) throw unknownPerson(email);
  return person;
}

export function unknownPerson(email: string): CommandError {
  return new CommandError(
    `Nobody has an account with the email ${printable(email)}. \`user list\` shows all accounts.`,
  );
}

/** A count with its noun, such as "1 group" and "3 quizzes". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}
