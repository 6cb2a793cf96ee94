import { decodeProtectedHeader, SignJWT } from 'jose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDevices, type Device } from '../../server/accounts/device';
import { holdKeys } from '../../server/accounts/heldKeys';
import { deleteOldKeys, readKeys } from '../../server/accounts/keyRing';
import { rotateAllKeys } from '../../server/administration/keys/rotateAllKeys';
import type { OpenDatabase } from '../../server/database/database';
import { rateLimits, sessions, settings } from '../../server/database/schema';
import { enrol, password, serveSchool, type School } from '../api/testSchool';
import { openTestDatabase } from '../database/testDatabase';
import { carriedOut } from './carriedOut';

const hour = 60 * 60_000;
const day = 24 * hour;

let opened: OpenDatabase;
let one: School;
let other: School;
beforeEach(async () => {
  opened ??= await openTestDatabase().then(async (fresh) => {
    await enrol(fresh.database);
    return fresh;
  });
  await opened.database.delete(rateLimits);
  await opened.database.delete(sessions);
  await opened.database.delete(settings);
  const shared = { ...opened, close: () => Promise.resolve() };
  one = await serveSchool(shared);
  other = await serveSchool(shared);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await one.close();
  await other.close();
});
afterAll(() => opened.close());

/** Lets pass the second for which instances sign with the keys that they hold. */
function passASecond(): void {
  const later = performance.now() + 1_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}

const rotate = (now = false) => carriedOut(opened.database, rotateAllKeys, { now });

async function tokenFrom(school: School, who = 'rita'): Promise<string> {
  const email = `${who}@school.example`;
  const { status, body } = await school.call(null, 'POST', 'auth/login', { email, password });
  expect(status).toBe(200);
  return body.data.accessToken;
}

async function statusOf(school: School, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await school.inject({ method: 'GET', url: '/api/auth/me', headers })).status;
}

describe('a new key', () => {
  test('signs from now on at every instance, and earlier signatures stay valid', async () => {
    const before = await tokenFrom(one);
    expect(await statusOf(other, before)).toBe(200);
    expect(decodeProtectedHeader(before)).not.toHaveProperty('kid');

    expect((await rotate()).join()).toContain('No one is signed out');
    const after = await tokenFrom(one);
    const [newest] = await readKeys(opened.database, 'token-secret');
    expect(decodeProtectedHeader(after)).toMatchObject({ kid: newest.id });
    expect(decodeProtectedHeader(await tokenFrom(other))).toMatchObject({ kid: newest.id });
    for (const school of [one, other]) {
      expect(await statusOf(school, before)).toBe(200);
      expect(await statusOf(school, after)).toBe(200);
    }
    await rotate();
    const third = await tokenFrom(other);
    expect(decodeProtectedHeader(third)).not.toEqual(decodeProtectedHeader(after));
    for (const token of [before, after, third]) expect(await statusOf(one, token)).toBe(200);
  });

  test('is known to an instance that has only checked tokens so far', async () => {
    const before = await tokenFrom(one);
    expect(await statusOf(other, before)).toBe(200);
    await rotate();
    const after = await tokenFrom(one);
    expect(await statusOf(other, after)).toBe(200);
  });

  test('is kept when two are made at once', async () => {
    const before = await tokenFrom(one);
    await Promise.all([rotate(), rotate()]);
    expect(await readKeys(opened.database, 'token-secret')).toHaveLength(3);
    expect(await statusOf(one, before)).toBe(200);
  });

  test('leaves the old ones until all their signatures have expired', async () => {
    await tokenFrom(one);
    await readKeys(opened.database, 'device-secret');
    await rotate();
    const [newest] = await readKeys(opened.database, 'token-secret');
    const numbers = async () => [
      (await readKeys(opened.database, 'token-secret')).length,
      (await readKeys(opened.database, 'device-secret')).length,
    ];
    const after = (ms: number) => new Date(newest.since!.getTime() + ms);
    await deleteOldKeys(opened.database, after(12 * hour));
    expect(await numbers()).toEqual([2, 2]);
    await deleteOldKeys(opened.database, after(37 * hour));
    expect(await numbers()).toEqual([1, 2]);
    await deleteOldKeys(opened.database, after(182 * day));
    expect(await numbers()).toEqual([1, 1]);
    expect((await readKeys(opened.database, 'token-secret'))[0]).toEqual(newest);
  });
});

