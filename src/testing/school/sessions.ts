import type { PersonRecord } from './records';

/** The sessions of everyone signed in. */
export interface Sessions {
  /** Ids of people by their valid tokens. */
  sessions: Map<string, string>;
  /** How often each person has signed in with their password, by their id. */
  signIns: Map<string, number>;
}

/** The token of `school.as(…)` and of a person's first sign-in. It is the same after each reset. */
export function stableTokenOf({ _id }: Pick<PersonRecord, '_id'>): string {
  return `mock-token-${_id}`;
}

/** Makes the token of `school.as(…)` valid, and returns it. */
export function openStableSession({ sessions }: Sessions, person: PersonRecord): string {
  const token = stableTokenOf(person);
  sessions.set(token, person._id);
  return token;
}

/** Opens a separate session for each sign-in. */
export function openSession({ sessions, signIns }: Sessions, person: PersonRecord): string {
  const count = (signIns.get(person._id) ?? 0) + 1;
  signIns.set(person._id, count);
  const stable = stableTokenOf(person);
  const token = count === 1 ? stable : `${stable}-${count}`;
  sessions.set(token, person._id);
  return token;
}

/** Ends all sessions of a person, or all except one. */
export function endUserSessions(
  { sessions }: Sessions,
  personId: string,
  { keep }: { keep?: string | undefined } = {},
): void {
  for (const [token, owner] of sessions) {
    if (owner === personId && token !== keep) sessions.delete(token);
  }
}
