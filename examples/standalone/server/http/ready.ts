import { sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { OpenDatabase } from '../database/database';
import { Unavailable } from '../kernel/failure';
import { retryAfterSeconds } from './errors';

/**
 * Whether the server can do what it is for: the database answers, and can be written.
 * @throws Unavailable when it cannot
 */
export async function requireReady({
  database,
  hasRoom = () => true,
}: Pick<OpenDatabase, 'database' | 'hasRoom'>): Promise<void> {
  const refuse = (message: string) => new Unavailable(message, retryAfterSeconds);
  if (!hasRoom()) throw refuse(replies.database.full);
  const setting = sql`select current_setting('transaction_read_only') as value`;
  const { rows } = (await database.execute(setting).catch((error: unknown) => {
    throw Object.assign(refuse(replies.database.silent), { cause: error });
  })) as { rows: { value: string }[] };
  // A standby that nobody has promoted yet reads, and refuses every write.
  if (rows[0]?.value === 'on') throw refuse(replies.database.readOnly);
}
