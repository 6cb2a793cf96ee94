import type { FastifyRequest } from 'fastify';
import { Failure } from '../routes/failure';
import { normalizeEmail } from './email';

/**
 * Ten tries a minute for an account from one network address together: a class shares an address,
 * and a stranger elsewhere must not be able to lock somebody out.
 */
export const signInLimit = {
  max: 10,
  timeWindow: 60_000,
  // After validation, when the body is known to hold an address.
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) =>
    `${request.ip} ${normalizeEmail((request.body as { email: string }).email)}`,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => {
    const seconds = Math.max(1, Math.ceil(ttl / 1000));
    return new Failure(
      429,
      `Too many tries to sign in. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    );
  },
};
