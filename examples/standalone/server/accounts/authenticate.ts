import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { sessions, users, type Role } from '../database/schema';
import { Failure } from '../routes/failure';
import type { Tokens } from './tokens';

interface AuthenticateOptions {
  database: Database;
  clock: () => Date;
  tokens: Tokens;
}

const onlyFor: Record<Role, string> = {
  Instructor: 'Only instructors can do this. Sign in as an instructor.',
  Student: 'Only students can do this. Sign in as a student.',
};

/**
 * The security handler of the contract's `bearer` scheme: finds who calls, and refuses roles that
 * the operation's `x-roles` does not name. Takes the bare token too (spec §6).
 *
 * @throws Failure 401 without a good token, 403 for another role
 */
export function authenticate({ database, clock, tokens }: AuthenticateOptions) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer(\s+|$)/i, '').trim();
    if (token === '') throw new Failure(401, 'Please sign in to continue.');

    const sessionId = await tokens.read(token);
    const [caller] =
      sessionId === undefined
        ? []
        : await database
            .select({
              id: users.id,
              role: users.role,
              status: users.status,
              groupId: users.groupId,
            })
            .from(sessions)
            .innerJoin(users, eq(users.id, sessions.userId))
            .where(
              and(
                eq(sessions.id, sessionId),
                isNull(sessions.revokedAt),
                gt(sessions.expiresAt, clock()),
              ),
            );
    if (!caller) throw new Failure(401, 'Your session is over. Please sign in again.');
    if (caller.status !== 'active') {
      throw new Failure(401, 'Your account is inactive. Ask your instructor to activate it.');
    }

    const roles = rolesOf(request);
    if (!roles.includes(caller.role)) throw new Failure(403, onlyFor[roles[0] ?? 'Instructor']);
    request.caller = { id: caller.id, role: caller.role, groupId: caller.groupId };
  };
}

/** The glue puts the contract's extensions into the schema of a route, not into its config. */
function rolesOf(request: FastifyRequest): readonly Role[] {
  const schema = request.routeOptions.schema as { 'x-roles'?: Role[] } | undefined;
  return schema?.['x-roles'] ?? [];
}
