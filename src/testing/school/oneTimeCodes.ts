import { joinCodeAlphabet } from '../../rules/joinCode';
import type { OneTimeCode, PersonRecord } from './records';
import type { SchoolData } from './schoolData';

const lifetimeMs = 10 * 60_000;
/** For invitations and pending emails. */
const longLifetimeMs = 7 * 24 * 60 * 60_000;
const triesPerCode = 5;
const digits = 8;
const letters = 16;

function newCode({ random }: SchoolData): string {
  return Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
}

/** Mails a code that sets a password, in place of an earlier one. */
export function sendCode(data: SchoolData, { _id, email }: PersonRecord, now: Date): void {
  const code = newCode(data);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  data.codes.set(_id, { code, triesLeft: triesPerCode, expiresAt });
  const text = `Your one-time code is ${code}. It is good for 10 minutes.`;
  data.mails.push({ to: email, subject: 'Your one-time code', text, code });
}

/**
 * Mails an invitation in place of an earlier one. Its code is too long to guess, so tries are not
 * counted.
 */
export function sendInvitation(data: SchoolData, { _id, email }: PersonRecord, now: Date): void {
  const { random } = data;
  const code = Array.from(
    { length: letters },
    () => joinCodeAlphabet[Math.floor(random() * joinCodeAlphabet.length)],
  ).join('');
  const expiresAt = new Date(now.getTime() + longLifetimeMs);
  data.invitations.set(_id, { code, triesLeft: Infinity, expiresAt });
  const filledIn = new URLSearchParams({ email, code });
  const text = `Your instructor has made an account for you. Set a password at /reset-password#${filledIn} within 7 days.`;
  data.mails.push({ to: email, subject: 'Your account', text, code });
}

/** Makes a person's codes and invitations for setting a password invalid. */
export function voidCodes({ codes, invitations }: SchoolData, id: string): void {
  codes.delete(id);
  invitations.delete(id);
}

/**
 * Mails a code to a pending email, in place of an earlier one, and a notice to the current email.
 */
export function sendEmailCode(
  data: SchoolData,
  { _id, email: present }: PersonRecord,
  email: string,
  now: Date,
): void {
  const code = newCode(data);
  const expiresAt = new Date(now.getTime() + longLifetimeMs);
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
 * Tries a typed code. Spaces, dashes and case do not matter.
 *
 * @returns false if it is wrong, used, expired or was tried five times
 */
export function takesCode(held: OneTimeCode | undefined, typed: string, now: Date): boolean {
  if (held === undefined || held.triesLeft === 0 || now >= held.expiresAt) return false;
  held.triesLeft -= 1;
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase() === held.code;
}
