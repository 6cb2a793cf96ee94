import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Database } from '../database/database';
import { oneTimeCodes, users } from '../database/schema';
import { invitationMail, resetMail } from '../mail/codeMails';
import type { Mailer } from '../mail/mailer';
import { hashPassword, passwordMatches } from './passwords';

/** Why a code is sent: somebody asked for one, or an instructor made the account. */
export type CodePurpose = 'reset' | 'invitation';

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

const lifetimeMs = 10 * 60_000;
const triesPerCode = 5;
// With five tries a code and five codes in 15 minutes, six digits would fall to a patient guesser.
const digits = 8;

const mailOf = { reset: resetMail, invitation: invitationMail };

/**
 * Makes a code, to be mailed, and its hash, to be kept. The code is kept as argon2id, like a
 * password: any fast hash of eight digits, salted or not, is undone in seconds by who reads the
 * table, and the code is still good by then.
 */
export async function newCode(): Promise<{ code: string; codeHash: string }> {
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Whether a code as somebody typed it is the one that was hashed; blanks and dashes do not count.
 * Without a hash it is false, and takes as long.
 */
export function codeMatches(codeHash: string | undefined, typed: string): Promise<boolean> {
  return passwordMatches(codeHash, typed.replace(/[\s\p{Pd}]/gu, ''));
}

/**
 * Mails somebody a one-time code that sets a password within 10 minutes and five tries. From then
 * on no earlier code of theirs counts. Nothing is sent where the account has another email by now.
 */
export async function sendOneTimeCode(
  { database, mail, now }: { database: Database; mail: Mailer; now: Date },
  user: Recipient,
  purpose: CodePurpose,
): Promise<void> {
  const { code, codeHash } = await newCode();
  const isKept = await database.transaction(async (tx) => {
    // Two codes asked for at once wait for each other here, so that only one is left.
    const [{ email } = { email: null }] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    if (email !== user.email) return false;
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, user.id));
    await tx.insert(oneTimeCodes).values({
      userId: user.id,
      codeHash,
      triesLeft: triesPerCode,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return true;
  });
  if (isKept) await mail.send(mailOf[purpose](user, code));
}

/**
 * Tries a code as somebody typed it; blanks and dashes do not count. The try is counted before the
 * code is looked at, so that guesses sent at once are counted too.
 *
 * @returns the id of the code, for `useUpOneTimeCode`, or undefined when it is wrong, used, too old
 *   or tried too often. Without a user it is undefined, and takes as long.
 */
export async function tryOneTimeCode(
  database: Database,
  userId: string | undefined,
  typed: string,
  now: Date,
): Promise<string | undefined> {
  const [counted] =
    userId === undefined
      ? []
      : await database
          .update(oneTimeCodes)
          .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
          .where(
            and(
              eq(oneTimeCodes.userId, userId),
              isNull(oneTimeCodes.usedAt),
              gt(oneTimeCodes.triesLeft, 0),
              gt(oneTimeCodes.expiresAt, now),
            ),
          )
          .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash });
  return (await codeMatches(counted?.codeHash, typed)) ? counted?.id : undefined;
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

/** From now on no code of the account counts. */
export async function voidOneTimeCodes(database: Database, userId: string, now: Date) {
  await database
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.userId, userId), isNull(oneTimeCodes.usedAt)));
}
