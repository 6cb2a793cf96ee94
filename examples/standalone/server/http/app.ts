import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createDevices } from '../accounts/device';
import { deleteExpiredWhileRunning } from '../accounts/expiry';
import { createHashing } from '../accounts/hashing';
import { createTokens } from '../accounts/tokens';
import type { Database, OpenDatabase } from '../database/database';
import { startDatabaseClock } from '../database/databaseClock';
import { sendDueMailsWhileRunning } from '../dueMails/sendDueMails';
import { createBackground } from '../kernel/background';
import type { TurnsOptions } from '../kernel/turns';
import { backgroundMailer } from '../mail/backgroundMailer';
import type { Mailer } from '../mail/mailer';
import { createPictureServices } from '../pictures/pictureServices';
import { removeUnusedPicturesWhileRunning } from '../pictures/removeUnused';
import type { Config } from '../process/config';
import { createAttemptRounds } from '../quizzes/attemptRounds';
import { createJoinQueue } from '../quizzes/joinQuiz';
import { sweepWhileRunning } from '../quizzes/sweep';
import { errorForLog } from '../watching/errorForLog';
import { serveMetrics, type MailOutcome } from '../watching/metrics';
import { requestForLog } from '../watching/requestForLog';
import { api, defaultBodyLimit } from './api';
import { answerBrokenRequest, refusalHeaders, refuseExpectations } from './brokenRequest';
import { client } from './client';
import { answerError, answerNotFound, nameRequests } from './errors';
import { readJsonBodies } from './jsonBodies';
import { trustedBy } from './network';
import { readPictureBodies } from './pictureBodies';
import { createPortals } from './portals';
import { requireReady } from './ready';
import { securityHeaders } from './securityHeaders';
import { warnOfRemoteAccess } from './warnOfRemoteAccess';

export interface AppOptions extends Pick<OpenDatabase, 'requireHeld' | 'hasRoom'> {
  database: Database;
  /**
   * The server's clock.
   * @default the database's, which all instances share
   */
  clock?: () => Date;
  /** A level of pino, or `silent`. */
  logLevel: Config['logLevel'];
  /**
   * Which roles may register.
   * @default 'everybody'
   */
  registration?: Config['registration'];
  /**
   * What students see of the ranking.
   * @default 'everybody'
   */
  ranking?: Config['ranking'];
  /**
   * The types that questions can have.
   * @default those of the specification
   */
  questionTypes?: Config['questionTypes'];
  /** Where people open the server, for links in mails; an origin without a final slash. */
  publicUrl?: string | undefined;
  /**
   * Whether demo accounts may sign in with the public password from other computers too.
   * @default false
   */
  demoElsewhere?: boolean;
  /** How many passwords are hashed at once, and how many may wait. */
  hashing?: Partial<TurnsOptions>;
  /** Sends one-time codes and invitations; `send` resolves when a mail has been handed over. */
  mail: Mailer;
  /**
   * Addresses and networks of the proxies whose `X-Forwarded-For` is trusted.
   * @default []
   */
  trustProxy?: string[];
  /** The token for reading `/metrics`; without it, that address does not exist. */
  metricsToken?: string;
  /**
   * Origins of pages that may call the API from their users' browsers, and show the app in a frame.
   * @default []
   */
  portalOrigins?: string[];
  /**
   * Whether it closes quizzes, sends due mails and deletes what has expired while it runs. Over a
   * transaction it must not: that takes one statement at a time, those of requests.
   * @default true
   */
  doesWhatIsDue?: boolean;
  /**
   * Where the school is among others, such as `/north`. The requests arrive without it.
   * @default '', the root
   */
  path?: string;
  /**
   * The language of the client.
   * @default 'en'
   */
  language?: Config['language'];
  /** Absolute path of the built client; without it, only the API is served. */
  clientDir?: string;
  /**
   * Registered before the routes; tests use them to check every reply against the contract.
   * @default []
   */
  plugins?: FastifyPluginAsync[];
}

