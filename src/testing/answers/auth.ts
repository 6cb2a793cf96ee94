import type { Profile } from '../../api/entities';
import type { Role } from '../../rules/limits';
import { Refusal } from '../refusal';
import type { SchoolData } from '../schoolData';
import { mockPassword } from '../seed/people';
import type { Answers } from './call';

const tokenPrefix = 'mock-token-';

/** The token of a person: the same before and after a reset. */
export function tokenOf(person: Profile): string {
  return `${tokenPrefix}${person._id}`;
}

const onlyFor: Record<Role, string> = {
  Instructor: 'Only instructors can do this. Sign in as an instructor.',
  Student: 'Only students can do this. Sign in as a student.',
};
const inactive = 'Your account is inactive. Ask your instructor to activate it.';

/**
 * Who an `Authorization` header speaks for.
 *
 * @throws Refusal 401 without a good token, 403 for a role that the operation is not for
 */
export function authenticate(
  data: SchoolData,
  authorization: string | null,
  roles: readonly Role[],
): Profile {
  const token = (authorization ?? '').replace(/^Bearer(\s+|$)/i, '').trim();
  if (token === '') throw new Refusal(401, 'Please sign in to continue.');
  const caller = data.people.find((person) => tokenOf(person) === token);
  if (caller === undefined) {
    throw new Refusal(401, 'Your session is over. Please sign in again.');
  }
  if (caller.status !== 'active') throw new Refusal(401, inactive);
  if (!roles.includes(caller.role)) throw new Refusal(403, onlyFor[roles[0] ?? 'Instructor']);
  return caller;
}

export const authAnswers: Answers<'login'> = {
  login({ data, body }) {
    const email = body.email.trim().toLowerCase();
    const person = data.people.find((candidate) => candidate.email === email);
    if (person === undefined || body.password !== mockPassword) {
      throw new Refusal(401, 'The email or the password is wrong. Check both and try again.');
    }
    if (person.status !== 'active') throw new Refusal(403, inactive);
    return { message: 'Logged in successfully', profile: person, accessToken: tokenOf(person) };
  },
};
