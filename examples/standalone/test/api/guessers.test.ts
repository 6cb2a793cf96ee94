import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replies } from 'quizwright/rules';
import { limits } from '../../server/accounts/rateLimits';
import { takeTries, triesOf } from '../../server/accounts/tries';
import { oneTimeCodes, rateLimits, users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import {
  askForCode,
  cookieOf,
  invite,
  mailbox,
  minuteMs,
  newAddress,
  otherThan,
  post,
  resetAccounts,
  signIn,
  tokenOf,
  type Sender,
} from './accountCalls';
import { makeQuiz } from './fixtures';
import { hashedPassword, monday, openSchool, password, type School } from './testSchool';

const rita = 'rita@school.example';
const fresh = 'new horse 2';
/** The address of everyone in the school. */
const classroom = '10.99.1.1';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => resetAccounts(school));
afterAll(() => school.close());

async function times(count: number, work: (round: number) => Promise<unknown>) {
  for (let round = 1; round <= count; round += 1) await work(round);
}

/** The cookie of a browser in the classroom that has signed in. */
async function signedInBefore(email = rita): Promise<string | undefined> {
  return cookieOf((await signIn(school, email, password, classroom)).headers);
}

/** Guesses from other browsers of the classroom until they are refused. */
async function guessInClassroom(email = rita) {
  await times(10, () => signIn(school, email, 'wrong', classroom));
  expect((await signIn(school, email, password, classroom)).status).toBe(429);
}

/** Uses up the failures of a network, so that it is crowded for a moment. */
async function crowd(limit: (typeof limits)[keyof typeof limits]) {
  const { key } = triesOf(limit, classroom);
  const wholeAt = new Date(school.now.getTime() + limit.tries * limit.returnMs);
  await school.database.insert(rateLimits).values({ key, wholeAt });
}

const tryCode = (otp: string, sender: Sender, email = rita) =>
  post(school, 'reset-password', { email, otp, password: fresh }, sender);

describe('a browser that has signed in to an account before', () => {
  test('is not locked out by the wrong tries of classmates', async () => {
    const cookie = await signedInBefore();
    await guessInClassroom();
    const own = { remoteAddress: classroom, cookie };
    expect((await signIn(school, rita, 'a typo', own)).status).toBe(401);
    expect((await signIn(school, rita, password, own)).status).toBe(200);
  });

  test('is not locked out by guesses from a thousand networks', { tags: ['long'] }, async () => {
    const cookie = await signedInBefore();
    await times(100, () => signIn(school, rita, 'wrong'));
    expect((await signIn(school, rita, password)).status).toBe(429);
    expect((await signIn(school, rita, password, { cookie })).status).toBe(200);
  });

  test('has ten tries itself, however many accounts its cookie covers', async () => {
    await signedInBefore();
    const ruth = 'ruth@school.example';
    const first = await signedInBefore();
    const both = await signIn(school, ruth, password, { remoteAddress: classroom, cookie: first });
    const own = { remoteAddress: classroom, cookie: cookieOf(both.headers) };
    await times(10, () => signIn(school, rita, 'wrong', own));
    expect((await signIn(school, rita, password, own)).body.message).toBe(
      'Too many tries to sign in. Try again in 60 seconds.',
    );
    expect((await signIn(school, ruth, password, own)).status).toBe(200);
  });

  test('gets no session from its cookie', async () => {
    const cookie = (await signedInBefore()) ?? '';
    const me = { method: 'GET', url: '/api/auth/me', headers: { cookie } } as const;
    expect((await school.inject(me)).status).toBe(401);
    expect((await signIn(school, rita, 'wrong', { cookie })).status).toBe(401);
  });

  test.each([
    ['of another account', async () => signedInBefore('ruth@school.example')],
    ['that is made up', () => `quizwright_device=${'A'.repeat(22)}.${'B'.repeat(22)}`],
    [
      'with the proofs of another browser',
      async () => {
        const [id] = ((await signedInBefore('ruth@school.example')) ?? '').split('.');
        return `${id}.${((await signedInBefore()) ?? '').split('.')[1]}`;
      },
    ],
    ['of no form', () => 'quizwright_device=%00; quizwright_device=x.y'],
  ])('cannot be imitated with a cookie %s', async (_name, make) => {
    const cookie = await make();
    await guessInClassroom();
    const { status } = await signIn(school, rita, password, { remoteAddress: classroom, cookie });
    expect(status).toBe(429);
  });

  test('is unknown when the password has been changed elsewhere', async () => {
    const cookie = await signedInBefore();
    const token = await tokenOf(school, rita);
    const here = await post(
      school,
      'change-password',
      { password, password_new: fresh },
      { token },
    );
    await guessInClassroom();
    const sender = { remoteAddress: classroom };
    expect((await signIn(school, rita, fresh, { ...sender, cookie })).status).toBe(429);
    const changed = { ...sender, cookie: cookieOf(here.headers) };
    expect((await signIn(school, rita, fresh, changed)).status).toBe(200);
  });

  test.each([
    [
      'registering',
      async () => {
        const email = `new${newAddress()}@school.example`;
        const person = { first_name: 'N', last_name: 'N', role: 'Student', email, password };
        return { email, answer: await post(school, 'register', person), secret: password };
      },
    ],
    [
      'a new password by mail',
      async () => {
        const reply = await tryCode(await askForCode(school, rita), {});
        return { email: rita, answer: reply, secret: fresh };
      },
    ],
  ])('is known from %s on', async (_name, begin) => {
    const { email, answer, secret } = await begin();
    await guessInClassroom(email);
    const own = { remoteAddress: classroom, cookie: cookieOf(answer.headers) };
    expect((await signIn(school, email, secret, own)).status).toBe(200);
  });

  test('gets a cookie that no script reads and no other site sends, and that needs TLS where there is TLS', async () => {
    const { headers } = await signIn(school, rita, password);
    const attributes = String(headers['set-cookie']).split('; ').slice(1);
    expect(attributes).toEqual([
      'Max-Age=15552000',
      'Path=/api/auth',
      'HttpOnly',
      'SameSite=Strict',
    ]);
    expect(String(headers['set-cookie'])).not.toContain('rita');
    const app = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
      trustProxy: ['127.0.0.1'],
    });
    const { headers: behindTls } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: rita, password },
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    });
    await app.close();
    expect(behindTls['set-cookie']).toMatch(/; Secure$/);
  });

  test('gets its own one-time code, whatever strangers request', async () => {
    const cookie = await signedInBefore();
    await times(25, () => post(school, 'forgot-password', { email: rita }));
    await times(6, () =>
      post(school, 'forgot-password', { email: rita }, { remoteAddress: classroom }),
    );
    expect((await post(school, 'forgot-password', { email: rita })).status).toBe(429);
    // The strangers' mail is still being sent.
    await expect.poll(() => school.mails).not.toHaveLength(0);
    const own = { remoteAddress: classroom, cookie };
    const code = await askForCode(school, rita, own);
    expect((await tryCode(code, own)).status).toBe(200);
  });
});

