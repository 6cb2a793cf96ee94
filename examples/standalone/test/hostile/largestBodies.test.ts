import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractRoutes, type ContractRoute } from '../../../../src/contract/operations';
import { contractValidator } from '../../../../src/contract/contractValidator';
import { createTokens } from '../../server/accounts/tokens';
import { bodyLimitOf } from '../../server/http/api';
import { buildApp } from '../../server/http/app';
import { enrol } from '../api/testSchool';
import { openTestDatabase } from '../database/testDatabase';
import { largestBodies, someLargestBodies } from './largestBodies';

/**
 * Sends the largest bodies that the server reads, to every operation with a body. `npm run
 * bench:hostile` measures the time they cost; this test limits the work they cause.
 * `HOSTILE_BODIES=all` sends all of them.
 */
const bodiesFor = process.env['HOSTILE_BODIES'] === 'all' ? largestBodies : someLargestBodies;

/** Errors that validation created for the last request. */
let errorsMade = 0;
let app: Awaited<ReturnType<typeof buildApp>>;
const headers: Record<string, Record<string, string>> = {};
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const { database } = opened;
  await enrol(database);
  app = await buildApp({
    database,
    logLevel: 'silent',
    mail: { send: () => Promise.resolve() },
    plugins: [
      Object.assign(
        (instance: typeof app) => {
          instance.addHook('onError', (_request, _reply, error, done) => {
            errorsMade = error.validation?.length ?? 0;
            done();
          });
          return Promise.resolve();
        },
        { [Symbol.for('skip-override')]: true },
      ),
    ],
  });
  const tokens = createTokens(database, () => new Date());
  for (const [role, id] of Object.entries({ Instructor: 'ines', Student: 'rita' })) {
    headers[role] = { authorization: `Bearer ${await tokens.issue(id)}` };
  }
  close = async () => {
    await app.close();
    await opened.close();
  };
});
afterAll(() => close());

const { refuseRequest } = contractValidator();
const fits = ({ id, parameters }: ContractRoute, body: string) =>
  refuseRequest(id, {
    parameters: Object.fromEntries(parameters.map((name) => [name, 'red'])),
    body: JSON.parse(body),
  }) === null;

async function send({ method, path, roles }: ContractRoute, payload: string) {
  errorsMade = 0;
  const response = await app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api${path.replace(/\{\w+\}/g, 'red')}`,
    headers: { ...headers[roles?.[0] ?? ''], 'content-type': 'application/json' },
    payload,
  });
  const { message, errors = [] } = response.json<{ message: string; errors?: unknown[] }>();
  return { status: response.statusCode, message, errors, length: response.payload.length };
}

/**
 * Enough for something wrong in each of 500 answers, and more: it must not grow with the size of a
 * body.
 */
const mostErrorsMade = 4_000;

describe('the largest bodies', () => {
  const routes = contractRoutes.filter(({ hasBody }) => hasBody);

  test.each(routes)(
    'of $id are refused with a sentence and little work',
    { timeout: 10 * 60_000 },
    async (route) => {
      for (const { name, json } of bodiesFor(route, bodyLimitOf(route.id))) {
        const body = json();
        const reply = await send(route, body);
        // The contract may accept long texts in each entry of a full list.
        if (reply.status < 300 && fits(route, body)) continue;
        expect.soft(reply.status, `${name}: ${reply.message}`).toBe(400);
        expect.soft(reply.message, name).toMatch(/\.$|required$/);
        expect.soft(reply.errors.length, name).toBeLessThanOrEqual(20);
        expect.soft(reply.length, name).toBeLessThan(8_000);
        expect.soft(errorsMade, name).toBeLessThanOrEqual(mostErrorsMade);
      }
    },
  );
});
