import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createHashing } from '../../server/accounts/hashing';
import { oneTimeCodes, rateLimits, sessions, users } from '../../server/database/schema';
import { addDueMail } from '../../server/dueMails/dueMails';
import { sendDueMail } from '../../server/dueMails/sendDueMails';
import type { Mail, Mailer } from '../../server/mail/mailer';
import { reset } from './fixtures';
import { hashedPassword, password, type School } from './testSchool';

export const minuteMs = 60_000;

/** A mailer that collects its mails. */
export function mailbox(mails: Mail[]): Mailer {
  return {
    send(mail) {
      mails.push(mail);
      return Promise.resolve();
    },
  };
}

export interface Sender {
  /** An access token. */
  token?: string;
  /** @default an unused address */
  remoteAddress?: string;
  /** What the browser sends, as `cookieOf` reads it from a reply. */
  cookie?: string | undefined;
}

let addresses = 0;

/** An unused address. */
export function newAddress(): string {
  addresses += 1;
  return `10.${Math.floor(addresses / 62_500) % 250}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
}

/** The cookie that a browser sends after a reply with these headers. */
export function cookieOf(headers: Record<string, unknown>): string | undefined {
  return (headers['set-cookie'] as string | undefined)?.split(';', 1)[0];
}

/** Posts to an operation of `auth`. */
export function post(school: School, operation: string, body?: object, sender: Sender = {}) {
  const { remoteAddress = newAddress(), token, cookie } = sender;
  return school.inject({
    method: 'POST',
    url: `/api/auth/${operation}`,
    remoteAddress,
    ...(body && { payload: body }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
  });
}

export function signIn(school: School, email: string, secret: string, from: string | Sender = {}) {
  const sender = typeof from === 'string' ? { remoteAddress: from } : from;
  return post(school, 'login', { email, password: secret }, sender);
}

/** Signs in somebody for whom that must work; returns the token. */
export async function tokenOf(school: School, email: string, secret = password): Promise<string> {
  const { status, body } = await signIn(school, email, secret);
  expect(status).toBe(200);
  return body.data.accessToken;
}

/** The status of `auth/me` for a token. */
export async function statusOf(school: School, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await school.inject({ method: 'GET', url: '/api/auth/me', headers })).status;
}

/** Requests a one-time code and waits for its mail. */
export async function askForCode(
  school: School,
  email: string,
  sender: Sender = {},
): Promise<string> {
  const before = school.mails.length;
  expect((await post(school, 'forgot-password', { email }, sender)).status).toBe(200);
  await expect.poll(() => school.mails.length).toBeGreaterThan(before);
  return school.mails.at(-1)?.code ?? '';
}

/** Gives Rita an unused account, and mails her an invitation. */
export async function invite(
  { database, now }: School,
  mailer: Mailer,
  { firstName = 'Rita' } = {},
): Promise<void> {
  const unused = { passwordHash: null, firstName };
  await database.update(users).set(unused).where(eq(users.id, 'rita'));
  await addDueMail(database, 'rita', 'invitation', now);
  const log = { error: () => undefined, warn: () => undefined };
  const given = { clock: () => now, hashing: createHashing(), publicUrl: undefined };
  while (await sendDueMail({ database, mailer, log, ...given }));
}

/** Another code of the same form. */
export function otherThan(code: string): string {
  return code
    .replace(/^\d/, (digit) => String((Number(digit) + 1) % 10))
    .replace(/^[A-Z]/, (letter) => (letter === 'Q' ? 'R' : 'Q'));
}

/** Forgets tries, codes, sessions and mails, and gives Rita her password back. */
export async function resetAccounts(school: School): Promise<void> {
  await reset(school);
  for (const table of [rateLimits, oneTimeCodes, sessions]) await school.database.delete(table);
  await school.database
    .update(users)
    .set({ passwordHash: await hashedPassword(), firstName: 'Rita' })
    .where(eq(users.id, 'rita'));
  school.mails.length = 0;
}
