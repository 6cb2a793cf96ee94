import type { PersonRecord } from './records';

/** Who is signed in. */
export interface Sessions {
  /** Ids of people by the tokens that are good. */
  sessions: Map<string, string>;
  /** How often somebody has signed in with their password, by their id. */
  signIns: Map<string, number>;
}

/** The token of `school.as(…)` and of somebody's first sign-in: the same after each reset. */
export function stableTokenOf({ _id }: Pick<PersonRecord, '_id'>): string {
  return `mock-token-${_id}`;
}

/** Makes the token of `school.as(…)` good, and answers it. */
export function openStableSession({ sessions }: Sessions, person: PersonRecord): string {
  const token = stableTokenOf(person);
  sessions.set(token, person._id);
  return token;
}

/** A session of its own for each sign-in. */
export function openSession({ sessions, signIns }: Sessions, person: PersonRecord): string {
  const count = (signIns.get(person._id) ?? 0) + 1;
  signIns.set(person._id, count);
  const stable = stableTokenOf(person);
  const token = count === 1 ? stable : `${stable}-${count}`;
  sessions.set(token, person._id);
  return token;
}

/** Signs somebody out everywhere, or everywhere but in one session. */
export function endSessions(
  { sessions }: Sessions,
  personId: string,
  { keep }: { keep?: string | undefined } = {},
): void {
  for (const [token, owner] of sessions) {
    if (owner === personId && token !== keep) sessions.delete(token);
  }
}