describe('a shared address', () => {
  test('gets its codes after any number of requests for addresses without an account', async () => {
    const ask = (email: string) =>
      post(school, 'forgot-password', { email }, { remoteAddress: classroom });
    await times(320, (round) => ask(`nobody${round}@school.example`));
    // Not Rita: strangers' mails of the previous test may still be on their way to her.
    const ruth = 'ruth@school.example';
    await ask(ruth);
    const recipients = () => school.mails.map(({ to }) => to);
    await expect.poll(recipients).toContain(ruth);
  });

  test('registers after any number of registrations of a taken address', async () => {
    const person = { first_name: 'Nia', last_name: 'Tester', role: 'Student', password };
    const register = (email: string) =>
      post(school, 'register', { ...person, email }, { remoteAddress: classroom });
    await times(320, async () => expect((await register(rita)).status).toBe(409));
    expect((await register(`nia${newAddress()}@school.example`)).status).toBe(201);
  });

  test('leaves each account two tries when it is crowded with failures, and its students sign in', async () => {
    await crowd(limits.signInOfNetwork);
    const email = (round: number) => `nobody${round}@school.example`;
    await times(3, async (round) => {
      expect((await signIn(school, email(round), 'wrong', classroom)).status).toBe(401);
      expect((await signIn(school, email(round), 'wrong', classroom)).status).toBe(401);
      expect((await signIn(school, email(round), 'wrong', classroom)).status).toBe(429);
    });
    expect((await signIn(school, rita, 'a typo', classroom)).status).toBe(401);
    expect((await signIn(school, rita, password, classroom)).status).toBe(200);
    // Other networks keep the full number of tries.
    await times(3, async () => expect((await signIn(school, email(9), 'x')).status).toBe(401));
  });

  test(
    'is not crowded by the typos of five hundred students on their first day',
    { tags: ['long'] },
    async () => {
      const scope = { database: school.database, now: school.now };
      const network = triesOf(limits.signInOfNetwork, classroom);
      await times(500, async (round) => {
        const here = triesOf(limits.signInHere, `pupil${round}@school.example`, classroom);
        await takeTries(scope, [here], network);
        await takeTries(scope, [here], network);
      });
      await times(2, () => signIn(school, rita, 'a typo', classroom));
      // The network's failures are used up by now; those of the first 500 have cost nobody anything.
      expect((await signIn(school, 'ruth@school.example', password, classroom)).status).toBe(200);
    },
  );
});

