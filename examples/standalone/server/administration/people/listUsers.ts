import { asc } from 'drizzle-orm';
import { nameOf } from '../../accounts/profile';
import { users } from '../../database/schema';
import type { Administration } from '../administration';
import { printable } from '../printable';

/**
 * Prints a line for each account: role, status, email and name. Accounts without a password are
 * "invited".
 */
export async function listUsers({ database, print }: Administration): Promise<void> {
  const rows = await database
    .select()
    .from(users)
    .orderBy(asc(users.role), asc(users.lastName), asc(users.firstName), asc(users.id));
  for (const { role, status, email, firstName, lastName, passwordHash } of rows) {
    const standing = status === 'active' && passwordHash === null ? 'invited' : status;
    print([role, standing, email, nameOf({ firstName, lastName })].map(printable).join('\t'));
  }
  if (rows.length === 0) print('No one has an account yet.');
}
