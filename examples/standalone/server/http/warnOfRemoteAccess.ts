import type { FastifyInstance } from 'fastify';
import { publicAccounts } from '../accounts/demoAccounts';
import type { Database } from '../database/database';
import { isForeign } from './foreign';

const silenceMs = 60 * 60_000;

/**
 * Logs an error once an hour while other computers reach the server and it has demo accounts with
 * the public password.
 */
export function warnOfRemoteAccess(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  let askedAt = -Infinity;

  async function warn(): Promise<void> {
    const { length } = await publicAccounts(database);
    if (length === 0) return;
    app.log.error(
      `Other computers can reach this server, and the password of ${length} of its accounts is public: they are the demo school's. Start with DEMO=no on an empty database before anyone uses it.`,
    );
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const now = clock().getTime();
    if (now - askedAt >= silenceMs && isForeign(request)) {
      askedAt = now;
      warn().catch((error: unknown) => {
        app.log.error({ err: error }, 'looking for demo accounts failed');
      });
    }
    done();
  });
}
