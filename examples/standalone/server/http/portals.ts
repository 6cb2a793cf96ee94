import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the client reads of an answer beside its body, and the number that a failure is searched by. */
const exposedHeaders = ['Retry-After', 'X-Request-Id'];

/**
 * Without credentials: the token is a header that the page has to know, and a cookie between two sites is
 * one that browsers throw away (decision 51).
 */
const admitted: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type'],
  exposedHeaders,
  // What Chromium keeps at most, in seconds: a request before each request would double them.
  maxAge: 7_200,
  // Whatever asks, a listed origin may hear what is allowed.
  strictPreflight: false,
};

/** The pages on other origins that may call the API from browsers. */
export interface Portals {
  /** Answers preflights, and lets listed origins read whatever `/api` answers, refusals of other hooks included. */
  register(app: FastifyInstance): Promise<void>;
  /** The same for an answer that no hook sees. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
}

/** @param origins as browsers send them: `https://portal.school.example` */
export function createPortals(origins: readonly string[]): Portals {
  const known = new Set(origins);
  const isAdmitted = ({ url, headers }: FastifyRequest): boolean =>
    url.startsWith('/api/') && known.has(headers.origin ?? '');
  return {
    async register(app) {
      if (known.size === 0) return;
      await app.register(cors, {
        delegator: (request, done) =>
          done(null, isAdmitted(request) ? admitted : { origin: false }),
      });
    },
    admit(request, reply) {
      if (known.size === 0) return;
      reply.header('vary', 'Origin');
      if (!isAdmitted(request)) return;
      reply.header('access-control-allow-origin', request.headers.origin);
      reply.header('access-control-expose-headers', exposedHeaders.join(', '));
    },
  };
}
