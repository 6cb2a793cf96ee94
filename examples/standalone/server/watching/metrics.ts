import { and, count, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts, dueMails, quizzes } from '../database/schema';
import { Failure } from '../kernel/failure';
import type { Turns } from '../kernel/turns';

/** The outcome of a mail. */
export type MailOutcome = 'sent' | 'delayed' | 'failed';

export interface Metrics {
  countMail(outcome: MailOutcome): void;
}

interface MetricsOptions {
  database: Database;
  clock: () => Date;
  hashing: Pick<Turns<string>, 'pending'>;
  /** The bearer token for reading, as Prometheus sends it. */
  token: string;
}

/** In seconds: from the time of a read to the deadline of attempt calls. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Serves the server's metrics at `/metrics` in the text format of Prometheus: requests by operation
 * and status, running attempts, mails, callers waiting for a password hash, and Node's own,
 * including the delay of its event loop. Drafts and submissions are the operations `saveAnswers`
 * and `submitQuiz`.
 */
export function serveMetrics(
  app: FastifyInstance,
  { database, clock, hashing, token }: MetricsOptions,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'quizwright_request_seconds',
    help: 'Requests by operation of the contract (or page, preflight, or nothing) and status, and how long they took.',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  });
  const mails = new Counter({
    name: 'quizwright_mails_total',
    help: 'Mails by what became of them: sent, delayed (tried again later), failed (given up).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'quizwright_attempts_running',
    help: 'Attempts that have begun and are neither submitted nor over, of all instances on the database.',
    registers: [registry],
    async collect() {
      const isRunning = and(
        isNotNull(attempts.startedAt),
        isNull(attempts.finishedAt),
        gt(quizzes.closesAt, clock()),
      );
      const [row] = await database
        .select({ running: count() })
        .from(attempts)
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(isRunning);
      this.set(row?.running ?? 0);
    },
  });
  new Gauge({
    name: 'quizwright_hashing_waiting',
    help: 'Requests and mails of this instance that wait for a password or code to be hashed, by purpose.',
    labelNames: ['purpose'],
    registers: [registry],
    collect() {
      for (const { purpose, length } of hashing.pending()) this.set({ purpose }, length);
    },
  });
  new Gauge({
    name: 'quizwright_mails_due',
    help: 'Invitations and mails about a new email that wait to be sent, of all instances on the database.',
    registers: [registry],
    async collect() {
      this.set(await database.$count(dueMails));
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId } = request.routeOptions.config;
    const other = request.method === 'OPTIONS' ? 'preflight' : 'page';
    const operation = operationId ?? (reply.statusCode === 404 ? 'nothing' : other);
    requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      const message = 'Reading metrics needs the token in METRICS_TOKEN.';
      throw new Failure(401, { ...replies.auth.signInFirst, message });
    }
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
  return { countMail: (outcome) => mails.inc({ outcome }) };
}
