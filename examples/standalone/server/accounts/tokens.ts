import { and, eq, sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { sessions, users } from '../database/schema';
import { holdKeys } from './heldKeys';
import { lifetimeMs, type Key } from './keyRing';

const algorithm = 'HS256';
/** The form of key ids. */
const keyId = /^[\w-]{16}$/;

/** A session as its token names it. */
interface NamedSession {
  id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface Tokens {
  /**
   * Opens a session of 12 hours and returns its access token.
   *
   * @param found the account as it was read: if it is inactive or has another password by now, no
   * session is opened and the result is undefined
   */
  issue(userId: string): Promise<string>;
  issue(userId: string, found: { passwordHash: string | null }): Promise<string | undefined>;
  /** The session that a token names, or undefined when the token is forged, broken or expired. */
  read(token: string): Promise<string | undefined>;
}

/**
 * Access tokens: JWTs whose `jti` is a row of `sessions`, so that each can be revoked. A token
 * names the key that signed it as `kid`.
 */
export function createTokens(database: Database, clock: () => Date): Tokens {
  const keys = holdKeys(database, 'token-secret');

  return {
    async issue(userId: string, found?: { passwordHash: string | null }) {
      const now = clock();
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + lifetimeMs['token-secret']);
      const session = { id, userId, createdAt: now, expiresAt };
      if (found === undefined) await database.insert(sessions).values(session);
      else if (!(await openSession(database, session, found))) return undefined as never;
      const [newest] = await keys.fresh();
      return signToken(session, newest);
    },

    async read(token) {
      const named = keyIdIn(token);
      const key = named === undefined ? undefined : await keys.find(named);
      return key && sessionIn(token, key.secret, clock());
    },
  };
}

/** The access token of a session. */
export function signToken(
  { id, userId, createdAt, expiresAt }: NamedSession,
  key: Key,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(createdAt)
    .setExpirationTime(expiresAt)
    .sign(key.secret);
}

/**
 * Locks the account for an instant: requests that end its sessions then run before or after this
 * one.
 */
async function openSession(
  database: Database,
  { id, userId, createdAt, expiresAt }: NamedSession,
  { passwordHash }: { passwordHash: string | null },
): Promise<boolean> {
  const isAsFound = and(
    eq(users.id, userId),
    eq(users.status, 'active'),
    sql`${users.passwordHash} is not distinct from ${passwordHash}`,
  );
  const { rows } = (await database.execute(sql`
    insert into ${sessions} (id, user_id, created_at, expires_at)
    select ${id}, ${users.id}, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from ${users} where ${isAsFound} for share
    returning id
  `)) as { rows: unknown[] };
  return rows.length === 1;
}

/** The id of the key that a token names; undefined for another's token. */
function keyIdIn(token: string): string | undefined {
  try {
    const { alg, kid = '' } = decodeProtectedHeader(token);
    return alg === algorithm && keyId.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The session in a token that `secret` has signed and that has not expired. Checked in place:
 * Web Crypto hands each signature to another thread, which takes many times as long.
 */
function sessionIn(token: string, secret: Uint8Array, now: Date): string | undefined {
  const end = token.lastIndexOf('.');
  const signed = createHmac('sha256', secret).update(token.slice(0, end)).digest();
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  if (signature.length !== signed.length || !timingSafeEqual(signature, signed)) return undefined;
  const { jti, exp } = decodeJwt(token);
  return exp !== undefined && exp > Math.floor(now.getTime() / 1_000) ? jti : undefined;
}
