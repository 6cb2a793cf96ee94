import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { sessions, settings, users } from '../../server/database/schema';
import { reset } from './fixtures';
import { monday, openSchool, password, type School } from './testSchool';

let school: School;
let address = 0;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => reset(school));
afterAll(() => school.close());

/** Every call comes from a network address of its own, unless one is given. */
function signIn(email: string, secret: string, remoteAddress = `10.0.0.${(address += 1)}`) {
  return school.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: secret },
    remoteAddress,
  });
}

function get(path: string, authorization?: string) {
  return school.inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: authorization === undefined ? {} : { authorization },
  });
}

describe('signing in', () => {
  test('answers the profile and a token that works', async () => {
    const { status, body } = await signIn('rita@school.example', password);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      message: 'Logged in successfully',
      profile: { _id: 'rita', role: 'Student', status: 'active', group: { _id: 'red' } },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await get('quiz/incomming', `Bearer ${body.data.accessToken}`)).status).toBe(200);
  });

  test('leaves out the group of somebody without one, and compares addresses without case', async () => {
    const { status, body } = await signIn('Nora@School.EXAMPLE', password);
    expect(status).toBe(200);
    expect(body.data.profile).not.toHaveProperty('group');
  });

  test('says the same for an unknown address and for a wrong password', async () => {
    const wrong = await signIn('rita@school.example', 'wrong');
    const unknown = await signIn('nobody@school.example', 'wrong');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.message).toBe(
      'The email or the password is wrong. Check both and try again.',
    );
  });

  test('takes about as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        await signIn(email, 'wrong');
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const wrong = await time('rita@school.example');
    const unknown = await time('nobody@school.example');
    expect(unknown / wrong).toBeGreaterThan(0.5);
  });

  test('tells only who knows the password that an account is inactive', async () => {
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'rita'));
    const right = await signIn('rita@school.example', password);
    expect(right.status).toBe(403);
    expect(right.body.message).toBe(
      'Your account is inactive. Ask your instructor to activate it.',
    );
    expect((await signIn('rita@school.example', 'wrong')).status).toBe(401);
  });

  test('stops after ten tries a minute of an account from one address, and nobody else', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn('ruth@school.example', 'wrong', '10.9.9.9')).status).toBe(401);
    }
    const refused = await signIn('RUTH@school.example', password, '10.9.9.9');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(
      /^Too many tries to sign in. Try again in \d+ seconds?\.$/,
    );
    expect((await signIn('ruth@school.example', password, '10.9.9.8')).status).toBe(200);
    expect((await signIn('rita@school.example', password, '10.9.9.9')).status).toBe(200);
  });
});

describe('a token', () => {
  const tokens = () => createTokens(school.database, () => school.now);

  test('is asked for before the request is looked at', async () => {
    const { status, body, headers } = await school.inject({
      method: 'POST',
      url: '/api/question',
      payload: { nonsense: true },
    });
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Please sign in to continue.' });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  test('is taken with and without its prefix', async () => {
    const token = await tokens().issue('ines');
    for (const header of [`Bearer ${token}`, `bearer ${token}`, token]) {
      expect((await get('group', header)).status).toBe(200);
    }
  });

  test('is refused when it is broken, unsigned, or signed with another key', async () => {
    const [header, payload] = (await tokens().issue('ines')).split('.');
    const forged = await new SignJWT({ jti: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['x', 'Bearer', `${header}.${payload}.`, forged, none]) {
      expect((await get('group', `Bearer ${token}`)).status).toBe(401);
    }
  });

  test('is over after twelve hours, and when its session is revoked', async () => {
    const token = `Bearer ${await tokens().issue('ines')}`;
    school.now = new Date(monday.getTime() + 12 * 3_600_000 - 1000);
    expect((await get('group', token)).status).toBe(200);
    school.now = new Date(monday.getTime() + 12 * 3_600_000);
    expect((await get('group', token)).body.message).toBe(
      'Your session is over. Please sign in again.',
    );
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

  test('is good on every instance, however many make the key at once', async () => {
    await school.database.delete(settings);
    const instances = Array.from({ length: 4 }, tokens);
    const issued = await Promise.all(instances.map((instance) => instance.issue('ines')));
    for (const instance of instances) {
      for (const token of issued) expect(await instance.read(token)).toBeTypeOf('string');
    }
  });
});
