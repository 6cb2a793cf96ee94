import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that the client reads, and the id by which a failure can be found. */
const exposedHeaders = ['Retry-After', 'X-Request-Id'];

/**
 * Without credentials: the token is a header that the page has to know, and browsers drop cookies
 * between two sites (decision 13).
 */
const admitted: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type'],
  exposedHeaders,
  // Chromium's maximum, in seconds: a preflight before each request would double the requests.
  maxAge: 7_200,
  // A listed origin may learn what is allowed, whatever it asks.
  strictPreflight: false,
};

/** The pages on other origins that may call the API from browsers. */
export interface Portals {
  /**
   * Answers preflights, and lets listed origins read every reply of `/api`, including refusals of
   * other hooks.
   */
  register(app: FastifyInstance): Promise<void>;
  /** The same for a reply that no hook sees. */
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
