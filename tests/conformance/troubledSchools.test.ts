// @vitest-environment node
import { expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { reportText } from '../../src/conformance/run/report';
import { runConformance, type ConformanceOptions } from '../../src/conformance/run/run';
import { createMockSchool, type MockSchool } from '../../src/testing';
import { resent, restatused, type Json } from './breaks';
import { accounts, baseUrl, schoolFetch, type Tampering } from './schoolFetch';

interface Troubled extends Partial<ConformanceOptions> {
  school?: MockSchool;
  tamper: Tampering;
}

const check = ({ school = createMockSchool(), tamper, ...options }: Troubled) =>
  runConformance({ baseUrl, ...accounts, fetch: schoolFetch(school, tamper), ...options });

/** What the school's instructor has and the checks have created. */
async function remains(school: MockSchool): Promise<string[]> {
  const headers = { authorization: `Bearer ${school.as('instructor').token}` };
  const lists = ['group', 'student', 'question', 'quiz/incomming'];
  const bodies = await Promise.all(
    lists.map(async (list) => {
      const response = await schoolFetch(school)(`${baseUrl}/${list}`, { headers });
      return (await response.json()) as Json[];
    }),
  );
  return bodies.flat().map((entry) => JSON.stringify(entry));
}

it('says which other call prevented a check', { timeout: 60_000 }, async () => {
  const created = restatused(201, 500);
  const report = await check({
    tamper: (call) =>
      call.operation === 'createQuestion' ? created(call, createMockSchool()) : call.forward(),
    only: ['createQuestion', 'updateQuestion', 'deleteQuestion'],
  });

  const expecting = report.operations.filter(({ checks }) =>
    checks.some(({ expected }) => expected?.startsWith('201')),
  );
  expect(expecting.map(({ operation }) => operation)).toEqual(['createQuestion']);
  const deletion = report.operations.find(({ operation }) => operation === 'deleteQuestion');
  const strangers = deletion?.checks.find(({ title }) => title === 'refuses strangers');
  expect(strangers).toEqual({
    title: 'refuses strangers',
    state: 'failed',
    came: expect.stringMatching(
      /^could not be checked: POST \/question: expected 201; came 500 \{"data"/,
    ) as string,
  });
});

it('shows the reply that violates the contract', async () => {
  const report = await check({
    tamper: async ({ operation, forward }) => {
      const response = await forward();
      if (operation !== 'createGroup' || !response.ok) return response;
      const { data } = (await response.json()) as { data: Json };
      return Response.json({ group: data }, { status: 201 });
    },
    only: ['createGroup'],
  });

  expect(reportText(report)).toMatch(
    /came +201: The body must have required property 'data'\. It is \{"group":\{"name":/,
  );
});

it.each([
  ['without a token', null],
  ['with a made-up token', 'Bearer no-such-token'],
])('says that the stranger %s is served', async (stranger, authorization) => {
  const report = await check({
    tamper: ({ operation, request, forward }) =>
      operation === 'groups' && request.headers.get('authorization') === authorization
        ? Promise.resolve(Response.json([]))
        : forward(),
    only: ['groups'],
  });

  const refusal = report.operations[0]?.checks.find(({ title }) => title === 'refuses strangers');
  expect(refusal?.expected).toBe(`401 ${stranger}`);
});

it('promises no status for the plain specification, where any refusal is fine', async () => {
  const report = await check({ tamper: ({ forward }) => forward(), plain: true });

  const titles = report.operations.flatMap(({ checks }) => checks.map(({ title }) => title));
  expect(titles.filter((title) => /\d{3}/.test(title))).toEqual([]);
}, 60_000);

it('reports a missing required operation in one line', { timeout: 60_000 }, async () => {
  const calls: OperationId[] = [];
  const report = await check({
    tamper: ({ operation, forward }) => {
      calls.push(operation);
      return operation === 'updateGroup' || operation === 'joinQuiz'
        ? Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }))
        : forward();
    },
    plain: true,
    only: ['groups', 'updateGroup', 'joinQuiz'],
  });

  const text = reportText(report);
  expect(text).toMatch(/^FAIL {2}updateGroup +PUT +\/group\/\{id\} {2}not there$/m);
  expect(text).toMatch(/^FAIL {2}joinQuiz +POST +\/quiz\/join {2}not there$/m);
  expect(text).toMatch(/^ok {4}groups/m);
  expect(report.total - report.passed).toBe(
    report.operations.flatMap(({ checks, isMissing }) => (isMissing ? checks : [])).length,
  );
  expect(calls.filter((operation) => operation === 'updateGroup')).toHaveLength(1);
});

it('does not report an operation with bad replies as missing', async () => {
  const report = await check({
    tamper: ({ operation, forward }) =>
      operation === 'createGroup'
        ? Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 }))
        : forward(),
    only: ['createGroup'],
  });

  expect(report.operations[0]).toMatchObject({ state: 'failed', isMissing: false });
});

