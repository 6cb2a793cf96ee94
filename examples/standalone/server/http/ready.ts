import { sql } from 'drizzle-orm';
import { replies, type Refusing } from 'quizwright/rules';
import type { OpenDatabase } from '../database/database';
import { Unavailable } from '../kernel/failure';
import { retryAfterSeconds } from './errors';

/**
 * Checks that the server can work: the database answers, and accepts writes.
 * @throws Unavailable when it cannot
 */
export async function requireReady({
  database,
  hasRoom = () => true,
}: Pick<OpenDatabase, 'database' | 'hasRoom'>): Promise<void> {
  const refuse = (why: Refusing) => new Unavailable(why, retryAfterSeconds);
  if (!hasRoom()) throw refuse(replies.database.full);
  const setting = sql`select current_setting('transaction_read_only') as value`;
  const { rows } = (await database.execute(setting).catch((error: unknown) => {
    throw Object.assign(refuse(replies.database.silent), { cause: error });
  })) as { rows: { value: string }[] };
  // A standby answers reads, and refuses every write until it is promoted.
  if (rows[0]?.value === 'on') throw refuse(replies.database.readOnly);
}
