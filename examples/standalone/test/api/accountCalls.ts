import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { hashPassword } from '../../server/accounts/passwords';
import { oneTimeCodes, rateLimits, sessions, users } from '../../server/database/schema';
import type { Mail, Mailer } from '../../server/mail/mailer';
import { reset } from './fixtures';
import { password, type School } from './testSchool';

export const minuteMs = 60_000;

/** A mailer that keeps what it is to send. */
export function mailbox(mails: Mail[]): Mailer {
  return {
    send(mail) {
      mails.push(mail);
      return Promise.resolve();
    },
  };
}

interface Sender {
  /** An access token. */
  token?: string;
  /** @default an address that nobody has used before */
  remoteAddress?: string;
}

let addresses = 0;

/** Posts to an operation of `auth`. */
export function post(school: School, operation: string, body?: object, sender: Sender = {}) {
  addresses += 1;
  const unused = `10.${Math.floor(addresses / 62_500) % 250}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
  return school.inject({
    method: 'POST',
    url: `/api/auth/${operation}`,
    remoteAddress: sender.remoteAddress ?? unused,
    ...(body && { payload: body }),
    ...(sender.token !== undefined && { headers: { authorization: `Bearer ${sender.token}` } }),
  });
}

export function signIn(school: School, email: string, secret: string, remoteAddress?: string) {
  const sender = remoteAddress === undefined ? {} : { remoteAddress };
  return post(school, 'login', { email, password: secret }, sender);
}

/** Signs somebody in who must be able to; answers the token. */
export async function tokenOf(school: School, email: string, secret = password): Promise<string> {
  const { status, body } = await signIn(school, email, secret);
  expect(status).toBe(200);
  return body.data.accessToken;
}

/** The status with which `auth/me` answers to a token. */
export async function statusOf(school: School, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await school.inject({ method: 'GET', url: '/api/auth/me', headers })).status;
}

/** Asks for a one-time code and waits for its mail. */
export async function askForCode(school: School, email: string): Promise<string> {
  const before = school.mails.length;
  expect((await post(school, 'forgot-password', { email })).status).toBe(200);
  await vi.waitFor(() => expect(school.mails.length).toBeGreaterThan(before));
  return school.mails.at(-1)?.code ?? '';
}

/** Another code of as many digits. */
export function otherThan(code: string): string {
  return code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}

let passwordHash: string | undefined;

/** Forgets tries, codes, sessions and mails, and gives Rita her password back. */
export async function resetAccounts(school: School): Promise<void> {
  await reset(school);
  for (const table of [rateLimits, oneTimeCodes, sessions]) await school.database.delete(table);
  passwordHash ??= await hashPassword(password);
  await school.database.update(users).set({ passwordHash }).where(eq(users.id, 'rita'));
  school.mails.length = 0;
}
