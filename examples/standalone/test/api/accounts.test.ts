import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, passwordMatches } from '../../server/accounts/passwords';
import { createTokens } from '../../server/accounts/tokens';
import { sessions, settings, users } from '../../server/database/schema';
import { resetAccounts, signIn } from './accountCalls';
import { monday, openSchool, password, type School } from './testSchool';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => resetAccounts(school));
afterAll(() => school.close());

function get(path: string, authorization?: string) {
  return school.inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: authorization === undefined ? {} : { authorization },
  });
}

describe('signing in', () => {
  test('returns the profile and a valid token', async () => {
    const { status, body } = await signIn(school, 'rita@school.example', password);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      message: 'Logged in successfully',
      profile: { _id: 'rita', role: 'Student', status: 'active', group: { _id: 'red' } },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await get('quiz/incomming', `Bearer ${body.data.accessToken}`)).status).toBe(200);
  });

  test('leaves out the group of somebody without one, and compares addresses without case', async () => {
    const { status, body } = await signIn(school, 'Nora@School.EXAMPLE', password);
    expect(status).toBe(200);
    expect(body.data.profile).not.toHaveProperty('group');
  });

  test('gives the same reply for an unknown address and a wrong password', async () => {
    const wrong = await signIn(school, 'rita@school.example', 'wrong');
    const unknown = await signIn(school, 'nobody@school.example', 'wrong');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.message).toBe(
      'The email or the password is wrong. Check both and try again.',
    );
  });

  test('hashes the password for an unknown address too, so that its time reveals nothing', async () => {
    vi.mocked(verify).mockClear();
    await passwordMatches(undefined, 'wrong');
    expect(vi.mocked(verify).mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), 'wrong'],
    ]);
  });

  test('hashes a password with 19 MiB and two passes', async () => {
    await hashPassword(password);
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    expect(vi.mocked(hash).mock.lastCall?.slice(0, 2)).toEqual([password, cost]);
  });

  test('reveals that an account is inactive only with its right password', async () => {
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'rita'));
    const right = await signIn(school, 'rita@school.example', password);
    expect(right.status).toBe(403);
    expect(right.body.message).toBe(
      'Your account is inactive. Ask your instructor or your school to activate it.',
    );
    expect((await signIn(school, 'rita@school.example', 'wrong')).status).toBe(401);
  });
});

describe('a token', () => {
  const tokens = () => createTokens(school.database, () => school.now);

  test('is checked before the request', async () => {
    const { status, body, headers } = await school.inject({
      method: 'POST',
      url: '/api/question',
      payload: { nonsense: true },
    });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'session.missing', message: 'Sign in to continue.' });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  test('is accepted with and without its prefix', async () => {
    const token = await tokens().issue('ines');
    for (const header of [`Bearer ${token}`, `bearer ${token}`, token]) {
      expect((await get('group', header)).status).toBe(200);
    }
  });

  test('is refused when it is broken, unsigned, or signed with another key', async () => {
    const issued = await tokens().issue('ines');
    const [header, payload] = issued.split('.');
    const { kid } = decodeProtectedHeader(issued);
    const forged = await new SignJWT({ jti: 'x' })
      .setProtectedHeader({ alg: 'HS256', kid: kid! })
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['x', 'Bearer', `${header}.${payload}.`, forged, none]) {
      expect((await get('group', `Bearer ${token}`)).status).toBe(401);
    }
  });

  test('expires after twelve hours, and when its session is revoked', async () => {
    const token = `Bearer ${await tokens().issue('ines')}`;
    school.now = new Date(monday.getTime() + 12 * 3_600_000 - 1000);
    expect((await get('group', token)).status).toBe(200);
    school.now = new Date(monday.getTime() + 12 * 3_600_000);
    expect((await get('group', token)).body.message).toBe('Your session has ended. Sign in again.');
    school.now = monday;
    await school.database.update(sessions).set({ revokedAt: monday });
    expect((await get('group', token)).status).toBe(401);
  });

  test('is refused as soon as its account is inactive', async () => {
    const token = `Bearer ${await tokens().issue('ines')}`;
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'ines'));
    const { status, body } = await get('group', token);
    expect(status).toBe(401);
    expect(body.message).toContain('inactive');
  });

  test('is valid on every instance, however many make the key at once', async () => {
    await school.database.delete(settings);
    const instances = Array.from({ length: 4 }, tokens);
    const issued = await Promise.all(instances.map((instance) => instance.issue('ines')));
    for (const instance of instances) {
      for (const token of issued) expect(await instance.read(token)).toBeTypeOf('string');
    }
  });
});
