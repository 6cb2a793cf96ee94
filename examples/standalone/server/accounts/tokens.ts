import { errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { sessions } from '../database/schema';
import { holdKeys } from './heldKeys';
import { lifetimeMs } from './keyRing';

const algorithm = 'HS256';
/** As the ids of keys are made. */
const keyId = /^[\w-]{16}$/;

export interface Tokens {
  /** Opens a session of 12 hours and answers its access token. */
  issue(userId: string): Promise<string>;
  /** The session a token names, or undefined when the token is forged, broken or expired. */
  read(token: string): Promise<string | undefined>;
}

/**
 * Access tokens: JWTs whose `jti` is a row of `sessions`, so that each can be revoked. A token names
 * the key that signed it as `kid`; those of a school's first key name none.
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
    async issue(userId) {
      const now = clock();
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + lifetimeMs['token-secret']);
      await database.insert(sessions).values({ id, userId, createdAt: now, expiresAt });
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
