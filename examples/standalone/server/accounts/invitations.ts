import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { joinCodeAlphabet } from 'quizwright/rules';
import type { Database } from '../database/database';
import { oneTimeCodes } from '../database/schema';
import { passwordMatches } from './passwords';

/** Long enough for people who read their mail once a week. */
export const invitationLifetimeMs = 7 * 24 * 60 * 60_000;

// 80 bits: nobody guesses that, here or with the table in hand (decision 52).
const letters = 16;
const form = new RegExp(`^[${joinCodeAlphabet}]{${letters}}$`);

/** A stored invitation, with the code that only its recipient may see. */
export interface Invitation {
  id: string;
  userId: string;
  createdAt: Date;
  /** In groups of four, for display. */
  code: string;
}

/**
 * Stores a code that sets a password and that its recipient did not request: for a new account, or
 * from an administrator. Strangers' requests do not affect it. Earlier invitations stay valid until
 * `dropEarlierInvitations`, so that a failed delivery does not void them.
 *
 * @param tx a transaction that has locked the account
 */
export async function addInvitation(
  tx: Database,
  userId: string,
  { now, lifetimeMs = invitationLifetimeMs }: { now: Date; lifetimeMs?: number },
): Promise<Invitation> {
  // 256 is a multiple of 32, so every letter is equally likely.
  const plain = Array.from(
    randomBytes(letters),
    (byte) => joinCodeAlphabet[byte % joinCodeAlphabet.length],
  ).join('');
  const id = randomUUID();
  await tx.insert(oneTimeCodes).values({
    id,
    userId,
    purpose: 'invitation',
    codeHash: digestOf(userId, plain),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return { id, userId, createdAt: now, code: plain.replace(/.{4}(?=.)/g, '$&-') };
}

/** Voids the invitations of an account that are older than one that reached its recipient. */
export async function dropEarlierInvitations(
  database: Database,
  { id, userId, createdAt }: Invitation,
): Promise<void> {
  await database.delete(oneTimeCodes).where(
    and(
      eq(oneTimeCodes.userId, userId),
      eq(oneTimeCodes.purpose, 'invitation'),
      or(
        lt(oneTimeCodes.createdAt, createdAt),
        // Two of the same instant must not void each other.
        and(eq(oneTimeCodes.createdAt, createdAt), lt(oneTimeCodes.id, id)),
      ),
    ),
  );
}

/** Withdraws an invitation that did not reach its recipient. */
export async function withdrawInvitation(database: Database, { id }: Invitation): Promise<void> {
  await database.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
}

/**
 * Reads text that somebody typed or pasted as an invitation's code; undefined for text of another
 * form.
 */
export function readInvitationCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return form.test(plain) ? plain : undefined;
}

/**
 * Tries the code of an invitation. Tries do not count against the account: a code cannot be
 * guessed, and strangers could use up the owner's tries.
 *
 * @param plain as `readInvitationCode` returns it
 * @returns the id of the code, for `useUpOneTimeCode`, or undefined for an invalid one. A wrong
 * code takes as long for every account, and without one.
 */
export async function tryInvitation(
  database: Database,
  userId: string | undefined,
  plain: string,
  now: Date,
): Promise<string | undefined> {
  const id = userId === undefined ? undefined : await findInvitation(database, userId, plain, now);
  if (id === undefined) await passwordMatches(undefined, plain);
  return id;
}

async function findInvitation(database: Database, userId: string, plain: string, now: Date) {
  const [found] = await database
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, 'invitation'),
        // Knowing how many letters of the digest are right does not help to find a closer one.
        eq(oneTimeCodes.codeHash, digestOf(userId, plain)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    );
  return found?.id;
}

/**
 * For 80 random bits a fast hash is enough; the account in it keeps one table of guesses from
 * serving all.
 */
function digestOf(userId: string, plain: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, plain]))
    .digest('base64url');
}
