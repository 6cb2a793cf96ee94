import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { mailbox, post, resetAccounts, signIn, statusOf, tokenOf } from './accountCalls';
import { openSchool, password, type School } from './testSchool';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => resetAccounts(school));
afterAll(() => school.close());

const grace = {
  first_name: 'Grace',
  last_name: 'Hopper',
  role: 'Student',
  email: 'grace@school.example',
  password: 'quizwright1',
};

const register = (change: object = {}) => post(school, 'register', { ...grace, ...change });

const accountsWith = (email: string) =>
  school.database.select().from(users).where(eq(users.email, email));

describe('registering', () => {
  test.each(['Instructor', 'Student'] as const)('makes an %s who can sign in', async (role) => {
    const email = `new-${role.toLowerCase()}@school.example`;
    const { status, body } = await register({ role, email });
    expect(status).toBe(201);
    expect(body).toEqual({ data: { message: 'Registration successful' } });

    const signedIn = await signIn(school, email, grace.password);
    expect(signedIn.body.data.profile).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      role,
      status: 'active',
    });
    expect(signedIn.body.data.profile).not.toHaveProperty('group');
    expect(await statusOf(school, signedIn.body.data.accessToken)).toBe(200);
  });

  test('stores trimmed names and lower-case addresses', async () => {
    await register({
      first_name: '  Ada Maria ',
      last_name: '\tLovelace\n',
      email: 'Ada@School.EXAMPLE',
    });
    const [account] = await accountsWith('ada@school.example');
    expect(account).toMatchObject({ firstName: 'Ada Maria', lastName: 'Lovelace' });
    expect(await tokenOf(school, 'ADA@school.example', grace.password)).toBeTruthy();
  });

  test.each([
    ['\u2067ola\u200B@school.example', 'ola@school.example'],
    ['Ola N. <mailto:ola.n@school.example>;', 'ola.n@school.example'],
    ['ola@xn--ogblgi1g.xn--wgbh1c', 'ola@مدرسة.مصر'],
  ])('stores %j as it is meant, and knows it again however it is typed', async (typed, meant) => {
    expect((await register({ email: typed })).status).toBe(201);
    expect(await accountsWith(meant)).toHaveLength(1);
    for (const email of [typed, ` ${meant}.`]) {
      expect(await tokenOf(school, email, grace.password)).toBeTruthy();
    }
  });

  test('takes a dash for the last name of somebody with one name, and no invisible names', async () => {
    await register({ first_name: 'Sukarno', last_name: '–', email: 'one@school.example' });
    const [account] = await accountsWith('one@school.example');
    expect(account).toMatchObject({ firstName: 'Sukarno', lastName: '-' });
    const unseen = await register({ first_name: '\u200B\u2060', last_name: '\u3164' });
    expect(unseen.status).toBe(400);
    expect(unseen.body.errors).toEqual([
      { field: 'first_name', message: 'First name is required.' },
      { field: 'last_name', message: 'Last name is required.' },
    ]);
  });

  test('stores no readable password', async () => {
    await register({ email: 'hashed@school.example' });
    const [account] = await accountsWith('hashed@school.example');
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each(['rita@school.example', 'RITA@School.Example'])(
    'refuses %s, which has an account, and leaves that unchanged',
    async (email) => {
      const before = await accountsWith('rita@school.example');
      const { status, body } = await register({ email });
      expect(status).toBe(409);
      const message = 'An account with this email already exists. Sign in, or use another email.';
      expect(body).toMatchObject({ message, errors: [{ field: 'email', message }] });
      expect(await accountsWith('rita@school.example')).toEqual(before);
    },
  );

  test('makes one account for ten simultaneous requests', async () => {
    const email = 'crowd@school.example';
    const replies = await Promise.all(Array.from({ length: 10 }, () => register({ email })));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await accountsWith(email)).toHaveLength(1);
  });

  test.each([
    ['a short password', { password: 'abc12' }, 'Password must be at least 6 characters long.'],
    [
      'a password without a digit',
      { password: 'abcdefg' },
      'Password must contain at least one lowercase letter and one number.',
    ],
    [
      'a password without a lower-case letter',
      { password: 'ABCDEF1' },
      'Password must contain at least one lowercase letter and one number.',
    ],
    [
      'a password that begins with a blank',
      { password: ' abcdef1' },
      'Password must contain at least one lowercase letter and one number.',
    ],
    ['no email', { email: undefined }, 'Email is required.'],
    ['a broken email', { email: 'grace@school' }, 'Please enter a valid email address.'],
    ['no first name', { first_name: undefined }, 'First name is required.'],
    ['a blank last name', { last_name: '  ' }, 'Last name is required.'],
    ['another role', { role: 'Admin' }, 'Role must be either student or instructor.'],
  ])('refuses %s with the words of the specification', async (_name, change, sentence) => {
    const { status, body } = await register(change);
    expect(status).toBe(400);
    expect(body.message).toBe(sentence);
    expect(body.errors).toEqual([{ field: Object.keys(change)[0], message: sentence }]);
  });

  test('accepts the shortest password, with digits and letters in any place', async () => {
    expect((await register({ email: 'short@school.example', password: 'A1b C!' })).status).toBe(
      201,
    );
  });

  test('refuses an unknown field', async () => {
    const { status, body } = await register({ status: 'inactive' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['status']);
  });
});

describe('me', () => {
  test('is the current profile', async () => {
    const token = await tokenOf(school, 'rita@school.example', password);
    const me = () =>
      school.inject<object>({
        method: 'GET',
        url: '/api/auth/me',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await me()).body).toEqual({
      _id: 'rita',
      first_name: 'Rita',
      last_name: 'Tester',
      email: 'rita@school.example',
      role: 'Student',
      status: 'active',
      group: { _id: 'red', name: 'Group red' },
    });
    await school.database.update(users).set({ groupId: null }).where(eq(users.id, 'rita'));
    expect((await me()).body).not.toHaveProperty('group');
  });

  test('needs a token', async () => {
    const { status } = await school.inject({ method: 'GET', url: '/api/auth/me' });
    expect(status).toBe(401);
  });
});

describe('a server that does not let everyone register', () => {
  const registerAt = async (registration: 'students' | 'nobody', role: string) => {
    const app = await buildApp({
      database: school.database,
      clock: () => school.now,
      logLevel: 'silent',
      mail: mailbox([]),
      registration,
    });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...grace, role, email: `closed-${registration}-${role}@school.example` },
    });
    await app.close();
    return { status: reply.statusCode, message: reply.json<{ message: string }>().message };
  };

  test('admits students, and nobody who makes themself an instructor', async () => {
    expect(await registerAt('students', 'Instructor')).toMatchObject({
      status: 403,
      message: 'Only students can register here. Ask your school for an instructor account.',
    });
    expect(await accountsWith('closed-students-instructor@school.example')).toEqual([]);
    expect((await registerAt('students', 'Student')).status).toBe(201);
  });

  test('admits nobody if configured so', async () => {
    expect(await registerAt('nobody', 'Student')).toMatchObject({
      status: 403,
      message: 'Registration is closed. Ask your school for an account.',
    });
  });
});
