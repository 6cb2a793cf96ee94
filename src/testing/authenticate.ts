import type { Role } from '../rules/limits';
import { replies } from '../rules/replies';
import { Refusal } from './school/refusal';
import type { PersonRecord } from './school/records';
import type { SchoolData } from './school/schoolData';

/** The caller and their token. */
export interface Authenticated {
  caller: PersonRecord;
  token: string;
}

/**
 * Finds the caller from an `Authorization` header.
 *
 * @throws Refusal 401 without a valid token, 403 for a role that may not call the operation
 */
export function authenticate(
  { people, sessions }: SchoolData,
  authorization: string | null,
  roles: readonly Role[],
): Authenticated {
  const token = (authorization ?? '').replace(/^Bearer(\s+|$)/i, '').trim();
  if (token === '') throw new Refusal(401, replies.auth.signInFirst);
  const caller = people.find(({ _id }) => _id === sessions.get(token));
  if (caller === undefined) throw new Refusal(401, replies.auth.sessionOver);
  if (caller.status !== 'active') throw new Refusal(401, replies.auth.inactive);
  if (!roles.includes(caller.role)) {
    throw new Refusal(403, replies.auth.onlyFor(roles[0] ?? 'Instructor'));
  }
  return { caller, token };
}
