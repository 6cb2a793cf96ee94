import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { voidOneTimeCodes } from './oneTimeCodes';
import { endSessions } from './sessions';

interface NewPassword {
  userId: string;
  passwordHash: string;
  now: Date;
  /** A session that goes on. */
  keep?: string;
}

/**
 * Gives an account a new password and ends what the old one, or whoever read a mail, could still
 * open: its sessions and its one-time code. Call it in a transaction.
 */
export async function setPassword(
  tx: Database,
  { userId, passwordHash, now, keep }: NewPassword,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await voidOneTimeCodes(tx, userId, now);
  await endSessions(tx, userId, { now, keep });
}
