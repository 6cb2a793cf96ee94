import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../server/accounts/passwords';
import { keepPublicPasswords, publicAccounts } from '../../server/accounts/demoAccounts';
import { settings, users } from '../../server/database/schema';
import { demoPassword } from '../../server/demo/people';
import { buildApp } from '../../server/http/app';
import { mailbox, post, resetAccounts, tokenOf } from './accountCalls';
import { openSchool, password, type School } from './testSchool';

const ada = { id: 'ada', email: 'ada@school.example' };

let demoHash: string | undefined;
let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await resetAccounts(school);
  await school.database.delete(settings);
  demoHash ??= await hashPassword(demoPassword);
  const person = { ...ada, role: 'Instructor', firstName: 'Ada', lastName: 'Demo' } as const;
  await school.database
    .insert(users)
    .values({ ...person, passwordHash: demoHash })
    .onConflictDoUpdate({ target: users.id, set: { passwordHash: demoHash } });
});
afterAll(() => school.close());

const signIn = (how: InjectOptions = {}, secret = demoPassword, email = ada.email) =>
  school.inject<{ message: string }>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: secret },
    ...how,
  });

const foreign: [string, InjectOptions][] = [
  ['another computer', { remoteAddress: '192.168.1.20' }],
  ['a proxy that names its client', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  [
    'a proxy whose client names itself first',
    { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } },
  ],
  ['a proxy that names another host', { headers: { 'x-forwarded-host': 'quiz.school.test' } }],
  ['a proxy of RFC 7239', { headers: { forwarded: 'for="[2001:db8::1]:4711";proto=https' } }],
  ['a proxy that says it is one', { headers: { via: '1.1 cache' } }],
  ['a proxy that keeps the host', { headers: { host: 'quiz.school.test' } }],
  ['a page of another host', { headers: { origin: 'https://quiz.school.test' } }],
];

describe('a demo account with the public password', () => {
  beforeEach(() => keepPublicPasswords(school.database));

  test.each<[string, InjectOptions]>([
    ['directly', {}],
    ['over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:4000' } }],
    [
      'through a development server',
      {
        headers: {
          host: 'localhost:5173',
          origin: 'http://localhost:5173',
          'x-forwarded-for': '::ffff:127.0.0.1',
          'x-forwarded-host': 'localhost:5173',
        },
      },
    ],
  ])('signs in on the computer that runs the server, %s', async (_name, how) => {
    expect((await signIn(how)).status).toBe(200);
  });

  test.each(foreign)('does not sign in through %s', async (_name, how) => {
    const { status, body } = await signIn(how);
    expect(status).toBe(403);
    expect(body.message).toMatch(/^The password of this demo account is public/);
    expect((await signIn(how, 'wrong')).status).toBe(401);
  });

  test('signs in from elsewhere once its password has been changed', async () => {
    const token = await tokenOfAda();
    const change = { password: demoPassword, password_new: password };
    expect((await post(school, 'change-password', change, { token })).status).toBe(200);
    for (const [, how] of foreign) expect((await signIn(how, password)).status).toBe(200);
    expect(await publicAccounts(school.database)).not.toContain('ada');
  });

  test('signs in from everywhere if the server is configured so', async () => {
    const app = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
      demoElsewhere: true,
    });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: ada.email, password: demoPassword },
      remoteAddress: '192.168.1.20',
    });
    await app.close();
    expect(statusCode).toBe(200);
  });

  test('is logged as an error once an hour while other computers reach the server', async () => {
    let now = school.now;
    const app = await buildApp({
      database: school.database,
      clock: () => now,
      logLevel: 'silent',
      mail: mailbox([]),
    });
    const error = vi.spyOn(app.log, 'error');
    const visit = (how: InjectOptions) => app.inject({ method: 'GET', url: '/healthz', ...how });
    await visit({});
    expect(error).not.toHaveBeenCalled();
    for (const [, how] of foreign) await visit(how);
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/^Other computers can reach this server, and the password of/),
    );
    now = new Date(now.getTime() + 60 * 60_000);
    await visit(foreign[0]![1]);
    await expect.poll(() => error).toHaveBeenCalledTimes(2);
    await app.close();
  });
});

test('an account of a real school signs in from everywhere', async () => {
  const how = foreign[0]![1];
  expect((await signIn(how, password, 'rita@school.example')).status).toBe(200);
  expect(await tokenOf(school, 'rita@school.example')).toBeTruthy();
});

async function tokenOfAda(): Promise<string> {
  const { body } = await signIn();
  return (body as unknown as { data: { accessToken: string } }).data.accessToken;
}
