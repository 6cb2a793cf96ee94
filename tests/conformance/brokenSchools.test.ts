// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { sameFault, type ConformanceReport } from '../../src/conformance/run/report';
import { runConformance } from '../../src/conformance/run/run';
import { contractRoutes, type ContractRoute } from '../../src/contract/operations';
import { createMockSchool } from '../../src/testing';
import { as, breaks, restatused, without, type Break, type Json } from './breaks';
import { accounts, baseUrl, schoolFetch } from './schoolFetch';
import { pointing } from './vendorFaults';

/** Checks some operations of a new school that breaks a rule in them. */
function check(only: readonly OperationId[], tamper: Break['tamper']): Promise<ConformanceReport> {
  const school = createMockSchool();
  const fetch = schoolFetch(school, (call) =>
    only.includes(call.operation) ? tamper(call, school) : call.forward(),
  );
  return runConformance({ baseUrl, ...accounts, only, fetch });
}

/** Titles of an operation's checks that failed because of the school's replies. */
function failures({ operations }: ConformanceReport, operation: OperationId): string[] {
  const checks = operations.find((entry) => entry.operation === operation)?.checks ?? [];
  return checks
    .filter(({ state, expected }) => state === 'failed' && expected !== undefined)
    .map(({ title }) => title);
}

/** The same, and the titles of checks that name an earlier one for the same fault. */
function noticed(report: ConformanceReport, operation: OperationId): string[] {
  const { checks = [] } = report.operations.find((entry) => entry.operation === operation) ?? {};
  const alike = checks.filter(
    ({ state, came }) => state === 'unchecked' && came?.startsWith(sameFault),
  );
  return [...failures(report, operation), ...alike.map(({ title }) => title)];
}

describe('one rule per operation', () => {
  it.each(contractRoutes.map(({ id }) => id))('%s is caught if it breaks its rule', async (id) => {
    const { caught, tamper } = breaks[id];
    expect(failures(await check([id], tamper), id)).toContain(caught);
  });
});

it.each(contractRoutes.map(({ id }) => id))(
  '%s alone passes at a school that keeps its rule',
  { tags: ['long'] },
  async (id) => {
    const { operations } = await check([id], ({ forward }) => forward());
    expect(operations.map(({ state }) => state)).toEqual(['passed']);
  },
);

describe('a fault of the whole server', { tags: ['long'] }, () => {
  const everywhere = contractRoutes.map(({ id }) => id);
  const statused =
    (from: number, to: number): Break['tamper'] =>
    async ({ forward }) => {
      const response = await forward();
      return response.status === from
        ? Response.json(await response.json(), { status: to })
        : response;
    };
  const withoutBody: Break['tamper'] = async ({ request, forward }) => {
    const response = await forward();
    return request.method === 'DELETE' && response.ok
      ? new Response(null, { status: 204 })
      : response;
  };
  /** Loses the first row of each page but the first. */
  const skipping: Break['tamper'] = async ({ request, forward }) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('cursor')) return forward();
    const limit = Number(url.searchParams.get('limit'));
    url.searchParams.set('limit', String(limit + 1));
    const response = await forward(new Request(url, request));
    if (!response.ok) return response;
    const page = (await response.json()) as Json & { items: Json[] };
    return Response.json({ ...page, items: page.items.slice(1) });
  };
  const changedRefusals =
    (change: (body: Json) => Json): Break['tamper'] =>
    async ({ forward }) => {
      const response = await forward();
      if (response.status !== 400) return response;
      return Response.json(change((await response.json()) as Json), { status: 400 });
    };

  it.each<[string, Break['tamper']]>([
    ['names fields by JSON pointers', pointing],
    ['refuses wrong fields with 422', statused(400, 422)],
    ['creates things with 200', statused(201, 200)],
    ['deletes with 204, without a body', withoutBody],
    ['loses a row between two pages', skipping],
    [
      'has an object in place of the list of errors',
      changedRefusals(({ errors, ...body }) => ({ ...body, ...(errors ? { errors: {} } : {}) })),
    ],
  ])('makes at most 5 lines: %s', async (_, tamper) => {
    const { faults } = await check(everywhere, tamper);
    expect(faults.map(({ operation, rule }) => `${operation} ${rule}`)).not.toEqual([]);
    expect(faults.length, JSON.stringify(faults, null, 1)).toBeLessThanOrEqual(5);
  });
});

