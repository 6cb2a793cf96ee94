import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyTries } from '../kernel/failure';

/** Not longer, because another instance may give a try back meanwhile. */
const longestMs = 5_000;
const mostRemembered = 20_000;

interface Refusal {
  error: TooManyTries;
  until: Date;
}

/**
 * Refuses callers again who come back before the time they were told, without asking the database
 * who they are and how long they have to wait: a thousand guessers would otherwise keep everyone
 * from it. Only callers with a valid token who are refused whatever they send are remembered.
 * Register it before anything that needs the token.
 */
export function remindRefused(app: FastifyInstance, clock: () => Date): void {
  const refusals = new Map<string, Refusal>();

  app.addHook('onRequest', (request, _reply, done) => {
    const refusal = refusals.size > 0 ? refusals.get(keyOf(request)) : undefined;
    if (refusal && refusal.until > clock()) done(refusal.error);
    else done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof TooManyTries && error.isOfCaller && request.caller) {
      const key = keyOf(request);
      // Deleted first, so that the map stays in order of age.
      refusals.delete(key);
      const forMs = Math.min(longestMs, error.retryAfterSeconds * 1000);
      refusals.set(key, { error, until: new Date(clock().getTime() + forMs) });
      const [oldest] = refusals.keys();
      if (refusals.size > mostRemembered && oldest !== undefined) refusals.delete(oldest);
    }
    done();
  });
}

function keyOf({ headers, routeOptions }: FastifyRequest): string {
  const { operationId = '' } = routeOptions.config;
  return createHash('sha256')
    .update(`${operationId} ${headers.authorization ?? ''}`)
    .digest('base64url');
}
