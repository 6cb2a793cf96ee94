// @vitest-environment node
import { expect, it } from 'vitest';
import { reportText } from '../../src/conformance/run/report';
import { runConformance } from '../../src/conformance/run/run';
import { contractRoutes } from '../../src/contract/operations';
import { createMockSchool } from '../../src/testing';
import { plainSchool } from './plainSchool';
import { accounts, baseUrl, schoolFetch, type Tampering } from './schoolFetch';

const check = (plain: boolean, tamper: Tampering) =>
  runConformance({
    baseUrl,
    ...accounts,
    plain,
    fetch: schoolFetch(createMockSchool(), tamper),
  });

it('passes a server of the plain specification, and checks everything that is not optional', async () => {
  const report = await check(true, plainSchool);

  expect(report.passed, reportText(report)).toBe(report.total);
  expect(report.leftBehind).toEqual([]);
  expect(report.operations.map(({ operation }) => operation).sort()).toEqual(
    contractRoutes
      .filter(({ isOptional }) => !isOptional)
      .map(({ id }) => id)
      .sort(),
  );
}, 60_000);

it('fails the same server against the contract, and says what it lacks', async () => {
  const report = await check(false, plainSchool);

  expect(report.passed).toBeLessThan(report.total);
  const absent = report.operations.filter(({ state }) => state === 'absent');
  expect(absent.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['logout', 'me', 'importQuestions', 'saveAnswers', 'extendTime']),
  );
  expect(reportText(report)).toMatch(
    /^-- {4}logout +POST +\/auth\/logout +not there \(optional\)$/m,
  );
}, 60_000);

it('does not count what a server of the contract may leave out', async () => {
  const report = await check(false, async ({ operation, forward }) => {
    if (contractRoutes.some(({ id, isOptional }) => id === operation && isOptional)) {
      return Response.json({ message: 'There is no such operation.' }, { status: 404 });
    }
    const response = await forward();
    if (!response.ok || (operation !== 'quizPaper' && operation !== 'submitQuiz')) return response;
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    return Response.json({ data: { ...data, attempt: undefined, receipt: undefined } });
  });

  expect(report.passed, reportText(report)).toBe(report.total);
  const optional = contractRoutes.filter(({ isOptional }) => isOptional);
  const absent = report.operations.filter(({ state }) => state === 'absent');
  expect(absent.map(({ operation }) => operation).sort()).toEqual(
    optional.map(({ id }) => id).sort(),
  );
  expect(reportText(report)).toContain('carries an attempt with its times: not there (optional)');
}, 60_000);

it('does not count pages that a server does not have', async () => {
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only: ['questions', 'students', 'results', 'result'],
    fetch: schoolFetch(createMockSchool({ pages: false })),
  });

  expect(report.passed, reportText(report)).toBe(report.total);
  const rules = reportText(report);
  expect(rules).toContain('has pages that are the whole list in its order: not there (optional)');
  expect(rules).toMatch(/^-- {4}result +GET +\/quiz\/result\/\{id\} +not there \(optional\)$/m);
}, 60_000);

it.each([
  ['a page', () => '<h1>Forbidden</h1>'],
  ['no body', () => ''],
  ['JSON of another form', () => '{"error":"E_FORBIDDEN"}'],
])(
  'catches a plain server that refuses with %s, which widgets take for a proxy’s',
  async (_, body) => {
    const report = await check(true, async (call) => {
      const response = await plainSchool(call);
      const isRefusal = call.operation === 'groups' && !response.ok;
      return isRefusal ? new Response(body(), { status: response.status }) : response;
    });

    const failed = report.operations.filter(({ state }) => state === 'failed');
    expect(failed.map(({ operation }) => operation)).toEqual(['groups']);
    expect(reportText(report)).toContain('JSON with a "message"');
  },
  60_000,
);

it('catches a plain server whose paper includes the right answers', async () => {
  const report = await check(true, async (call) => {
    const response = await plainSchool(call);
    if (call.operation !== 'quizPaper' || !response.ok) return response;
    const paper = (await response.json()) as { questions: object[] };
    return Response.json({
      ...paper,
      questions: paper.questions.map((question) => ({ ...question, answer: 'B' })),
    });
  });

  const failed = report.operations.filter(({ state }) => state === 'failed');
  expect(failed.map(({ operation }) => operation)).toEqual(['quizPaper']);
}, 60_000);
