import type { OneTimeCode, Person } from './records';
import type { SchoolData } from './schoolData';

const lifetimeMs = 10 * 60_000;
const emailLifetimeMs = 7 * 24 * 60 * 60_000;
const triesPerCode = 5;
const digits = 8;

/** Why a code is sent: somebody asked for one, or an instructor made the account. */
type Purpose = 'reset' | 'invitation';

const mails: Record<Purpose, { subject: string; text: (code: string) => string }> = {
  reset: {
    subject: 'Your one-time code',
    text: (code) => `Your one-time code is ${code}. It is good for 10 minutes.`,
  },
  invitation: {
    subject: 'Your account',
    text: (code) =>
      `Your instructor has made an account for you. Your one-time code to set a password is ${code}. It is good for 10 minutes.`,
  },
};

function newCode({ random }: SchoolData): string {
  return Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
}

/** Mails somebody a code that sets a password; from then on no earlier one of theirs counts. */
export function sendCode(
  data: SchoolData,
  { _id, email }: Person,
  { now, purpose }: { now: Date; purpose: Purpose },
): void {
  const code = newCode(data);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  data.codes.set(_id, { code, triesLeft: triesPerCode, expiresAt });
  const { subject, text } = mails[purpose];
  data.mails.push({ to: email, subject, text: text(code), code });
}

/** Mails a code to an email that waits for its owner, in place of an earlier one, and a note to the present one. */
export function sendEmailCode(
  data: SchoolData,
  { _id, email: present }: Person,
  email: string,
  now: Date,
): void {
  const code = newCode(data);
  const expiresAt = new Date(now.getTime() + emailLifetimeMs);
  data.emailChanges.set(_id, { email, code, triesLeft: triesPerCode, expiresAt });
  data.mails.push(
    {
      to: email,
      subject: 'Confirm your new email',
      text: `Your one-time code to confirm this email is ${code}. Enter it with your password. It is good for 7 days.`,
      code,
    },
    {
      to: present,
      subject: 'A new email for your account',
      text: 'Your instructor asked to change the email of your account. It changes only when you confirm the new one.',
    },
  );
}

/**
 * Tries a code as somebody typed it; blanks and dashes do not count.
 *
 * @returns false when it is wrong, used, too old or was tried five times
 */
export function takesCode(held: OneTimeCode | undefined, typed: string, now: Date): boolean {
  if (held === undefined || held.triesLeft === 0 || now >= held.expiresAt) return false;
  held.triesLeft -= 1;
  return typed.replace(/[\s\p{Pd}]/gu, '') === held.code;
}
