import { replies, type Role } from 'quizwright/rules';
import type { Config } from '../config';
import { users } from '../database/schema';
import { Failure, fieldConflict } from '../routes/failure';
import type { Services } from '../routes/operation';
import { normalizeEmail } from './email';
import { hashPassword } from './passwords';
import { countTry, registrationLimit } from './rateLimits';

export interface Registration {
  first_name: string;
  last_name: string;
  role: Role;
  email: string;
  password: string;
}

function mayRegister(registration: Config['registration'], role: Role): boolean {
  return registration === 'everybody' || (registration === 'students' && role === 'Student');
}

/**
 * Makes an account that can sign in at once.
 *
 * @throws Failure 403 where the server lets nobody register in this role; 409 on `email` when there is
 *   an account already; 429 after 300 an hour from a network
 */
export async function register(
  { database, clock, registration }: Services,
  { first_name, last_name, role, email, password }: Registration,
  network: string,
) {
  if (!mayRegister(registration, role)) {
    throw new Failure(403, replies.auth.registrationClosed(registration === 'nobody'));
  }
  const now = clock();
  await countTry({ database, now }, registrationLimit, network);
  const made = await database
    .insert(users)
    .values({
      role,
      firstName: first_name.trim(),
      lastName: last_name.trim(),
      email: normalizeEmail(email),
      passwordHash: await hashPassword(password),
      createdAt: now,
    })
    // Two who register one address at once both find it free; the table lets one of them in.
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) throw fieldConflict('email', replies.auth.emailTaken);
  return { message: replies.auth.registered };
}
