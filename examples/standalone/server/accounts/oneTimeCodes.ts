import { and, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomInt } from 'node:crypto';
import type { Database } from '../database/database';
import { oneTimeCodes, users } from '../database/schema';
import { resetMail } from '../mail/codeMails';
import type { Mailer } from '../mail/mailer';
import type { Hashing, HashingFor } from './hashing';
import { hashPassword, passwordMatches } from './passwords';
import { limits } from './rateLimits';
import { mayTry, triesOf } from './tries';

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/**
 * The caller who requested a code: a browser and, unless it has signed in to the account before,
 * its network.
 */
interface Asker {
  device: string;
  network: string | null;
}

const lifetimeMs = 10 * 60_000;
/** During this time, other callers' requests do not replace a code. */
const protectedMs = 5 * 60_000;
// With the tries that `limits` allows strangers, six digits would fall to a patient guesser.
const digits = 8;

/**
 * Makes a code to mail and its hash to store. The hash is argon2id, as for passwords: whoever reads
 * the table could undo any fast hash of eight digits within seconds, salted or not, while the code
 * is still valid.
 */
export async function newCode(
  hashing: Hashing,
  who: HashingFor,
): Promise<{ code: string; codeHash: string }> {
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  return { code, codeHash: await hashing.inTurn(who, () => hashPassword(code)) };
}

/**
 * Whether the typed code is the hashed one, ignoring spaces and dashes. Without a hash it is false,
 * and takes as long.
 */
export function codeMatches(codeHash: string | null | undefined, typed: string): Promise<boolean> {
  return passwordMatches(codeHash, typed.replace(/[\s\p{Pd}]/gu, ''));
}

/**
 * Mails the one-time code that somebody requested. It sets a password within 10 minutes, and
 * replaces any other one-time code of theirs, but not an invitation. Nothing is sent within 5
 * minutes of a code that another caller requested: that one is in the mailbox, so the newest mail
 * stays valid for at least 5 minutes. Nor is anything sent where the account has another email by
 * now.
 */
export async function sendOneTimeCode(
  {
    database,
    mail,
    now,
    hashing,
    network,
  }: { database: Database; mail: Mailer; now: Date; hashing: Hashing; network: string },
  user: Recipient,
  asker: Asker,
): Promise<void> {
  // Checked again below; most requests by others end here, before they cost a hash.
  if (isOfAnother(await findCode(database, user.id, now), asker, now)) return;

  const { code, codeHash } = await newCode(hashing, {
    purpose: asker.network === null ? 'known' : 'mail',
    network,
  });
  const isStored = await database.transaction(async (tx) => {
    // Two simultaneous requests wait for each other here, so that only one code is left.
    const [{ email } = { email: null }] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    if (email !== user.email) return false;
    if (isOfAnother(await findCode(tx, user.id, now), asker, now)) return false;
    await tx
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.userId, user.id), eq(oneTimeCodes.purpose, 'reset')));
    await tx.insert(oneTimeCodes).values({
      userId: user.id,
      purpose: 'reset',
      codeHash,
      askedBy: asker.device,
      askedFrom: asker.network === null ? null : digestOf(asker.network),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return true;
  });
  if (isStored) await mail.send(resetMail(user, code));
}

type Code = typeof oneTimeCodes.$inferSelect;

async function findCode(database: Database, userId: string, now: Date): Promise<Code | undefined> {
  const [code] = await database
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, 'reset'),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    );
  return code;
}

/** Whether this caller may not replace a code. */
function isOfAnother(code: Code | undefined, asker: Asker, now: Date): boolean {
  if (!code || now.getTime() - code.createdAt.getTime() >= protectedMs) return false;
  // A device that has signed in to the account before belongs to its owner.
  if (asker.network === null) return false;
  return code.askedBy !== asker.device && code.askedFrom !== digestOf(asker.network);
}

/** The table does not need people's addresses. */
function digestOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}

interface Guess {
  /** The account, if there is one that may have a code. */
  userId: string | undefined;
  /** The email of the named account, whether or not it exists. */
  email: string;
  /** As it was typed; spaces and dashes do not count. */
  typed: string;
  /** Where the guess comes from. */
  device: string;
  network: string;
}

/**
 * Tries a code that somebody requested. The device that requested it has five tries, and so has
 * each network. All others share a hundred for all codes of an account, and cannot use up the tries
 * of those who requested one. The try is counted before the code is compared, so that simultaneous
 * guesses count too.
 *
 * @returns the id of the code, for `useUpOneTimeCode`, or undefined when it is wrong, used, too old
 * or tried too often. Without a user it is undefined, and takes as long.
 */
export async function tryOneTimeCode(
  database: Database,
  { userId, email, typed, device, network }: Guess,
  now: Date,
): Promise<string | undefined> {
  const code = userId === undefined ? undefined : await findCode(database, userId, now);
  const isCounted = code && (await mayTry({ database, now }, triesOfCode()));
  const matches = await codeMatches(isCounted ? code.codeHash : undefined, typed);
  return matches ? code?.id : undefined;

  function triesOfCode() {
    if (!code) return [];
    if (code.askedBy === device) return [triesOf(limits.code, code.id, 'device', device)];
    const ofNetwork = triesOf(limits.code, code.id, 'network', network);
    const hasAsked = code.askedFrom === digestOf(network);
    return hasAsked ? [ofNetwork] : [ofNetwork, triesOf(limits.codesOfStrangers, email)];
  }
}

/** Uses up a code; false when another request was faster, or a newer code has replaced it. */
export async function useUpOneTimeCode(database: Database, id: string, now: Date) {
  const used = await database
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

/** Voids all codes of the account, invitations included. */
export async function voidOneTimeCodes(database: Database, userId: string, now: Date) {
  await database
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.userId, userId), isNull(oneTimeCodes.usedAt)));
}
