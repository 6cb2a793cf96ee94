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

/** Who asked for a code: a browser and, unless that has signed in to the account before, its network. */
interface Asker {
  device: string;
  network: string | null;
}

const lifetimeMs = 10 * 60_000;
/** For so long what somebody else asks for does not take the place of a code. */
const protectedMs = 5 * 60_000;
// With the tries that `limits` leaves strangers, six digits would fall to a patient guesser.
const digits = 8;

/**
 * Makes a code, to be mailed, and its hash, to be kept. The code is kept as argon2id, like a
 * password: any fast hash of eight digits, salted or not, is undone in seconds by whoever reads the
 * table, and the code is still good by then.
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
 * Whether a code as somebody typed it is the one that was hashed; blanks and dashes do not count.
 * Without a hash it is false, and takes as long.
 */
export function codeMatches(codeHash: string | null | undefined, typed: string): Promise<boolean> {
  return passwordMatches(codeHash, typed.replace(/[\s\p{Pd}]/gu, ''));
}

/**
 * Mails somebody the one-time code they asked for, which sets a password within 10 minutes and is the
 * only one of theirs from then on, beside an invitation. Nothing is sent while a younger one than 5
 * minutes is there for which somebody else asked: whoever reads the mailbox has that one, so the newest
 * mail is good for 5 minutes at least. Nor is anything sent where the account has another email by now.
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
  // Looked at again below; most requests of others end here, before they cost a hash.
  if (isOfAnother(await findCode(database, user.id, now), asker, now)) return;

  const { code, codeHash } = await newCode(hashing, {
    purpose: asker.network === null ? 'known' : 'mail',
    network,
  });
  const isStored = await database.transaction(async (tx) => {
    // Two codes asked for at once wait for each other here, so that only one is left.
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

/** Whether a code must not be replaced by one that this asker wants. */
function isOfAnother(code: Code | undefined, asker: Asker, now: Date): boolean {
  if (!code || now.getTime() - code.createdAt.getTime() >= protectedMs) return false;
  // A device that has signed in to the account before is its owner's.
  if (asker.network === null) return false;
  return code.askedBy !== asker.device && code.askedFrom !== digestOf(asker.network);
}

/** The table needs no addresses of people. */
function digestOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}

interface Guess {
  /** The account, if there is one that may have a code. */
  userId: string | undefined;
  /** Of the account that is named, whether or not there is one. */
  email: string;
  /** As somebody typed it; blanks and dashes do not count. */
  typed: string;
  /** Where the guess comes from. */
  device: string;
  network: string;
}

/**
 * Tries a code that somebody asked for. The device that asked for it has five tries, and so has each network; all who did not
 * ask share a hundred for all codes of an account, and cannot use up what the askers have. The try is
 * counted before the code is looked at, so that guesses sent at once are counted too.
 *
 * @returns the id of the code, for `useUpOneTimeCode`, or undefined when it is wrong, used, too old
 *   or tried too often. Without a user it is undefined, and takes as long.
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

/** Uses a code up; false when another request was faster, or a newer code has taken its place. */
export async function useUpOneTimeCode(database: Database, id: string, now: Date) {
  const used = await database
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

/** From now on no code of the account counts, and no invitation. */
export async function voidOneTimeCodes(database: Database, userId: string, now: Date) {
  await database
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.userId, userId), isNull(oneTimeCodes.usedAt)));
}
