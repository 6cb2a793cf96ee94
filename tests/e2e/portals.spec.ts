import { expect, test, type Browser, type Page } from '@playwright/test';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { copyFirstStart } from './schoolServer';
import { startServer, type RunningServer } from './server';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A page of another origin, with the built elements. */
interface Portal {
  origin: string;
  server: Server;
}

let folder: string;
let quiz: RunningServer;
let api: string;
let listed: Portal;
let unlisted: Portal;

async function openPortal(): Promise<Portal> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(dist, url);
    if (url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>Portal</title><h1>Portal</h1>');
    } else if (file.startsWith(dist) && existsSync(file)) {
      response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-portals-'));
  const data = join(folder, 'data');
  await copyFirstStart(data, 'yes');
  listed = await openPortal();
  unlisted = await openPortal();
  quiz = await startServer(data, { env: { PORTAL_ORIGINS: listed.origin } });
  api = `http://127.0.0.1:${new URL(quiz.url).port}/api`;
});

test.afterAll(async () => {
  await quiz?.stop();
  listed?.server.close();
  unlisted?.server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(browser: Browser, { origin }: Portal): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin);
  return page;
}

interface Reported {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** What a script of the page receives from the API, or null if the browser blocks it. */
function ask(page: Page, path: string, body?: object, token?: string): Promise<Reported | null> {
  return page.evaluate(
    async ({ url, body, token }): Promise<Reported | null> => {
      const headers = {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      };
      const sent = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
      const reply = await fetch(url, sent).catch(() => null);
      if (reply === null) return null;
      const retryAfter = reply.headers.get('Retry-After');
      return { status: reply.status, retryAfter, text: await reply.text() };
    },
    { url: `${api}/${path}`, body, token },
  );
}

const signIn = (page: Page, email: string, password = demoPassword) =>
  ask(page, 'auth/login', { email, password });

test('a listed portal signs in, takes a quiz and reads every refusal', async ({ browser }) => {
  const page = await open(browser, listed);
  const signedIn = await signIn(page, 'amara@school.example');
  expect(signedIn?.status).toBe(200);
  const { data } = JSON.parse(signedIn?.text ?? '') as {
    data: { accessToken: string; profile: object };
  };
  expect((await ask(page, 'auth/me', undefined, data.accessToken))?.status).toBe(200);
  // A page of another origin has no cookie of the server.
  const { origin } = new URL(api);
  expect(await page.context().cookies(`${origin}/api/auth/login`)).toEqual([]);

  expect((await ask(page, 'group'))?.status).toBe(401);
  const tooLarge = await ask(page, 'auth/login', { email: 'x'.repeat(300_000) });
  expect(tooLarge?.status).toBe(413);
  let refused: Reported | null = null;
  for (let round = 1; round <= 11; round += 1)
    refused = await signIn(page, 'bruno@school.example', 'x');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
  expect(refused?.text).toContain('Too many tries to sign in.');

  const joinCode = /join code (\w{8})/.exec(quiz.output())?.[1] ?? '';
  const session = { user: data.profile, token: data.accessToken };
  await page.evaluate(
    async ({ api, session }) => {
      // The portal's own copy of the elements.
      const elements = '/element.js';
      await import(elements);
      const school = document.createElement('quiz-school');
      Object.assign(school, { baseUrl: api, session });
      const join = document.createElement('quiz-join');
      school.append(join);
      school.addEventListener('quiz-joined', (event) => {
        const runner = document.createElement('quiz-runner');
        Object.assign(runner, (event as CustomEvent<{ quizId: string }>).detail);
        join.replaceWith(runner);
      });
      document.body.append(school);
    },
    { api, session },
  );
  await page.getByLabel('Code').fill(joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/quiz/answers/') && response.request().method() === 'PUT',
  );
  await page.getByRole('radiogroup').first().getByRole('radio').first().check();
  expect((await saved).status()).toBe(200);
  await page.context().close();
});

test('another origin signs nobody in and reads nothing', async ({ browser }) => {
  const page = await open(browser, unlisted);
  expect(await signIn(page, 'amara@school.example')).toBeNull();
  expect(await ask(page, 'group', undefined, 'a token')).toBeNull();
  await page.context().close();
});

const frame = (page: Page) =>
  page.evaluate(
    (src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    },
    `${new URL(api).origin}/quiz/`,
  );

test('a listed portal shows the app in a frame, another origin does not', async ({ browser }) => {
  const page = await open(browser, listed);
  await frame(page);
  await expect(page.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  await page.context().close();

  const other = await open(browser, unlisted);
  const complaints: string[] = [];
  other.on('console', (message) => complaints.push(message.text()));
  await frame(other);
  await expect.poll(() => complaints.join('\n')).toContain('frame-ancestors');
  await expect(other.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
  await other.context().close();
});
