import type { FastifyRequest } from 'fastify';

/** A request in the form that the log keeps. */
export type LoggedRequest = {
  method: string;
  /** Without the query, which contains codes and addresses in links. */
  path: string;
};

/**
 * Reduces a request to what the log keeps: nothing that identifies its sender. Its id is logged
 * separately.
 */
export function requestForLog({
  method,
  url,
}: Pick<FastifyRequest, 'method' | 'url'>): LoggedRequest {
  return { method, path: url.split('?', 1)[0] ?? '' };
}
