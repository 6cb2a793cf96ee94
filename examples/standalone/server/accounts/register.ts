import { eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { replies, type Role } from 'quizwright/rules';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { Failure, fieldConflict } from '../kernel/failure';
import type { Config } from '../process/config';
import type { AccountCall } from './accountCall';
import { isErased, normalizeEmail } from './email';
import { hashPassword } from './passwords';
import { limits } from './rateLimits';
import { takeTries, triesOf } from './tries';

function mayRegister(registration: Config['registration'], role: Role): boolean {
  return registration === 'everybody' || (registration === 'students' && role === 'Student');
}

/**
 * Makes an account that can sign in at once. An address with an account is refused before hashing,
 * and does not count: whoever probes for such addresses makes an account with every free one, and
 * those count.
 *
 * @throws Failure 403 where the server does not let this role register; 409 on `email` when there
 * is an account already; 429 after the number of accounts in `limits`; 503 when too many register
 * at once
 */
export async function register(
  { database, now, registration, hashing, network, device: findDevice }: AccountCall,
  { first_name, last_name, role, email: typed, password }: Body<'register'>,
) {
  if (!mayRegister(registration, role)) {
    throw new Failure(403, replies.auth.registrationClosed(registration === 'nobody'));
  }
  const email = normalizeEmail(typed);
  const [taken] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken || isErased({ email })) throw fieldConflict('email', replies.auth.emailTaken);

  const draft = {
    role,
    firstName: first_name.trim(),
    lastName: last_name.trim(),
    email,
    createdAt: now,
  };
  const account = await hashing.inTurn({ purpose: 'registration', network }, async () => {
    const made = await takeTries({ database, now }, [triesOf(limits.registration, network)]);
    const passwordHash = await hashPassword(password);
    const row = await database.transaction((tx) => addAccount(tx, { ...draft, passwordHash }));
    if (!row) await made.giveBack();
    return row;
  });
  if (!account) throw fieldConflict('email', replies.auth.emailTaken);
  const device = await findDevice();
  device.rememberSignIn(account);
  return { message: replies.auth.registered };
}

/** Returns undefined where the address has an account. */
async function addAccount(tx: Database, values: typeof users.$inferInsert & { createdAt: Date }) {
  const [row] = await tx
    .insert(users)
    .values(values)
    // Of two simultaneous registrations of one address, the table admits one.
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, passwordHash: users.passwordHash });
  if (row) {
    await recordAudit(tx, {
      action: 'account.register',
      at: values.createdAt,
      by: { user: row.id },
      subject: row.id,
      after: { role: values.role },
    });
  }
  return row;
}
