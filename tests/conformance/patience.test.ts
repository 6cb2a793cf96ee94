// @vitest-environment node
import { expect, it } from 'vitest';
import { runConformance } from '../../src/conformance/run/run';
import { createMockSchool } from '../../src/testing';
import { accounts, baseUrl, schoolFetch, type Passing, type Tampering } from './schoolFetch';

const message = 'Slow down.';
const tooMany = (headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(Response.json({ message }, { status: 429, headers }));

async function run(tamper: Tampering, only: Passing['operation'][], signal?: AbortSignal) {
  const school = createMockSchool();
  const lines: string[] = [];
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only,
    fetch: schoolFetch(school, tamper),
    log: (line) => lines.push(line),
    ...(signal && { signal }),
  });
  return { report, lines };
}

it('waits as long as a rate limit requires, says so, and continues', async () => {
  let isLimited = true;
  const { report, lines } = await run(
    ({ operation, forward }) => {
      if (operation !== 'createGroup' || !isLimited) return forward();
      isLimited = false;
      return tooMany({ 'retry-after': '1' });
    },
    ['groups'],
  );

  expect(lines).toEqual(['POST /group answers 429: waiting 1 s, as Retry-After asks.']);
  expect(report.passed).toBe(report.total);
});

it.each([
  ['does not say for how long', {}],
  ['asks for more than a minute', { 'retry-after': '61' }],
])('checks nothing with a call that a limit refuses and %s', async (_, headers) => {
  let logins = 0;
  const { report, lines } = await run(
    ({ operation, forward }) => {
      logins += operation === 'login' ? 1 : 0;
      // After the given accounts.
      return operation === 'login' && logins > 3 ? tooMany(headers) : forward();
    },
    ['register', 'joinQuiz'],
  );

  const limited = `could not be checked: too many tries (429): ${message} (POST /auth/login)`;
  expect(lines).toEqual([]);
  const signsIn = report.operations[0]?.checks.find(({ title }) => title.includes('sign in'));
  expect(signsIn).toMatchObject({ state: 'failed', came: limited });
  expect(report.leftBehind).toEqual([]);
});

it('deletes what it created even when a limit delays the cleanup', { tags: ['long'] }, async () => {
  const limited = new Set<string>();
  const { report } = await run(
    ({ operation, forward }) => {
      const isTidying = operation.startsWith('delete') && !limited.has(operation);
      limited.add(operation);
      return isTidying ? tooMany({ 'retry-after': '1' }) : forward();
    },
    ['joinQuiz', 'quizPaper'],
  );

  expect([...limited]).toEqual(
    expect.arrayContaining(['deleteQuiz', 'deleteStudent', 'deleteGroup', 'deleteQuestion']),
  );
  expect(report.leftBehind).toEqual([]);
});

it('stops waiting when it is stopped', async () => {
  const stop = new AbortController();
  const tamper: Tampering = ({ operation, forward }) => {
    if (operation !== 'groups') return forward();
    setTimeout(() => stop.abort(new Error('Stopped.')), 10);
    return tooMany({ 'retry-after': stop.signal.aborted ? '0' : '60' });
  };

  await expect(run(tamper, ['groups'], stop.signal)).rejects.toThrow('Stopped.');
});
