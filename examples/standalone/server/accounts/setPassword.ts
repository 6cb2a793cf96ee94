import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { voidOneTimeCodes } from './oneTimeCodes';
import { endUserSessions } from './sessions';

interface NewPassword {
  userId: string;
  passwordHash: string;
  now: Date;
  /** A session that continues. */
  keep?: string;
}

/**
 * Gives an account a new password, and ends its sessions and its one-time code, so that neither the
 * old password nor somebody who read a mail opens anything. Call it in a transaction.
 */
export async function setPassword(
  tx: Database,
  { userId, passwordHash, now, keep }: NewPassword,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await voidOneTimeCodes(tx, userId, now);
  await endUserSessions(tx, userId, { now, keep });
}
