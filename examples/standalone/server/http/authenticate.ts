import type { FastifyRequest } from 'fastify';
import { replies, type Role } from 'quizwright/rules';
import { createFindCaller } from '../accounts/findCaller';
import type { Tokens } from '../accounts/tokens';
import type { Database } from '../database/database';
import type { Caller } from '../kernel/call';
import { Failure } from '../kernel/failure';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where an operation needs no token. */
    caller: Caller | null;
  }
}

interface AuthenticateOptions {
  database: Database;
  clock: () => Date;
  tokens: Tokens;
}

/**
 * The security handler of the contract's `bearer` scheme: identifies the caller, and refuses roles
 * that the operation's `x-roles` does not name. It accepts the bare token too (spec §6).
 *
 * @throws Failure 401 without a valid token, 403 for another role
 */
export function authenticate({ database, clock, tokens }: AuthenticateOptions) {
  const find = createFindCaller(database, clock);
  return async (request: FastifyRequest): Promise<void> => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer(\s+|$)/i, '').trim();
    if (token === '') throw new Failure(401, replies.auth.signInFirst);

    const sessionId = await tokens.read(token);
    const caller = sessionId === undefined ? undefined : await find(sessionId);
    if (!caller) throw new Failure(401, replies.auth.sessionOver);
    if (caller.status !== 'active') throw new Failure(401, replies.auth.inactive);

    const roles = rolesOf(request);
    if (!roles.includes(caller.role)) {
      throw new Failure(403, replies.auth.onlyFor(roles[0] ?? 'Instructor'));
    }
    const { id, role, groupId } = caller;
    request.caller = { id, role, groupId, sessionId: caller.sessionId };
  };
}

/** The glue puts the contract's extensions into a route's schema, not into its config. */
function rolesOf(request: FastifyRequest): readonly Role[] {
  const schema = request.routeOptions.schema as { 'x-roles'?: Role[] } | undefined;
  return schema?.['x-roles'] ?? [];
}
