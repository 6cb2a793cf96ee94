import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replies } from 'quizwright/rules';
import * as schema from '../../server/database/schema';
import { buildApp } from '../../server/http/app';

let folder: string;
let app: FastifyInstance;
let databaseIsUp = true;

/** Pages need no database; routes that do find it up or down. */
const noMail = { send: () => Promise.resolve() };
const connection = {
  query: () =>
    databaseIsUp
      ? Promise.resolve({ rows: [] })
      : Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432')),
};
const database = drizzle(connection as unknown as Pool, { schema });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Quiz</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'app-4f2a.js'), 'export {};');
  const clock = () => new Date();
  app = await buildApp({ database, clock, logLevel: 'silent', clientDir: folder, mail: noMail });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  app.inject({ method: 'GET', url, headers: { accept } });

describe('the client', () => {
  test.each([
    '/quiz',
    '/quiz/',
    '/quiz/dashboard/quizes/abc',
    '/quiz/login?next=x',
    '/quiz/index.html',
  ])('%s is the page, always revalidated', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>Quiz</title>');
  });

  test.each([
    ['GET', '*/*'],
    ['GET', undefined],
    ['GET', ''],
    ['GET', 'application/json, text/plain, */*'],
    ['HEAD', '*/*'],
    ['HEAD', undefined],
    ['HEAD', 'Text/HTML'],
  ] as const)('%s of a deep link for "%s" is the page', async (method, accept) => {
    for (const url of ['/quiz', '/quiz/', '/quiz/dashboard/quizzes/abc', '/quiz/take-quiz?x=a.b']) {
      const headers = accept === undefined ? {} : { accept };
      const response = await app.inject({ method, url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(Number(response.headers['content-length'])).toBeGreaterThan(20);
      if (method === 'GET') expect(response.body).toContain('<title>Quiz</title>');
      else expect(response.body).toBe('');
    }
  });

  test('HEAD answers a file, the root and health as GET does, without a body', async () => {
    for (const [url, status] of Object.entries({
      '/': 302,
      '/healthz': 200,
      '/readyz': 200,
      '/quiz/assets/app-4f2a.js': 200,
      '/quiz/assets/app-gone.js': 404,
      '/api/nothing': 404,
    })) {
      const response = await app.inject({ method: 'HEAD', url });
      expect(response.statusCode, url).toBe(status);
      expect(response.body, url).toBe('');
    }
  });

  test('says its language and direction, if another than English is configured', async () => {
    const options = {
      database,
      clock: () => new Date(),
      logLevel: 'silent',
      mail: noMail,
    } as const;
    const arabic = await buildApp({ ...options, clientDir: folder, language: 'ar' });
    for (const url of ['/quiz', '/quiz/', '/quiz/index.html', '/quiz/dashboard']) {
      const { body, headers } = await arabic.inject({ url, headers: { accept: 'text/html' } });
      expect(body).toContain('<html lang="ar" dir="rtl" data-language="ar">');
      expect(headers['cache-control']).toBe('no-cache');
    }
    await arabic.close();
  });

  test('the root leads to it', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/quiz');
  });

  test('hashed assets are cached for good, other files are not', async () => {
    const script = await get('/quiz/assets/app-4f2a.js', '*/*');
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/quiz/favicon.svg', '*/*')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/quiz/assets/app-gone.js', '*/*'],
    ['/quiz/assets/app-gone.js', 'text/html'],
    ['/quiz/dashboard', 'application/json'],
    ['/quiz/dashboard', 'image/avif,image/webp'],
    ['/quiz/assets/gone/app.js', undefined],
    ['/api/nothing', '*/*'],
    ['/quizzes', 'text/html'],
    ['/quiz/..%2f..%2fpackage.json', '*/*'],
  ])('%s for %s is a 404', async (url, accept) => {
    const response = await app.inject({ method: 'GET', url, headers: accept ? { accept } : {} });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      message: expect.stringContaining('There is nothing at') as string,
    });
  });

  test('only GET falls back to the page', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/quiz/login',
      headers: { accept: 'text/html' },
    });
    expect(response.statusCode).toBe(404);
  });

  test('has a policy that allows nothing inline and nothing from elsewhere', async () => {
    const policy = String((await get('/quiz')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    // For the pictures of questions.
    expect(policy).toMatch(/img-src 'self' blob:(;|$)/);
    expect(policy.match(/blob:/g)).toHaveLength(1);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|https:|data:/);
  });
});

describe('health', () => {
  test('healthz answers without the database, readyz with it', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    databaseIsUp = false;
    expect((await get('/healthz')).statusCode).toBe(200);
    const down = await get('/readyz');
    databaseIsUp = true;
    expect(down.statusCode).toBe(503);
    expect(down.json()).toEqual(replies.database.silent);
  });
});

describe('internal errors', () => {
  // Of a form whose key is looked up; anything else is refused before.
  const wellFormedToken = [{ alg: 'HS256', kid: 'k'.repeat(16) }, { jti: 'x', exp: 4e9 }, 'signed']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

  test("are a 500 with the request's id and nothing else, even while a token is looked up", async () => {
    const response = await app.inject({
      method: 'GET',
      url: '/api/group',
      headers: { authorization: `Bearer ${wellFormedToken}` },
    });
    expect(response.statusCode).toBe(500);
    const id = String(response.headers['x-request-id']);
    expect(response.json()).toEqual({
      code: 'server.failed',
      message: `Something went wrong on the server. Try again. If it happens again, give your administrator this number: ${id}`,
    });
  });
});

const local = 'host: localhost\r\nconnection: close\r\n';

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown expectation', `GET / HTTP/1.1\r\n${local}expect: 200-ok\r\n\r\n`, 417],
  ['an unreadable address', `GET /api/%zz HTTP/1.1\r\n${local}\r\n`, 400],
])('%s on the wire is answered with a sentence', async (_name, text, status) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const reply = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (received += data.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  const [head, body] = reply.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  for (const header of ['cache-control: no-store', 'x-content-type-options: nosniff']) {
    expect(head?.toLowerCase()).toContain(header);
  }
  expect(head).toMatch(/content-security-policy: default-src 'none'/i);
  expect(JSON.parse(body ?? '')).toMatchObject({ message: expect.stringMatching(/\.$/) as string });
});
