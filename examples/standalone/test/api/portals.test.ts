import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { replies } from 'quizwright/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { rateLimits } from '../../server/database/schema';
import { buildApp, type AppOptions } from '../../server/http/app';
import { Unavailable } from '../../server/kernel/failure';
import { mailbox, resetAccounts } from './accountCalls';
import { openSchool, password, type School } from './testSchool';

const portal = 'https://portal.school.example';
const stranger = 'https://stranger.example';

let school: School;
let shared: FastifyInstance;
/** The shared one, unless a test serves its own. */
let app: FastifyInstance;
beforeAll(async () => {
  school = await openSchool();
  shared = await serve();
});
beforeEach(async () => {
  await resetAccounts(school);
  app = shared;
});
afterEach(async () => {
  if (app !== shared) await app.close();
});
afterAll(async () => {
  await shared.close();
  await school.close();
});

function serve(change: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    database: school.database,
    clock: () => school.now,
    logLevel: 'silent',
    mail: mailbox([]),
    portalOrigins: [portal, 'http://localhost:5173'],
    ...change,
  });
}

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const signIn = (secret: string, origin = portal, remoteAddress = '10.99.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'rita@school.example', password: secret },
    headers: { origin },
    remoteAddress,
  });

const preflight = (origin: string | undefined, url = '/api/quiz/submit/abc') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      ...(origin !== undefined && { origin }),
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

/** Checks what a browser needs to show a reply to the portal's script. */
function expectReadable(headers: Record<string, unknown>): void {
  expect(headers['access-control-allow-origin']).toBe(portal);
  expect(String(headers.vary).toLowerCase()).toContain('origin');
  expect(headers['access-control-expose-headers']).toBe('Retry-After, X-Request-Id');
  // A token is a header: this server sends no cookie to a portal.
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
}

describe('a listed portal', () => {
  test('learns in a preflight what it may send', async () => {
    const { statusCode, headers, body } = await preflight(portal);
    expect(statusCode).toBe(204);
    expect(body).toBe('');
    expectReadable(headers);
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '7200',
    });
  });

  test('needs no account for a preflight, which uses up nothing', async () => {
    for (let round = 1; round <= 40; round += 1) {
      expect((await preflight(portal, '/api/auth/login')).statusCode).toBe(204);
    }
    expect(await school.database.$count(rateLimits)).toBe(0);
    expect((await signIn('wrong')).statusCode).toBe(401);
  });

  test('signs in and reads', async () => {
    const signedIn = await signIn(password);
    expect(signedIn.statusCode).toBe(200);
    expectReadable(signedIn.headers);
    const token = signedIn.json<{ data: { accessToken: string } }>().data.accessToken;
    const me = await app.inject({
      url: '/api/auth/me',
      headers: { origin: portal, authorization: `Bearer ${token}` },
    });
    expect(me.json()).toMatchObject({ _id: 'rita' });
    expectReadable(me.headers);
  });

  test('may show the app in a frame, and no header forbids it', async () => {
    const { headers } = await app.inject('/quiz');
    expect(String(headers['content-security-policy'])).toContain(
      `frame-ancestors 'self' ${portal} http://localhost:5173;`,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
  });
});

