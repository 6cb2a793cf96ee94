import type { FastifyRequest } from 'fastify';

/** A request as the log keeps it. */
export type LoggedRequest = {
  method: string;
  /** Without its query, in which links carry codes and addresses. */
  path: string;
};

/** What the log keeps of a request: nothing that says who made it. Its id stands beside it. */
export function requestForLog({
  method,
  url,
}: Pick<FastifyRequest, 'method' | 'url'>): LoggedRequest {
  return { method, path: url.split('?', 1)[0] ?? '' };
}
