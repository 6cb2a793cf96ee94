import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { settings, users } from '../database/schema';

const key = 'demo-passwords';

/** Hashes of the public password, by the account created with them. */
type PublicHashes = Record<string, string>;

interface Account {
  id: string;
  passwordHash: string | null;
}

/** Stores which accounts belong to the demo school: all that exist once it is made. */
export async function keepPublicPasswords(database: Database): Promise<void> {
  const accounts = await database.select(account).from(users);
  const hashes = Object.fromEntries(accounts.map(({ id, passwordHash }) => [id, passwordHash]));
  await database.insert(settings).values({ key, value: JSON.stringify(hashes) });
}

/** The ids of the demo accounts that still have the public password. */
export async function publicAccounts(database: Database): Promise<string[]> {
  const hashes = await readHashes(database);
  const ids = Object.keys(hashes);
  if (ids.length === 0) return [];
  const left = await database.select(account).from(users).where(inArray(users.id, ids));
  return left.filter((one) => one.passwordHash === hashes[one.id]).map(({ id }) => id);
}

/** Whether an account still has the public password. */
export async function hasPublicPassword(
  database: Database,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const hashes = await readHashes(database);
  return passwordHash !== null && hashes[id] === passwordHash;
}

const account = { id: users.id, passwordHash: users.passwordHash };

async function readHashes(database: Database): Promise<PublicHashes> {
  const [row] = await database.select().from(settings).where(eq(settings.key, key));
  return row ? (JSON.parse(row.value) as PublicHashes) : {};
}
