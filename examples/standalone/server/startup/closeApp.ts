import type { FastifyInstance } from 'fastify';

const idleSweepMs = 50;

/**
 * Stops listening, lets running requests finish, and ends the remaining connections after
 * `graceMs`.
 */
export async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  // A kept-alive connection whose last reply was sent after closing began would stay open for a
  // minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
  const limit = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
