import { errors, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { sessions } from '../database/schema';
import { keptSecret } from './secret';

const lifetimeMs = 12 * 60 * 60 * 1000;
const algorithm = 'HS256';

export interface Tokens {
  /** Opens a session of 12 hours and answers its access token. */
  issue(userId: string): Promise<string>;
  /** The session a token names, or undefined when the token is forged, broken or expired. */
  read(token: string): Promise<string | undefined>;
}

/** Access tokens: JWTs whose `jti` is a row of `sessions`, so that each can be revoked. */
export function createTokens(database: Database, clock: () => Date): Tokens {
  const secret = keptSecret(database, 'token-secret');

  return {
    async issue(userId) {
      const now = clock();
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await database.insert(sessions).values({ id, userId, createdAt: now, expiresAt });
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(await secret());
    },

    async read(token) {
      const key = await secret();
      try {
        const { payload } = await jwtVerify(token, key, {
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