describe('guesses of a one-time code', () => {
  test('by classmates leave the requesting browser its own tries', async () => {
    const asked = await post(
      school,
      'forgot-password',
      { email: rita },
      { remoteAddress: classroom },
    );
    await expect.poll(() => school.mails).toHaveLength(1);
    const code = school.mails[0]?.code ?? '';
    await times(12, () => tryCode(otherThan(code), { remoteAddress: classroom }));
    expect((await tryCode(code, { remoteAddress: classroom })).status).toBe(429);
    const own = { remoteAddress: classroom, cookie: cookieOf(asked.headers) };
    expect((await tryCode(code, own)).status).toBe(200);
  });

  test(
    'from many networks leave the requesting network its own tries',
    { tags: ['long'] },
    async () => {
      const code = await askForCode(school, rita, { remoteAddress: classroom });
      await times(110, () => tryCode(otherThan(code), {}));
      expect((await tryCode(code, { remoteAddress: classroom })).status).toBe(200);
    },
  );

  test('by all others are a hundred for all codes of an account', { tags: ['long'] }, async () => {
    const first = await askForCode(school, rita, { remoteAddress: classroom });
    await times(60, () => tryCode(otherThan(first), {}));
    const second = await askForCode(school, rita, { remoteAddress: classroom });
    await times(40, () => tryCode(otherThan(second), {}));
    expect((await tryCode(second, {})).status).toBe(400);
    expect((await tryCode(second, { remoteAddress: classroom })).status).toBe(200);
  });

  test('by five strangers do not void an invitation', async () => {
    await invite(school, mailbox(school.mails));
    const code = school.mails[0]?.code ?? '';
    await times(5, () => tryCode(otherThan(code), { remoteAddress: '10.99.1.2' }));
    await times(5, () => tryCode(otherThan(code), {}));
    expect((await tryCode(code, { remoteAddress: classroom })).status).toBe(200);
  });

  test('do not reveal whether there is an account, even when they are refused', async () => {
    const statuses = async (email: string) => {
      const asked = await post(school, 'forgot-password', { email });
      const own = { remoteAddress: newAddress(), cookie: cookieOf(asked.headers) };
      const found: unknown[] = [asked.status, asked.body];
      for (const sender of [own, { remoteAddress: newAddress() }]) {
        await times(11, async () => {
          const { status, body } = await tryCode('00000000', sender, email);
          found.push(status, body);
        });
      }
      return found;
    };
    expect(await statuses('nobody@school.example')).toEqual(await statuses(rita));
  });
});

describe('a one-time code on its way', () => {
  const ask = (remoteAddress: string) =>
    post(school, 'forgot-password', { email: rita }, { remoteAddress });

  test("is not replaced by another caller's request within five minutes", async () => {
    const code = await askForCode(school, rita, { remoteAddress: classroom });
    await times(3, () => ask('10.99.1.2'));
    school.now = new Date(monday.getTime() + 5 * minuteMs);
    // A caller whose mail was lost gets another.
    await ask('10.99.1.3');
    await expect.poll(() => school.mails).toHaveLength(2);
    expect(school.mails[1]?.code).not.toBe(code);
    expect(await school.database.$count(oneTimeCodes)).toBe(1);
  });

  test('is valid for its owner, who reads it, even if a stranger has requested it', async () => {
    const code = await askForCode(school, rita, { remoteAddress: '10.99.1.2' });
    await ask(classroom);
    expect((await tryCode(code, { remoteAddress: classroom })).status).toBe(200);
  });
});