describe('a key that leaked', () => {
  test('signs everyone out at once, at every instance', async () => {
    const [before, others] = [await tokenFrom(one), await tokenFrom(other, 'ines')];
    expect([await statusOf(one, before), await statusOf(other, before)]).toEqual([200, 200]);
    const [leaked] = await readKeys(opened.database, 'token-secret');
    expect((await rotate(true)).join()).toContain('has to sign in again');
    for (const school of [one, other]) {
      expect(await statusOf(school, before)).toBe(401);
      expect(await statusOf(school, others)).toBe(401);
    }
    expect(await readKeys(opened.database, 'token-secret')).toHaveLength(1);

    const after = await tokenFrom(one);
    expect(await statusOf(other, after)).toBe(200);
    const [session] = await opened.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, 'rita'))
      .orderBy(sessions.revokedAt);
    const forged = new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(session!.id)
      .setExpirationTime(Math.floor(one.now.getTime() / 1000) + 3600);
    for (const school of [one, other]) {
      expect(await statusOf(school, await forged.sign(leaked.secret))).toBe(401);
    }
  });
});

describe('made-up ids of keys', () => {
  const forged = (n: number) => `forged-${String(n).padStart(9, '0')}`;

  test('are looked up together, and never twice in a second', async () => {
    const keys = holdKeys(opened.database, 'token-secret');
    await keys.fresh();
    const reading = vi.spyOn(opened.database, 'select');
    const found = await Promise.all(Array.from({ length: 500 }, (_, n) => keys.find(forged(n))));
    expect(found.filter((key) => key !== undefined)).toEqual([]);
    expect(reading).toHaveBeenCalledTimes(1);
    // The next one waits for its turn.
    await keys.find(forged(1));
    expect(reading).toHaveBeenCalledTimes(2);
  });

  test('cost one look for a flood of callers', async () => {
    await readKeys(opened.database, 'device-secret');
    const keys = holdKeys(opened.database, 'device-secret');
    const reading = vi.spyOn(opened.database, 'select');
    await Promise.all(Array.from({ length: 500 }, () => keys.recent()));
    await keys.recent();
    expect(reading).toHaveBeenCalledTimes(1);
    await rotate();
    passASecond();
    expect(await keys.recent()).toEqual(await readKeys(opened.database, 'device-secret'));
  });

  test('do not hide a new key', async () => {
    const keys = holdKeys(opened.database, 'token-secret');
    await keys.fresh();
    await keys.find(forged(1));
    const pending = keys.find(forged(2));
    await rotate();
    const [newest] = await readKeys(opened.database, 'token-secret');
    expect(await keys.find(newest.id)).toEqual(newest);
    expect(await pending).toBeUndefined();
  });

  test('are refused without a look if they have another form', async () => {
    await tokenFrom(one);
    const reading = vi.spyOn(opened.database, 'select');
    for (const kid of ['', 'x'.repeat(5000), '../../etc/passwd', "' or 1=1"]) {
      const token = new SignJWT().setProtectedHeader({ alg: 'HS256', kid });
      const signed = await token.setJti('x').setExpirationTime('1h').sign(new Uint8Array(32));
      expect(await statusOf(one, signed)).toBe(401);
    }
    expect(reading).not.toHaveBeenCalled();
  });
});

describe('the cookie of a browser', () => {
  const rita = { id: 'rita', passwordHash: 'hash' };

  async function visit(cookie: string | undefined, act: (device: Device) => void) {
    let sent: string | undefined;
    const headers = cookie === undefined ? {} : { cookie };
    const request = { headers, protocol: 'http' } as FastifyRequest;
    const reply = {
      removeHeader: () => (sent = undefined),
      header: (_name: string, value: string) => (sent = value.split(';', 1)[0]),
    } as unknown as FastifyReply;
    act(await createDevices(opened.database)(request, reply));
    return sent;
  }
  const isKnown = async (cookie: string | undefined) => {
    let known = false;
    await visit(cookie, (device) => (known = device.hasSignedIn(rita)));
    return known;
  };

  test('stays valid, and is signed again when it is seen', async () => {
    const before = await visit(undefined, (device) => device.rememberSignIn(rita));
    expect(await isKnown(before)).toBe(true);
    await rotate();
    expect(await isKnown(before)).toBe(true);
    const renewed = await visit(before, (device) => device.hasSignedIn(rita));
    expect(renewed).toBeDefined();
    expect(renewed?.split('.')).toHaveLength(before!.split('.').length);
    expect(await visit(renewed, (device) => device.hasSignedIn(rita))).toBeUndefined();
    await deleteOldKeys(opened.database, new Date(Date.now() + 182 * day));
    expect(await isKnown(before)).toBe(false);
    expect(await isKnown(renewed)).toBe(true);
  });

  test('is invalid after a key leaked', async () => {
    const before = await visit(undefined, (device) => device.rememberSignIn(rita));
    await rotate(true);
    expect(await isKnown(before)).toBe(false);
  });

  test('is sent once when somebody with a cookie of an old key signs in', async () => {
    const login = (cookie?: string) =>
      one.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'rita@school.example', password },
        ...(cookie !== undefined && { headers: { cookie } }),
      });
    const first = (await login()).headers['set-cookie'] as string;
    await rotate();
    passASecond();
    const second = (await login(first.split(';', 1)[0])).headers['set-cookie'];
    expect([second].flat()).toHaveLength(1);
  });
});
