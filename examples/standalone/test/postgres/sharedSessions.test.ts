import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../server/database/schema';
import { reset } from '../api/fixtures';
import { password, type School } from '../api/testSchool';
import { atOnce, openTwoInstances, tenTimes, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
beforeEach(async () => {
  await reset(both.one);
  await both.one.database.delete(rateLimits);
});
afterAll(() => both.close());

function signIn(school: School, who: string, secret: string) {
  return school.call(null, 'POST', 'auth/login', {
    email: `${who}@school.example`,
    password: secret,
  });
}

async function tokenFrom(school: School, who: string, secret = password): Promise<string> {
  const { status, body } = await signIn(school, who, secret);
  expect(status).toBe(200);
  return body.data.accessToken;
}

async function statusOf(school: School, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await school.inject({ method: 'GET', url: '/api/auth/me', headers })).status;
}

test('a token of one instance is valid at the other, and refused there after logging out', async () => {
  const token = await tokenFrom(both.one, 'rita');
  expect(await statusOf(both.other, token)).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  const out = await both.other.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(out.status).toBe(200);
  expect(await statusOf(both.one, token)).toBe(401);
  expect(await statusOf(both.other, token)).toBe(401);
});

test('a student made inactive at one instance is signed out at the other', async () => {
  const token = await tokenFrom(both.other, 'rita');
  const change = { _id: 'rita', status: 'inactive' };
  expect((await both.one.call('ines', 'PUT', 'student', change)).status).toBe(200);
  expect(await statusOf(both.other, token)).toBe(401);
});

test('sign-in tries are counted across both instances', async () => {
  const tries = await tenTimes(both, (school) => signIn(school, 'ruth', 'not the password'));
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401));
  for (const school of [both.one, both.other]) {
    const { status, headers } = await signIn(school, 'ruth', password);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(school, 'rita', password)).status).toBe(200);
  }
});

test('of twenty simultaneous tries, ten are checked', async () => {
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => signIn(both.of(turn), 'ruth', 'not the password')),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('a one-time code mailed by one instance sets a password at the other, once, and signs out', async () => {
  const token = await tokenFrom(both.one, 'gina');
  const email = 'gina@school.example';
  await both.one.call(null, 'POST', 'auth/forgot-password', { email });
  await expect.poll(() => both.one.mails).toHaveLength(1);
  const otp = /\d{8}/.exec(both.one.mails[0]!.text)![0];
  const hold = sql`select id from users where id = 'gina' for update`;
  // A code has five tries; the other five requests are refused before they get this far.
  const resets = await atOnce(both, { hold, pending: 5 }, () =>
    tenTimes(both, (school, index) =>
      school.call(null, 'POST', 'auth/reset-password', {
        ...{ email, otp },
        password: `correct horse ${index}`,
      }),
    ),
  );
  const statuses = resets.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
  expect(await statusOf(both.other, token)).toBe(401);
  await tokenFrom(both.other, 'gina', `correct horse ${statuses.indexOf(200)}`);
});

test('of simultaneous guesses at both instances, five are checked', async () => {
  const email = 'bela@school.example';
  both.one.mails.length = 0;
  await both.one.call(null, 'POST', 'auth/forgot-password', { email });
  await expect.poll(() => both.one.mails).toHaveLength(1);
  const otp = /\d{8}/.exec(both.one.mails[0]!.text)![0];
  const reset = (school: School, code: string) =>
    school.call(null, 'POST', 'auth/reset-password', {
      ...{ email, otp: code },
      password: 'correct horse 9',
    });
  const wrong = otp === '00000000' ? '11111111' : '00000000';
  await Promise.all(Array.from({ length: 5 }, (_, turn) => reset(both.of(turn), wrong)));
  expect((await reset(both.other, otp)).status).toBe(400);
});

test('using a code while an instructor changes the account does not deadlock', async () => {
  const email = 'rita@school.example';
  both.one.mails.length = 0;
  await both.one.call(null, 'POST', 'auth/forgot-password', { email });
  await expect.poll(() => both.one.mails).toHaveLength(1);
  const otp = /\d{8}/.exec(both.one.mails[0]!.text)![0];
  const hold = sql`select id from users where id = 'rita' for update`;
  const replies = await atOnce(both, { hold, pending: 2 }, () =>
    Promise.all([
      both.one.call('ines', 'PUT', 'student', { _id: 'rita', email: 'rita2@school.example' }),
      both.other.call(null, 'POST', 'auth/reset-password', {
        ...{ email, otp },
        password: 'correct horse 9',
      }),
    ]),
  );
  // The second request sees the first one's change: a new address voids the code.
  expect(replies[0].status).toBe(200);
  expect([200, 400]).toContain(replies[1].status);
});