it('deletes what was renamed meanwhile', async () => {
  const school = createMockSchool();
  const before = await remains(school);
  const renamed = resent((body) => ('name' in body ? { ...body, name: 'Another name' } : body));
  await check({
    school,
    tamper: (call) => (call.operation === 'createGroup' ? renamed(call, school) : call.forward()),
    only: ['createGroup', 'deleteQuestion'],
  });

  expect(await remains(school)).toEqual(before);
});

it('names a clock that is behind, and goes by it', { tags: ['long'] }, async () => {
  const { faults } = await check({
    school: createMockSchool({ now: new Date(Date.now() - 90_000) }),
    tamper: ({ forward }) => forward(),
  });
  expect(faults).toEqual([
    {
      operation: 'quizPaper',
      rule: 'goes by the clock that its replies name',
      expected: '"server_now" as in "Date"',
      came: 'a clock 90 s behind it',
    },
  ]);
});

it.each([
  ['deleteGroup', 'refuses a group that has a quiz with 409'],
  ['deleteQuiz', 'refuses an open quiz that a student has joined with 409'],
  ['deleteStudent', 'refuses a student who is taking a quiz with 409'],
] as const)(
  'goes on with others where %s obeys too readily',
  { tags: ['long'] },
  async (operation, rule) => {
    const removed: string[] = [];
    const { faults } = await check({
      async tamper(call) {
        const { request, forward } = call;
        const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
        const body = await request.clone().text();
        const named = `${request.url} ${body}`.split(/[/"? ]/);
        const isGone = removed.some((one) => named.includes(one));
        if (isGone) return Response.json({ message: 'Not found.' }, { status: 404 });
        const response = await forward();
        if (call.operation !== operation || response.status !== 409) return response;
        removed.push(id);
        return Response.json({ data: { message: 'Deleted.' } });
      },
    });
    expect(faults.map((fault) => fault.rule)).toContain(rule);
    expect(faults.length).toBeLessThanOrEqual(5);
  },
);

it('says that it no longer begins afresh', { tags: ['long'] }, async () => {
  const { notes } = await check({
    tamper: ({ operation, request, forward }) => {
      if (operation === 'updateStudent') {
        return Promise.resolve(Response.json({ message: 'No.' }, { status: 500 }));
      }
      return operation === 'students' && !request.url.includes('limit=')
        ? Promise.resolve(Response.json([]))
        : forward();
    },
  });
  expect(notes).toEqual([expect.stringMatching(/^The server removed what other checks need/)]);
});

it('registers no more accounts than necessary', { tags: ['long'] }, async () => {
  let accountsMade = 0;
  await check({
    tamper: async ({ operation, forward }) => {
      const response = await forward();
      if (operation === 'register' && response.ok) accountsMade += 1;
      return response;
    },
  });

  expect(accountsMade).toBeLessThanOrEqual(6);
});

it.each([
  [[{ value: 'BIO', label: 'Biology' }]],
  [[{ value: 'DO', label: 'Dance' }]],
  [
    [
      { value: 'DO', label: 'Dance' },
      { value: 'BIO', label: 'Biology' },
      { value: 'CHE', label: 'Chemistry' },
    ],
  ],
])('passes a school with types of its own', { tags: ['long'] }, async (questionTypes) => {
  const report = await check({
    school: createMockSchool({ questionTypes }),
    tamper: ({ forward }) => forward(),
  });
  const failed = report.operations.flatMap(({ checks }) =>
    checks.filter(({ state }) => state === 'failed'),
  );
  expect(failed).toEqual([]);
  expect(report.passed).toBeGreaterThan(100);
});