describe('a portal can read the message of', () => {
  const call = async (
    options: { url: string; payload?: object; method?: 'POST' },
    token?: string,
  ) =>
    app.inject({
      ...options,
      headers: {
        origin: portal,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });

  function expectSentence(answer: Awaited<ReturnType<typeof call>>, status: number) {
    expect(answer.statusCode).toBe(status);
    expectReadable(answer.headers);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/[.\w]$/) as string });
  }

  test('a 401, a 404 and a 400', async () => {
    expectSentence(await call({ url: '/api/group' }), 401);
    expectSentence(await call({ url: '/api/nothing' }), 404);
    expectSentence(await call({ url: '/api/auth/login', method: 'POST', payload: {} }), 400);
  });

  test('a 429, and when to retry', async () => {
    let reply = await signIn('wrong');
    for (let round = 1; round <= 10; round += 1) reply = await signIn('wrong');
    expectSentence(reply, 429);
    expect(reply.headers['retry-after']).toBe('600');
  });

  test('a 413', async () => {
    const payload = { email: 'x'.repeat(300 * 1024), password };
    expectSentence(await call({ url: '/api/auth/login', method: 'POST', payload }), 413);
  });

  test('an unreadable address, and one that is too long', async () => {
    expectSentence(await call({ url: '/api/group/%zz' }), 400);
    const token = await createTokens(school.database, () => school.now).issue('ines');
    expectSentence(await call({ url: `/api/group/${'x'.repeat(5_000)}` }, token), 414);
  });

  test.each(['/api/group', '/api/group/%zz'])(
    'a refusal of %s, and caches know that it depends on origin and language',
    async (url) => {
      const { headers } = await call({ url });
      expect(headers.vary).toBe('Origin, Accept-Language');
    },
  );

  /** Serves with a hook before the routes that throws. */
  async function serveThrowing(hook: 'onRequest' | 'preHandler', error: Error): Promise<void> {
    const plugin = (instance: FastifyInstance): Promise<void> => {
      instance.addHook(hook, () => Promise.reject(error));
      return Promise.resolve();
    };
    app = await serve({
      plugins: [Object.assign(plugin, { [Symbol.for('skip-override')]: true })],
    });
  }

  test('a 500', async () => {
    await serveThrowing('preHandler', new Error('of the test'));
    expectSentence(await signIn(password), 500);
  });

  test('a 503 of a hook that refuses before the route runs', async () => {
    await serveThrowing('onRequest', new Unavailable(replies.requests.busy, 2));
    const reply = await signIn(password);
    expectSentence(reply, 503);
    expect(reply.headers['retry-after']).toBe('2');
  });
});

test('a request on an open connection is answered while the server closes', async () => {
  app = await serve();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const head = `host: quiz.school.example\r\norigin: ${portal}\r\n`;
  // The second request reaches a server that has started to close while the first is still running.
  let closing: Promise<unknown> | undefined;
  app.server.once('request', () => {
    closing = app.close();
    socket.write(`GET /api/group HTTP/1.1\r\n${head}\r\n`);
  });
  const body = JSON.stringify({ email: 'rita@school.example', password });
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'close');
  await closing;
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).not.toContain('Service Unavailable');
});

describe('another origin', () => {
  test.each([stranger, 'null', 'http://localhost:5174', `${portal}.stranger.example`])(
    '%s gets no header that admits it',
    async (origin) => {
      const asked = await preflight(origin);
      expect(asked.statusCode).toBe(404);
      expect(corsHeaders(asked.headers)).toEqual([]);
      const signedIn = await signIn(password, origin);
      expect(corsHeaders(signedIn.headers)).toEqual([]);
      // Otherwise a cache could give one origin the reply for another.
      expect(String(signedIn.headers.vary).toLowerCase()).toContain('origin');
    },
  );

  test('is treated like no origin', async () => {
    expect((await preflight(undefined)).statusCode).toBe(404);
    const { statusCode, headers } = await app.inject('/api/group');
    expect(statusCode).toBe(401);
    expect(corsHeaders(headers)).toEqual([]);
  });
});

test.each(['/healthz', '/readyz', '/metrics', '/quiz', '/apiary'])(
  'a portal can read only the API: not %s',
  async (url) => {
    const { headers } = await app.inject({ url, headers: { origin: portal } });
    expect(corsHeaders(headers)).toEqual([]);
    expect(corsHeaders((await preflight(portal, url)).headers)).toEqual([]);
  },
);

test('without portals, no other origin may call or frame', async () => {
  app = await serve({ portalOrigins: [] });
  const { headers } = await signIn(password);
  expect(corsHeaders(headers)).toEqual([]);
  expect((await preflight(portal)).statusCode).toBe(404);
  const page = await app.inject('/quiz');
  expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self';");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
});