/** Milliseconds in which a request has to arrive. */
export const requestTimeout = 30_000;

/**
 * Builds the server over a database whose tables exist: the API under `/api`, the client under
 * `/quiz`, `/healthz` and `/readyz`.
 * Closing it leaves the database open, which belongs to the caller.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, logLevel, clientDir } = options;
  const { trustProxy = [], plugins = [], registration = 'everybody' } = options;
  const { demoElsewhere = false, portalOrigins = [], path = '', language = 'en' } = options;
  const { doesWhatIsDue = true } = options;
  const portals = createPortals(portalOrigins);
  const app = Fastify({
    logger: {
      level: logLevel,
      ...(path !== '' && { name: path }),
      serializers: { err: errorForLog, req: requestForLog },
    },
    genReqId: () => randomUUID(),
    bodyLimit: defaultBodyLimit,
    requestTimeout,
    // A request on an open connection is answered while the server closes: the database is still
    // open, and the framework's own refusal has no message for people.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 && trustedBy(trustProxy),
    // Longer than any id, so that the contract's own pattern refuses it.
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: (error, request, reply) => {
      // No hook has seen this request.
      reply.headers(refusalHeaders);
      portals.admit(request, reply);
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
  refuseExpectations(app.server);
  readJsonBodies(app);
  readPictureBodies(app);
  // Bodies of any other type would skip validation.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  // The contract's response schemas only describe; compiled serializers would drop fields missing
  // from them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  nameRequests(app);
  // Before anything that may refuse a request: a browser shows a portal only refusals that name its
  // origin.
  await portals.register(app);
  const clock = options.clock ?? (await clockOf(app, database));
  warnOfRemoteAccess(app, { database, clock });
  const { requireHeld } = options;
  if (requireHeld) {
    app.addHook('onSend', (_request, _reply, _payload, done) => {
      requireHeld();
      done();
    });
  }
  const headers = await securityHeaders({
    // The proxy that ends TLS before this server decides whether plain HTTP may be forbidden.
    strictTransportSecurity: false,
    // It cannot list origins; `frame-ancestors` can.
    xFrameOptions: portalOrigins.length === 0,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // Pictures are read with the token, and shown from memory.
        imgSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'", ...portalOrigins],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  for (const plugin of plugins) await app.register(plugin);

  const { metricsToken: token } = options;
  const hashing = createHashing(options.hashing);
  const metrics =
    token === undefined ? null : serveMetrics(app, { database, clock, hashing, token });
  const background = createBackground(app.log);
  app.addHook('onClose', () => background.close());
  const watch = (outcome: MailOutcome) => metrics?.countMail(outcome);
  const { publicUrl } = options;
  const dueMails = {
    database,
    clock,
    mailer: options.mail,
    hashing,
    publicUrl,
    watch,
    log: app.log,
  };
  await app.register(api, {
    prefix: '/api',
    database,
    clock,
    tokens: createTokens(database, clock),
    mail: backgroundMailer(options.mail, { background, log: app.log, watch }),
    sendDueMails: doesWhatIsDue
      ? sendDueMailsWhileRunning(app, background, dueMails)
      : () => undefined,
    hashing,
    joinQueue: createJoinQueue(),
    attempts: createAttemptRounds(database),
    ...createPictureServices(database),
    findDevice: createDevices(database, path),
    background,
    registration,
    demoElsewhere,
    ranking: options.ranking ?? 'everybody',
    questionTypes: options.questionTypes,
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
  else await client(app, { clientDir, path, language });
  if (doesWhatIsDue) {
    sweepWhileRunning(app, { database, clock });
    deleteExpiredWhileRunning(app, { database, clock });
    removeUnusedPicturesWhileRunning(app, { database, clock });
  }
  return app;
}

/** The database's clock, for as long as the app lives. */
async function clockOf(app: FastifyInstance, database: Database): Promise<() => Date> {
  const { now, stop } = await startDatabaseClock(database);
  app.addHook('onClose', stop);
  return now;
}
