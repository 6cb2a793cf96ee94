import { and, eq, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { sessions, users } from '../database/schema';
import { holdKeys } from './heldKeys';
import { lifetimeMs } from './keyRing';

const algorithm = 'HS256';
/** The form of key ids. */
const keyId = /^[\w-]{16}$/;

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
 * names the key that signed it as `kid`; those of a school's first key do not.
 */
export function createTokens(database: Database, clock: () => Date): Tokens {
  const keys = holdKeys(database, 'token-secret');

  const keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const isPossible = kid === undefined || keyId.test(kid);
    const key = isPossible ? await keys.find(kid ?? null) : undefined;
    if (!key) throw new errors.JWSSignatureVerificationFailed();
    return key.secret;
  };

  return {
    async issue(userId: string, found?: { passwordHash: string | null }) {
      const now = clock();
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + lifetimeMs['token-secret']);
      const session = { id, userId, createdAt: now, expiresAt };
      if (found === undefined) await database.insert(sessions).values(session);
      else if (!(await openSession(database, session, found))) return undefined as never;
      const [newest] = await keys.fresh();
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm, ...(newest.id !== null && { kid: newest.id }) })
        .setSubject(userId)
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(newest.secret);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          currentDate: clock(),
          requiredClaims: ['jti', 'exp'],
        });
        return payload.jti;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/**
 * Locks the account for an instant: requests that end its sessions then run before or after this
 * one.
 */
async function openSession(
  database: Database,
  {
    id,
    userId,
    createdAt,
    expiresAt,
  }: { id: string; userId: string; createdAt: Date; expiresAt: Date },
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
