import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeCodes, users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import type { Mail } from '../../server/mail/mailer';
import {
  askForCode,
  invite,
  mailbox,
  minuteMs,
  newAddress,
  otherThan,
  post,
  resetAccounts,
  signIn,
  statusOf,
  tokenOf,
} from './accountCalls';
import { monday, openSchool, password, type School } from './testSchool';

const rita = 'rita@school.example';
const fresh = 'new horse 2';
const wrongCode =
  'This one-time code is wrong or no longer valid. Check it, or request a new code.';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => resetAccounts(school));
afterAll(() => school.close());

const resetTo = (otp: string, secret = fresh, email = rita, remoteAddress = newAddress()) =>
  post(school, 'reset-password', { email, otp, password: secret }, { remoteAddress });

async function expectRefused(otp: string, email = rita, remoteAddress = newAddress()) {
  const { status, body } = await resetTo(otp, fresh, email, remoteAddress);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: wrongCode,
    errors: [{ field: 'otp', message: wrongCode }],
  });
}

describe('a forgotten password', () => {
  test('is answered with a mail that names the product, the code and its ten minutes', async () => {
    const { status, body } = await post(school, 'forgot-password', {
      email: 'RITA@school.example',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Reset email sent successfully!' } });
    await expect.poll(() => school.mails).toHaveLength(1);
    const [mail] = school.mails;
    expect(mail).toMatchObject({ to: rita, subject: 'Your one-time code for Quizwright' });
    expect(mail?.code).toMatch(/^\d{8}$/);
    expect(mail?.text).toContain('Hello Rita,');
    expect(mail?.text).toContain(mail?.code);
    expect(mail?.text).toContain('10 minutes');
    expect(mail?.text).toContain('If you did not ask for it');
  });

  test('gets the same reply for unknown and inactive accounts, which get no mail', async () => {
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'ruth'));
    const mails: Mail[] = [];
    const app = await buildApp({
      database: school.database,
      logLevel: 'silent',
      mail: mailbox(mails),
    });
    const ask = async (email: string) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
      });
      return { statusCode, body };
    };
    const known = await ask(rita);
    expect(await ask('nobody@school.example')).toEqual(known);
    expect(await ask('ruth@school.example')).toEqual(known);
    await app.close();
    expect(mails.map(({ to }) => to)).toEqual([rita]);
    expect(await school.database.select().from(oneTimeCodes)).toHaveLength(1);
  });

  test('is answered before its mail is sent, and a closing server waits for the mail', async () => {
    let deliver = () => {};
    let delivered = false;
    const app = await buildApp({
      database: school.database,
      logLevel: 'silent',
      mail: {
        send: async () => {
          await new Promise<void>((resolve) => (deliver = resolve));
          delivered = true;
        },
      },
    });
    const begun = deliver;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: rita },
    });
    expect(statusCode).toBe(200);
    await expect.poll(() => deliver).not.toBe(begun);
    let closed = false;
    const closing = app.close().then(() => (closed = true));
    await new Promise(setImmediate);
    expect({ delivered, closed }).toEqual({ delivered: false, closed: false });
    deliver();
    await closing;
    expect(delivered).toBe(true);
  });

  test('stores no readable code', async () => {
    const code = await askForCode(school, rita);
    const [row] = await school.database.select().from(oneTimeCodes);
    expect(row?.codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('keeps names that could be a message out of the mail', async () => {
    const { mails } = school;
    const mail = mailbox(mails);
    for (const firstName of ['Visit http://bad.example', 'Ann\nYou won', 'x'.repeat(100)]) {
      await invite(school, mail, { firstName });
    }
    for (const { text } of mails) expect(text).toMatch(/^Hello,\n/);
  });
});

describe('a one-time code', () => {
  test('sets a new password, with the contract’s message', async () => {
    const { status, body } = await resetTo(await askForCode(school, rita));
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Password reset successfully!' } });
    expect((await signIn(school, rita, password)).status).toBe(401);
    expect((await signIn(school, rita, fresh)).status).toBe(200);
  });

  test('sets the first password of an invited person', async () => {
    const { mails } = school;
    await invite(school, mailbox(mails));
    expect((await signIn(school, rita, password)).status).toBe(401);
    expect(mails[0]).toMatchObject({ to: rita, subject: 'Your Quizwright account' });
    expect(mails[0]?.text).toContain(mails[0]?.code);
    expect((await resetTo(mails[0]?.code ?? '')).status).toBe(200);
    expect((await signIn(school, rita, fresh)).status).toBe(200);
  });

  test('is accepted with the spaces and dashes that people type', async () => {
    const code = await askForCode(school, rita);
    const typed = ` ${code.slice(0, 2)}-${code.slice(2, 4)} – ${code.slice(4)}\t`;
    expect((await resetTo(typed)).status).toBe(200);
  });

  test('ends every session of its account and nobody else’s', async () => {
    const [one, two] = [await tokenOf(school, rita), await tokenOf(school, rita)];
    const other = await tokenOf(school, 'ruth@school.example');
    await resetTo(await askForCode(school, rita));
    expect(await statusOf(school, one)).toBe(401);
    expect(await statusOf(school, two)).toBe(401);
    expect(await statusOf(school, other)).toBe(200);
  });

  test('is void after five wrong tries from a network, but only there', async () => {
    const home = newAddress();
    const code = await askForCode(school, rita, { remoteAddress: home });
    const abroad = newAddress();
    for (let tries = 0; tries < 5; tries += 1) await expectRefused(otherThan(code), rita, abroad);
    await expectRefused(code, rita, abroad);
    expect((await resetTo(code, fresh, rita, home)).status).toBe(200);
  });

  test('is valid on the fifth try', async () => {
    const home = newAddress();
    const code = await askForCode(school, rita, { remoteAddress: home });
    for (let tries = 0; tries < 4; tries += 1) await expectRefused(otherThan(code), rita, home);
    expect((await resetTo(code, fresh, rita, home)).status).toBe(200);
  });

  test('has five tries, however many are made at once', async () => {
    const home = newAddress();
    const code = await askForCode(school, rita, { remoteAddress: home });
    const wrong = Array.from({ length: 9 }, () => resetTo(otherThan(code), fresh, rita, home));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(400);
    await expectRefused(code, rita, home);
  });

  test('is valid for ten minutes', async () => {
    const code = await askForCode(school, rita);
    school.now = new Date(monday.getTime() + 10 * minuteMs);
    await expectRefused(code);
    school.now = new Date(monday.getTime() + 10 * minuteMs - 1);
    expect((await resetTo(code)).status).toBe(200);
  });

  test('is used once', async () => {
    const code = await askForCode(school, rita);
    expect((await resetTo(code)).status).toBe(200);
    await expectRefused(code);
  });

  test('is used once, however many use it at once', async () => {
    const code = await askForCode(school, rita);
    const secrets = ['first one 1', 'second one 2', 'third one 3', 'fourth one 4'];
    const replies = await Promise.all(secrets.map((secret) => resetTo(code, secret)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
    const winner = secrets[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(school, rita, winner)).status).toBe(200);
  });

  test('is valid until a newer one is sent', async () => {
    const home = { remoteAddress: newAddress() };
    const older = await askForCode(school, rita, home);
    const newer = await askForCode(school, rita, home);
    await expectRefused(older);
    expect((await resetTo(newer)).status).toBe(200);
  });

  test('is the only one, however many are requested at once', async () => {
    const own = { remoteAddress: newAddress() };
    await Promise.all(Array.from({ length: 4 }, () => askForCode(school, rita, own)));
    await expect.poll(() => school.mails).toHaveLength(4);
    expect(await school.database.select().from(oneTimeCodes)).toHaveLength(1);
  });

  test('is valid for one account', async () => {
    const code = await askForCode(school, rita);
    await askForCode(school, 'ruth@school.example');
    await expectRefused(code, 'ruth@school.example');
    await expectRefused(code, 'nobody@school.example');
    expect((await resetTo(code)).status).toBe(200);
  });

  test('is useless for an account that has become inactive', async () => {
    const code = await askForCode(school, rita);
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'rita'));
    await expectRefused(code);
  });

  test.each([
    ['abc12', 'Password must be at least 6 characters long.'],
    ['ABCDEF1', 'Password must contain at least one lowercase letter and one number.'],
  ])('is not checked with the password %s, which is refused', async (secret, sentence) => {
    const code = await askForCode(school, rita);
    const { status, body } = await resetTo(code, secret);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: sentence,
      errors: [{ field: 'password', message: sentence }],
    });
    expect((await resetTo(code)).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (token: string, body: object) => post(school, 'change-password', body, { token });

  test('ends the other sessions, and this one continues', async () => {
    const [here, there] = [await tokenOf(school, rita), await tokenOf(school, rita)];
    const { status, body } = await change(here, { password, password_new: fresh });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Password changed successfully' } });
    expect(await statusOf(school, here)).toBe(200);
    expect(await statusOf(school, there)).toBe(401);
    expect((await signIn(school, rita, password)).status).toBe(401);
    expect((await signIn(school, rita, fresh)).status).toBe(200);
  });

  test('is refused with a wrong old password, and nothing ends', async () => {
    const [here, there] = [await tokenOf(school, rita), await tokenOf(school, rita)];
    const { status, body } = await change(here, { password: 'wrong', password_new: fresh });
    expect(status).toBe(400);
    const message = 'The old password is wrong. Check it and try again.';
    expect(body).toMatchObject({ message, errors: [{ field: 'password', message }] });
    expect(await statusOf(school, there)).toBe(200);
    expect((await signIn(school, rita, password)).status).toBe(200);
  });

  test('voids a one-time code on its way', async () => {
    const code = await askForCode(school, rita);
    await change(await tokenOf(school, rita), { password, password_new: fresh });
    await expectRefused(code);
  });

  test('asks for the token before anything else', async () => {
    expect((await post(school, 'change-password', {})).status).toBe(401);
  });

  test.each([
    ['abc12', 'Password must be at least 6 characters long.'],
    [' abcdef1', 'Password must contain at least one lowercase letter and one number.'],
  ])('refuses %s as the new one with the specification’s words', async (secret, sentence) => {
    const token = await tokenOf(school, rita);
    const { status, body } = await change(token, { password, password_new: secret });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: sentence,
      errors: [{ field: 'password_new', message: sentence }],
    });
  });
});

describe('logging out', () => {
  test('ends the session whose token is sent, and no other', async () => {
    const [here, there] = [await tokenOf(school, rita), await tokenOf(school, rita)];
    const { status, body } = await post(school, 'logout', undefined, { token: here });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Logged out' } });
    expect(await statusOf(school, here)).toBe(401);
    expect(await statusOf(school, there)).toBe(200);
    expect((await post(school, 'logout', undefined, { token: here })).status).toBe(401);
  });
});
