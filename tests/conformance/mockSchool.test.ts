// @vitest-environment node
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportText } from '../../src/conformance/run/report';
import { runConformance } from '../../src/conformance/run/run';
import { contractRoutes } from '../../src/contract/operations';
import { createMockSchool } from '../../src/testing';
import { accounts, baseUrl, lastMailTo } from './schoolFetch';

const clockHeader = 'x-test-clock';
const school = createMockSchool({ clockHeader });
const server = setupServer(...school.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Everything that an instructor of the school can see. */
async function everything(): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${school.as('instructor').token}` };
  const lists = ['group', 'student', 'question', 'quiz/incomming', 'quiz/completed', 'quiz/result'];
  return Promise.all(
    lists.map(async (list): Promise<unknown> => {
      const response = await fetch(`${baseUrl}/${list}`, { headers });
      return response.json();
    }),
  );
}

it('passes every check, and is left unchanged', { timeout: 120_000 }, async () => {
  const before = await everything();

  const report = await runConformance({
    baseUrl,
    ...accounts,
    clockHeader,
    readMail: (email) => Promise.resolve(lastMailTo(school, email)),
  });

  expect(report.passed, reportText(report)).toBe(report.total);
  expect(report.operations.map(({ operation }) => operation).sort()).toEqual(
    contractRoutes.map(({ id }) => id).sort(),
  );
  expect(report.operations.map(({ state }) => state)).not.toContain('absent');
  const states = report.operations.flatMap(({ checks }) => checks.map(({ state }) => state));
  expect(states).not.toContain('unchecked');
  expect(report.leftBehind).toEqual([]);
  expect(await everything()).toEqual(before);
});
