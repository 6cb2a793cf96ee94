import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../server/accounts/expiry';
import { createTokens } from '../../server/accounts/tokens';
import { oneTimeCodes, rateLimits, sessions } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { networkOf } from '../../server/http/network';
import {
  askForCode,
  mailbox,
  minuteMs,
  newAddress,
  post,
  resetAccounts,
  signIn,
  tokenOf,
} from './accountCalls';
import { monday, openSchool, password, type School } from './testSchool';

const rita = 'rita@school.example';
const home = '10.99.0.1';
const elsewhere = '10.99.0.2';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => resetAccounts(school));
afterAll(() => school.close());

const later = (ms: number) => {
  school.now = new Date(monday.getTime() + ms);
};

interface Tried {
  status: number;
  body: { message: string };
  headers: Record<string, unknown>;
}

/** Tries as often as the limit allows, without a 429, and once more. */
async function exhaust(allowed: number, attempt: (round: number) => Promise<Tried>) {
  for (let round = 1; round <= allowed; round += 1) {
    expect((await attempt(round)).status, `try ${round}`).not.toBe(429);
  }
  return attempt(allowed + 1);
}

describe('tries to sign in', () => {
  const tryIt = (from = home, email = rita) => signIn(school, email, 'wrong', from);

  test('that fail are limited to ten per account and address, and delay nobody else', async () => {
    const refused = await exhaust(10, () => tryIt());
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      message: 'Too many tries to sign in. Try again in 10 minutes.',
    });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await signIn(school, 'Rita@School.Example', password, home)).status).toBe(429);
    expect((await signIn(school, rita, password, elsewhere)).status).toBe(200);
    expect((await signIn(school, 'ruth@school.example', password, home)).status).toBe(200);
  });

  test('that succeed do not count', async () => {
    for (let round = 1; round <= 9; round += 1) await tryIt();
    for (let round = 1; round <= 12; round += 1) {
      expect((await signIn(school, rita, password, home)).status).toBe(200);
    }
    expect((await tryIt()).status).toBe(401);
    expect((await tryIt()).status).toBe(429);
  });

  test('come back one by one, each after ten minutes, and after thirty each hour', async () => {
    await exhaust(10, () => tryIt());
    later(10 * minuteMs - 1);
    expect((await tryIt()).body.message).toBe('Too many tries to sign in. Try again in 1 second.');
    for (let turn = 1; turn <= 24; turn += 1) {
      later(turn * 10 * minuteMs);
      expect((await tryIt()).status, `turn ${turn}`).toBe(401);
      expect((await tryIt()).status, `turn ${turn}`).toBe(429);
    }
    later(25 * 10 * minuteMs);
    expect((await tryIt()).body.message).toBe(
      'Too many tries to sign in. Try again in 50 minutes.',
    );
  });

  test('are limited to a hundred per account from everywhere, and then one in five minutes', async () => {
    const refused = await exhaust(100, () => tryIt(newAddress()));
    expect(refused.status).toBe(429);
    later(5 * minuteMs);
    expect((await tryIt(newAddress())).status).toBe(401);
    expect((await tryIt(newAddress())).status).toBe(429);
  });

  test('are counted one by one, however many arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 14 }, () => tryIt()));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('are all back in their own time, after a clock that ran ahead came back', async () => {
    later(365 * 24 * 60 * minuteMs);
    await exhaust(10, () => tryIt());
    later(0);
    // Its network counts as crowded for a moment, with two tries at once.
    expect((await tryIt()).body.message).toMatch(/Try again in 90 minutes/);
    later(90 * minuteMs);
    expect((await tryIt()).status).toBe(401);
  });

  test('are counted across all instances on one database', async () => {
    const second = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
    });
    for (let round = 1; round <= 9; round += 1) await tryIt();
    const there = async () => {
      const { statusCode } = await second.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: rita, password: 'wrong' },
        remoteAddress: home,
      });
      return statusCode;
    };
    expect(await there()).toBe(401);
    expect(await there()).toBe(429);
    expect((await tryIt()).status).toBe(429);
    await second.close();
  });

  test('from one IPv6 network are counted together', async () => {
    const refused = await exhaust(10, (round) => tryIt(`2001:db8:1:2::${round}`));
    expect(refused.status).toBe(429);
    expect((await tryIt('2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('one-time codes', () => {
  const ask = (email: string, remoteAddress?: string) =>
    post(
      school,
      'forgot-password',
      { email },
      remoteAddress === undefined ? {} : { remoteAddress },
    );

  test.each([rita, 'nobody@school.example'])(
    'are limited to five for %s from one address, then one in three minutes, without delaying its owner elsewhere',
    async (email) => {
      const refused = await exhaust(5, () => ask(email, home));
      expect(refused.status).toBe(429);
      expect(refused.body.message).toBe(
        'Too many one-time codes for this account. Try again in 3 minutes.',
      );
      expect(refused.headers['retry-after']).toBe('180');
      expect((await ask(email.toUpperCase(), home)).status).toBe(429);
      expect((await ask(email, elsewhere)).status).toBe(200);
      later(3 * minuteMs);
      expect((await ask(email, home)).status).toBe(200);
      expect((await ask(email, home)).status).toBe(429);
    },
  );

  test('are limited to twenty for one mailbox, wherever they are requested', async () => {
    const refused = await exhaust(20, () => ask(rita));
    expect(refused.body.message).toBe(
      'Too many one-time codes for this email. Try again in 10 minutes.',
    );
    later(10 * minuteMs);
    expect((await ask(rita)).status).toBe(200);
  });

  test('for invitations are limited to twenty for one mailbox, and strangers cannot use them up', async () => {
    await exhaust(20, () => ask('nia@school.example'));
    const person = { first_name: 'Nia', last_name: 'Tester', email: 'nia@school.example' };
    const inviteAgain = async () => {
      const invited = await school.call('ines', 'POST', 'student', person);
      if (invited.status === 201) {
        const { _id } = (invited.body as { data: { _id: string } }).data;
        await school.call('ines', 'DELETE', `student/${_id}`);
      }
      return { ...invited, body: invited.body as { message: string } };
    };
    const refused = await exhaust(20, inviteAgain);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      'Too many invitations to this email. Try again in 10 minutes.',
    );
  });

  test('can be tried ten times for an account from one address, then once in 90 seconds', async () => {
    const tryIt = (remoteAddress: string) =>
      post(
        school,
        'reset-password',
        { email: rita, otp: '0', password: 'quizwright2' },
        { remoteAddress },
      );
    const refused = await exhaust(10, () => tryIt(home));
    expect(refused.body.message).toBe(
      'Too many tries to reset the password. Try again in 90 seconds.',
    );
    expect((await tryIt(elsewhere)).status).toBe(400);
    later(1.5 * minuteMs);
    expect((await tryIt(home)).status).toBe(400);
    expect((await tryIt(home)).status).toBe(429);
  });
});

test('an old password can be wrong ten times, with any token of its account', async () => {
  const tokens = [await tokenOf(school, rita), await tokenOf(school, rita)];
  const change = (round: number, old = 'wrong') =>
    post(
      school,
      'change-password',
      { password: old, password_new: password },
      { token: tokens[round % 2] ?? '' },
    );
  expect((await change(0, password)).status).toBe(200);
  tokens[1] = tokens[0] ?? '';
  const refused = await exhaust(10, change);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toBe(
    'Too many tries to change the password. Try again in 90 seconds.',
  );
  later(1.5 * minuteMs);
  expect((await change(0)).status).toBe(400);
});

describe('behind a proxy', () => {
  const signInThrough = async (trustProxy: string[], forwardedFor: string) => {
    const app = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
      trustProxy,
    });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: rita, password: 'wrong' },
      remoteAddress: home,
      headers: { 'x-forwarded-for': forwardedFor },
    });
    await app.close();
    return statusCode;
  };

  test('that is trusted, everyone has their own tries', async () => {
    await exhaust(10, () => signIn(school, rita, 'wrong', elsewhere));
    expect(await signInThrough(['10.99.0.0/24'], '203.0.113.7')).toBe(401);
    expect(await signInThrough(['10.99.0.0/24'], `203.0.113.8, ${home}:5123`)).toBe(401);
    expect(await signInThrough([home], elsewhere)).toBe(429);
  });

  test('that is not trusted, nobody gets new tries through a header', async () => {
    await exhaust(10, () => signIn(school, rita, 'wrong', home));
    expect(await signInThrough([], '203.0.113.7')).toBe(429);
    expect(await signInThrough(['192.0.2.1'], '203.0.113.7')).toBe(429);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7:5123', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]"', '2001:db8:1:2::/64'],
  ['unknown', '10.0.0.5'],
  ['192.0.2.700', '10.0.0.5'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address, '10.0.0.5')).toBe(network);
});

test('expired rows are deleted, and nothing else', async () => {
  const { database } = school;
  const count = async () => ({
    limits: await database.$count(rateLimits),
    codes: await database.$count(oneTimeCodes),
    sessions: await database.$count(sessions),
  });
  await createTokens(database, () => school.now).issue('rita');
  await askForCode(school, rita);
  // The request counted for the account, whose try is already back, and for the mailbox.
  expect(await count()).toEqual({ limits: 2, codes: 1, sessions: 1 });
  await deleteExpired(database, new Date(monday.getTime() + 10 * minuteMs));
  expect(await count()).toEqual({ limits: 1, codes: 1, sessions: 1 });
  await deleteExpired(database, new Date(monday.getTime() + 10 * minuteMs + 1));
  expect(await count()).toEqual({ limits: 0, codes: 0, sessions: 1 });
  await deleteExpired(database, new Date(monday.getTime() + 12 * 60 * minuteMs + 1));
  expect(await count()).toEqual({ limits: 0, codes: 0, sessions: 0 });
});