describe('a rule of all operations', { tags: ['long'] }, () => {
  /** Checks all operations that a rule applies to, in a school that breaks it in each. */
  async function expectCaught(
    isAbout: (route: ContractRoute) => boolean,
    title: RegExp,
    tamper: Break['tamper'],
  ): Promise<void> {
    const ids = contractRoutes.filter(isAbout).map(({ id }) => id);
    const report = await check(ids, tamper);
    const unnoticed = ids.filter((id) => !noticed(report, id).some((one) => title.test(one)));
    expect(ids.length).toBeGreaterThan(0);
    expect(unnoticed).toEqual([]);
  }

  const isForStudents = ({ roles, sendsBytes }: ContractRoute): boolean =>
    roles?.includes('Student') === true && !sendsBytes;
  const whoMay = (operation: OperationId): string => {
    const { roles } = contractRoutes.find(({ id }) => id === operation) as ContractRoute;
    return roles?.includes('Instructor') ? 'instructor' : 'student';
  };
  /** After a refusal with this status, serves the call as a user who may make it. */
  const servedAfter =
    (status: number): Break['tamper'] =>
    async (call, school) => {
      const request = call.request.clone();
      const response = await call.forward();
      return response.status === status
        ? as(whoMay(call.operation))({ ...call, request }, school)
        : response;
    };

  it('is caught when strangers are served', () =>
    expectCaught(({ roles }) => roles !== null, /^refuses strangers/, servedAfter(401)));

  it('is caught when everyone may do everything', () =>
    expectCaught(
      ({ roles }) => roles?.length === 1,
      /^refuses (instructors|students) with 403/,
      servedAfter(403),
    ));

  /** Refuses with this status, but still runs the call. */
  const obeyedDespite =
    (status: number): Break['tamper'] =>
    async (call, school) => {
      const request = call.request.clone();
      const response = await call.forward();
      if (response.status === status) await as('instructor')({ ...call, request }, school);
      return response;
    };

  it('is caught when strangers are refused and obeyed', () =>
    expectCaught(({ id }) => /^delete/.test(id), /^refuses strangers/, obeyedDespite(401)));

  it('is caught when students are refused and obeyed', () =>
    expectCaught(({ id }) => /^delete/.test(id), /^refuses students/, obeyedDespite(403)));

  it('is caught when other instructors are refused and obeyed', () =>
    expectCaught(
      ({ id, method, path, roles }) =>
        id !== 'acceptLate' &&
        method !== 'get' &&
        /^\/(group|question|quiz)\/.*\{id|groupId/.test(path) &&
        roles?.[0] === 'Instructor',
      /^replies 404 .* of another instructor$/,
      obeyedDespite(404),
    ));

  it("is caught when other instructors' students are changed", () =>
    expectCaught(
      ({ id }) => id === 'updateStudent' || id === 'deleteStudent',
      /^refuses a student of another instructor/,
      obeyedDespite(403),
    ));

  it('is caught when everyone owns everything', () =>
    expectCaught(
      ({ id, path, roles }) =>
        // Without late submissions, its reply does not depend on whose quiz it is.
        id !== 'acceptLate' &&
        /^\/(group|question|quiz)\/.*\{id|groupId/.test(path) &&
        roles?.[0] === 'Instructor',
      /of another instructor$/,
      servedAfter(404),
    ));

  it('is caught when the format of a question is taken and forgotten', async () => {
    const report = await check(['createQuestion', 'questions'], async ({ operation, forward }) => {
      const response = await forward();
      if (operation !== 'questions') return response;
      const bank = (await response.json()) as Json[];
      return Response.json(bank.map(({ format: _, ...question }) => question));
    });
    expect(failures(report, 'createQuestion')).toEqual([
      'keeps the format of its texts, if it takes one',
    ]);
  });

  it('is caught when an empty description is filled in', async () => {
    const report = await check(['createQuestion', 'questions'], async ({ operation, forward }) => {
      const response = await forward();
      if (operation !== 'questions') return response;
      const bank = (await response.json()) as Json[];
      return Response.json(
        bank.map((each) => ({ ...each, description: each.description || 'None' })),
      );
    });
    expect(failures(report, 'createQuestion')).toEqual([
      'takes an empty description, if it lists it',
    ]);
  });

  it('is caught when the tags of a question are taken and forgotten', async () => {
    const report = await check(['createQuestion', 'questions'], async ({ operation, forward }) => {
      const response = await forward();
      if (operation !== 'questions') return response;
      const bank = (await response.json()) as Json[];
      return Response.json(bank.map(({ tags: _, ...question }) => question));
    });
    expect(failures(report, 'createQuestion')).toEqual([
      'keeps its tags, each once, if it takes them',
    ]);
  });

  it.each([
    ['tags', 'filters pages by tags, all of which a question has'],
    ['used', 'filters pages by their use'],
    ['quality', 'filters pages by what closed quizzes say'],
  ])('is caught when pages are not filtered by %s', async (parameter, title) => {
    const report = await check(['questions'], ({ request, forward }) => {
      const url = new URL(request.url);
      url.searchParams.delete(parameter);
      return forward(new Request(url, request));
    });
    expect(failures(report, 'questions')).toEqual([title]);
  });

  it('is caught when unknown fields are accepted', () =>
    expectCaught(
      ({ hasBody }) => hasBody,
      /^names an unknown field/,
      async (call) => {
        const known = without('conformance_check')((await call.request.clone().json()) as Json);
        return call.forward(new Request(call.request, { body: JSON.stringify(known) }));
      },
    ));

  it('is caught when fields accept any value', () =>
    expectCaught(
      ({ hasBody }) => hasBody,
      /^refuses what a field does not allow/,
      restatused(400, 200),
    ));

  it('is caught when refusals name no fields', () =>
    expectCaught(
      ({ hasBody }) => hasBody,
      /^names missing fields/,
      async (call) => {
        const response = await call.forward();
        return response.status === 400
          ? Response.json({ message: 'Bad request.' }, { status: 400 })
          : response;
      },
    ));

  it('is caught when a refusal has a code of another refusal', () =>
    expectCaught(
      ({ hasBody }) => hasBody,
      /^names missing fields/,
      async (call) => {
        const response = await call.forward();
        if (response.status !== 400) return response;
        const body = (await response.json()) as Json;
        return Response.json({ ...body, code: 'quiz.notClosed' }, { status: 400 });
      },
    ));

  it('is caught when an odd id breaks the server', () =>
    expectCaught(
      ({ parameters }) => parameters.length > 0,
      /^refuses an invalid id/,
      async ({ request, forward }) =>
        request.url.includes('no.id') ? new Response('Cast error', { status: 500 }) : forward(),
    ));

  it('is caught when deleted objects are refused differently', () =>
    expectCaught(
      ({ parameters }) => parameters.length > 0,
      /that was deleted$/,
      restatused(404, 400),
    ));

  it('is caught when the JSON content type needs a body', () =>
    expectCaught(
      ({ method, hasBody, parameters }) => method !== 'get' && !hasBody && parameters.length > 0,
      /^accepts the JSON content type without a body/,
      async ({ request, forward }) =>
        request.headers.has('content-type')
          ? Response.json({ message: 'The body cannot be empty.' }, { status: 400 })
          : forward(),
    ));

  it('is caught when a student gets a right answer', () =>
    expectCaught(isForStudents, /^sends students no right answer/, async ({ forward }) => {
      const response = await forward();
      const body = (await response.json()) as Json | Json[];
      const leaking = Array.isArray(body) ? [...body, { answer: 'B' }] : { ...body, answer: 'B' };
      return Response.json(leaking, { status: response.status });
    }));
});
