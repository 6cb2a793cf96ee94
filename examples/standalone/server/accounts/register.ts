import { replies, type Role } from 'quizwright/rules';
import { users } from '../database/schema';
import { fieldConflict } from '../routes/failure';
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

/**
 * Makes an account that can sign in at once.
 *
 * @throws Failure 409 on `email` when there is one already; 429 after 60 an hour from a network
 */
export async function register(
  { database, clock }: Services,
  { first_name, last_name, role, email, password }: Registration,
  network: string,
) {
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
