import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/database/openDatabase';
import { buildApp } from '../../server/http/app';
import { openTestDatabase } from '../database/testDatabase';

const token = 'a-token-for-the-metrics';

let opened: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await open({ metricsToken: token });
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

function open(more: object = {}): Promise<FastifyInstance> {
  const mail = { send: () => Promise.resolve() };
  return buildApp({ database: opened.database, logLevel: 'info', mail, ...more });
}

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.inject({ url: '/metrics', headers });
  expect(statusCode).toBe(200);
  return body;
}

const login = () =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'nobody@school.example', password: 'wrong' },
  });

describe('the metrics', () => {
  test('need the token', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${token}x`, token]) {
      const headers = authorization === undefined ? {} : { authorization };
      const { statusCode, body } = await app.inject({ url: '/metrics', headers });
      expect(statusCode).toBe(401);
      expect(body).not.toContain('quizwright_');
    }
  });

  test('have no address if no token is set', async () => {
    const other = await open();
    expect((await other.inject('/metrics')).statusCode).toBe(404);
    await other.close();
  });

  test('count requests by operation and status', async () => {
    await login();
    await app.inject('/nowhere');
    await app.inject('/healthz');
    const text = await metrics();
    expect(text).toContain('quizwright_request_seconds_count{operation="login",status="401"} 1');
    expect(text).toContain('quizwright_request_seconds_count{operation="nothing",status="404"} 1');
    expect(text).toContain('quizwright_request_seconds_count{operation="page",status="200"}');
  });

  test('include running attempts and the delay of the event loop', async () => {
    const text = await metrics();
    expect(text).toMatch(/^quizwright_attempts_running 0$/m);
    expect(text).toMatch(/^quizwright_hashing_waiting\{purpose="signIn"\} 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });
});