describe('guesses of a join code', () => {
  const join = (who: string, code: string) => school.call(who, 'POST', 'quiz/join', { code });

  test('are limited to thirty wrong ones per student, and right ones do not count', async () => {
    const { code } = await makeQuiz(school);
    await times(29, async () => expect((await join('rita', 'AAAA2222')).status).toBe(404));
    await times(5, async () => expect((await join('rita', code)).status).toBe(200));
    expect((await join('rita', 'AAAA2222')).status).toBe(404);
    const refused = await join('rita', code);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await join('ruth', code)).status).toBe(200);
    school.now = new Date(monday.getTime() + minuteMs);
    expect((await join('rita', code)).status).toBe(200);
  });

  test('are refused again for five seconds by their token alone, without the database', async () => {
    const { code } = await makeQuiz(school);
    const [token, otherToken] = [
      await tokenOf(school, 'rita@school.example'),
      await tokenOf(school, 'rita@school.example'),
    ];
    const joinWith = (bearer: string) =>
      school.inject({
        method: 'POST',
        url: '/api/quiz/join',
        headers: { authorization: `Bearer ${bearer}` },
        payload: { code },
      });
    const { key } = triesOf(limits.joining, 'rita');
    const wholeAt = new Date(school.now.getTime() + 60 * minuteMs);
    await school.database.insert(rateLimits).values({ key, wholeAt });
    const first = await joinWith(token);
    expect(first.status).toBe(429);

    await school.database.delete(rateLimits);
    school.now = new Date(school.now.getTime() + 4_900);
    const again = await joinWith(token);
    expect({ status: again.status, body: again.body }).toEqual({ status: 429, body: first.body });
    expect(again.headers['retry-after']).toBe(first.headers['retry-after']);
    const headers = { authorization: `Bearer ${token}` };
    expect((await school.inject({ method: 'GET', url: '/api/auth/me', headers })).status).toBe(200);
    expect((await joinWith(otherToken)).status).toBe(200);
    school.now = new Date(school.now.getTime() + 200);
    expect((await joinWith(token)).status).toBe(200);
  });

  test('are limited to three per student in a crowded network, and its class joins', async () => {
    const { code } = await makeQuiz(school);
    const { key } = triesOf(limits.joiningOfNetwork, '127.0.0.1');
    await school.database
      .insert(rateLimits)
      .values({ key, wholeAt: new Date(monday.getTime() + 24 * 60 * minuteMs) });
    await times(3, async () => expect((await join('rita', 'AAAA2222')).status).toBe(404));
    expect((await join('rita', code)).status).toBe(429);
    expect((await join('ruth', 'A-typo-22')).status).toBe(404);
    expect((await join('ruth', code)).status).toBe(200);
  });

  test('do not include codes for another group or a closed quiz', async () => {
    const { code } = await makeQuiz(school, { groupId: 'green', ownerId: 'otto' });
    await times(40, async () => expect((await join('rita', code)).status).toBe(403));
  });
});

describe('a server with more passwords to hash than it accepts', () => {
  test('says so, counts nothing, and answers everything else', async () => {
    const app = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
      hashing: { atOnce: 1, longest: 2 },
    });
    const tryIt = (email: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        remoteAddress,
      });
    const crowded = Promise.all(
      Array.from({ length: 12 }, (_, index) => tryIt(`nobody${index}@school.example`, classroom)),
    );
    const ready = await app.inject({ method: 'GET', url: '/readyz' });
    const other = await tryIt(rita, '10.99.1.2');
    const crowd = await crowded;
    await app.close();
    expect(ready.statusCode).toBe(200);
    expect(other.statusCode).toBe(200);
    const refused = crowd.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(crowd.filter(({ statusCode }) => statusCode === 401)).toHaveLength(12 - refused.length);
    expect(refused[0]?.headers['retry-after']).toBe('10');
    expect(refused[0]?.json()).toEqual(replies.requests.busy);
    const counted = await school.database.select().from(rateLimits);
    const network = counted.find(
      ({ key }) => key === triesOf(limits.signInOfNetwork, classroom).key,
    );
    const failures =
      (network!.wholeAt.getTime() - monday.getTime()) / limits.signInOfNetwork.returnMs;
    expect(failures).toBe(12 - refused.length);
  });
});

test('a user who is locked out everywhere can get in by mail, and then has a known device', async () => {
  const passwordHash = await hashedPassword();
  await school.database.update(users).set({ passwordHash }).where(eq(users.id, 'rita'));
  await guessInClassroom();
  const asked = await post(
    school,
    'forgot-password',
    { email: rita },
    { remoteAddress: classroom },
  );
  await expect.poll(() => school.mails).toHaveLength(1);
  const asking = { remoteAddress: classroom, cookie: cookieOf(asked.headers) };
  const reset = await tryCode(school.mails[0]?.code ?? '', asking);
  expect(reset.status).toBe(200);
  const own = { remoteAddress: classroom, cookie: cookieOf(reset.headers) };
  expect((await signIn(school, rita, fresh, own)).status).toBe(200);
});
