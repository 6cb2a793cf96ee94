import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { deleteExpiredWhileRunning } from './accounts/expiry';
import { createTokens } from './accounts/tokens';
import { createBackground } from './background';
import type { Config } from './config';
import type { Database, OpenDatabase } from './database/database';
import { errorForLog } from './errorForLog';
import { backgroundMailer } from './mail/backgroundMailer';
import type { Mailer } from './mail/mailer';
import { sweepWhileRunning } from './quizzes/sweep';
import { api } from './routes/api';
import { answerBrokenRequest } from './routes/brokenRequest';
import { readJsonBodies } from './routes/jsonBodies';
import { client } from './routes/client';
import { requireReady } from './routes/ready';
import { answerError, answerNotFound, nameRequests } from './routes/errors';

export interface AppOptions extends Pick<OpenDatabase, 'requireHeld' | 'hasRoom'> {
  database: Database;
  /**
   * The server's clock.
   * @default () => new Date()
   */
  clock?: () => Date;
  /** A level of pino, or `silent`. */
  logLevel: Config['logLevel'];
  /**
   * Who may make an account for themselves.
   * @default 'everybody'
   */
  registration?: Config['registration'];
  /** What sends one-time codes and invitations. */
  mail: Mailer;
  /**
   * Addresses and networks of the proxies whose `X-Forwarded-For` is believed.
   * @default []
   */
  trustProxy?: string[];
  /** Absolute path of the built client; without it only the API is served. */
  clientDir?: string;
  /**
   * Registered before the routes; tests hold every answer against the contract with them.
   * @default []
   */
  plugins?: FastifyPluginAsync[];
}

/** Larger than any request in its longest spelling, but for those with a limit of their own. */
const bodyLimit = 256 * 1024;
const requestTimeout = 30_000;

/**
 * Builds the server over a database whose tables exist: the API under `/api`, the client under
 * `/quiz`, `/healthz` and `/readyz`. While it runs it closes the quizzes whose time is over.
 * Closing it leaves the database open, which belongs to the caller.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), logLevel, clientDir } = options;
  const { trustProxy = [], plugins = [], registration = 'everybody' } = options;
  const app = Fastify({
    logger: { level: logLevel, serializers: { err: errorForLog } },
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout,
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Above what an id may be, so that the contract's own pattern is what refuses it.
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: (error, request, reply) => {
      // No hook has seen this request.
      reply.header('cache-control', 'no-store');
      void answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        strict: false,
        useDefaults: false,
        verbose: true,
      },
    },
  });
  readJsonBodies(app);
  // Bodies of any other type would skip validation.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  // The contract's response schemas describe; compiled serializers would drop what they miss.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  nameRequests(app);
  const { requireHeld } = options;
  if (requireHeld) {
    app.addHook('onSend', (_request, _reply, _payload, done) => {
      requireHeld();
      done();
    });
  }
  await app.register(helmet, {
    // Whoever ends TLS before this server knows whether plain HTTP may be forbidden.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });
  for (const plugin of plugins) await app.register(plugin);

  const background = createBackground(app.log);
  app.addHook('onClose', () => background.close());
  await app.register(api, {
    prefix: '/api',
    database,
    clock,
    tokens: createTokens(database, clock),
    mail: backgroundMailer(options.mail, { background, log: app.log }),
    background,
    registration,
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await requireReady(options).catch((error: unknown) => {
      app.log.error({ err: error }, 'database cannot be used');
      throw error;
    });
    return { status: 'ready' };
  });
  if (clientDir === undefined) app.setNotFoundHandler(answerNotFound);
  else await client(app, clientDir);
  sweepWhileRunning(app, { database, clock });
  deleteExpiredWhileRunning(app, { database, clock });
  return app;
}
