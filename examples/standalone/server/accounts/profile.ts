import { and, eq, type SQL } from 'drizzle-orm';
import { fullName } from 'quizwright/rules';
import type { Database } from '../database/database';
import { groups, users } from '../database/schema';

interface Account {
  user: typeof users.$inferSelect;
  group: { _id: string; name: string } | null;
}

/** The account that a condition finds, with its group. */
export async function findAccount(database: Database, where: SQL): Promise<Account | undefined> {
  const [account] = await database
    .select({ user: users, group: { _id: groups.id, name: groups.name } })
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .where(where);
  return account;
}

/** The full name of an account. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return fullName({ first_name: firstName, last_name: lastName });
}

/** The active account with an email: the fields that a one-time code needs. */
export async function findActive(database: Database, email: string) {
  const { id, firstName, passwordHash } = users;
  const [user] = await database
    .select({ id, email: users.email, firstName, passwordHash })
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active')));
  return user;
}

/** An account as the contract shows it to its owner. */
export function profileOf({ user, group }: Account) {
  return {
    _id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role: user.role,
    status: user.status,
    ...(group && { group }),
  };
}
