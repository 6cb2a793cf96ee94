import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../../../src/contract/document';
import {
  contractRoute,
  contractRoutes,
  nounOf,
  type ContractRoute,
} from '../../../../src/contract/operations';
import { requestBy } from '../../../../tests/contract/requestBy';
import { accessTable, usual, type Ids, type Person } from '../hostile/accessTable';
import {
  bonds,
  callers,
  openHostileSchool,
  type Caller,
  type HostileSchool,
} from '../hostile/hostileSchool';
import { countingTables } from '../hostile/permittedWrites';
import { changesBetween, readRows } from '../hostile/rows';
import type { Failure, Group, Question } from './wire';

let school: HostileSchool;
beforeAll(async () => {
  school = await openHostileSchool();
});
afterAll(() => school.close());
/** Every cell of the matrix starts from the same school. */
beforeEach(() => school.restore());

interface Request {
  route: ContractRoute;
  ids: Ids;
  body: unknown;
}

function requestOf(route: ContractRoute): Request {
  const { ids, body } = requestBy(route, usual, accessTable[route.id]);
  const codes: Partial<Record<string, string>> = {
    resetPassword: school.oneTimeCode,
    confirmEmail: school.emailCode,
  };
  const otp = codes[route.id];
  return { route, ids, body: otp === undefined ? body : { ...body, otp } };
}

function send(
  caller: Caller,
  { route, ids, body }: Request,
  method: string = route.method,
): Promise<LightMyRequestResponse> {
  const token = school.tokens[caller];
  return school.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api${route.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name)}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

function isLetIn({ roles }: ContractRoute, caller: Caller): boolean {
  if (roles === null) return true;
  if (['nobody', 'broken', 'revoked', 'inactive'].includes(caller)) return false;
  return roles.includes(caller === 'ines' || caller === 'otto' ? 'Instructor' : 'Student');
}

/** The exact status: from the contract for callers it refuses, otherwise from the table. */
function statusFor(route: ContractRoute, caller: Caller): number | undefined {
  if (route.roles === null) return accessTable[route.id].anybody;
  if (isLetIn(route, caller)) return accessTable[route.id][caller as Person];
  return ['nobody', 'broken', 'revoked', 'inactive'].includes(caller) ? 401 : 403;
}

/** Everything a call has written, except counts of tries. */
async function changes() {
  const all = changesBetween(school.rows, await readRows(school.database));
  return all.filter(({ table }) => !countingTables.includes(table));
}

const failureOf = (answer: LightMyRequestResponse) => answer.json<Failure>();

test('the table is about the callers whom the contract admits, and no others', () => {
  for (const route of contractRoutes) {
    const inTable = callers.filter(
      (caller) => accessTable[route.id][caller as Person] !== undefined,
    );
    const letIn = callers.filter((caller) => route.roles !== null && isLetIn(route, caller));
    expect(inTable, route.id).toEqual(letIn);
  }
});

describe.each(contractRoutes.map((route) => [route.id, route] as const))('%s', (id, route) => {
  test.each(callers)('answers %s with the exact status', async (caller) => {
    const request = requestOf(route);
    const reply = await send(caller, request);
    const status = statusFor(route, caller);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.headers['cache-control']).toBe(
      route.sendsBytes && status === 200 ? 'private, max-age=31536000, immutable' : 'no-store',
    );
    if (reply.statusCode >= 400) {
      expect(failureOf(reply).message).toMatch(/\.$/);
      expect(await changes()).toEqual([]);
    }
    if (route.method === 'get') {
      const head = await send(caller, request, 'HEAD');
      expect([head.statusCode, head.body]).toEqual([status, '']);
    }
  });

  const turnedAway = callers.filter((caller) => !isLetIn(route, caller));
  if (route.hasBody && turnedAway.length > 0) {
    test.each(turnedAway)('refuses %s before the body is read', async (caller) => {
      const reply = await send(caller, { ...requestOf(route), body: '{"title":' });
      expect(reply.statusCode).toBe(statusFor(route, caller));
    });
  }

  const { references = {} } = accessTable[id];
  const letIn = callers.filter((caller) => isLetIn(route, caller));
  const unknown = [
    ...route.parameters.map((name) => ({ place: 'ids', name, status: 404 }) as const),
    ...Object.entries(references).map(
      ([name, status]) => ({ place: 'body', name, status }) as const,
    ),
  ];
  for (const { place, name, status } of unknown) {
    test.each(letIn)(`tells %s nothing of an unknown ${name} but that`, async (caller) => {
      const request = requestOf(route);
      const own = await send(caller, request);
      await school.restore();
      const changed = { ...request, [place]: { ...(request[place] as object), [name]: 'nothing' } };
      const reply = await send(caller, changed);
      if (own.statusCode < 400) expect(reply.statusCode, reply.body).toBe(status);
      // Another's possession is answered like one that does not exist.
      if (own.statusCode === 404) expect(reply.json()).toEqual(own.json());
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    });
  }
});

describe.each(
  contractRoutes.flatMap((route) => {
    const { bonds: statuses } = accessTable[route.id];
    return statuses === undefined ? [] : [[route.id, route, statuses] as const];
  }),
)('%s of a student', (id, route, statuses) => {
  const cases = Object.entries(bonds).flatMap(([bond, student]) => {
    const [ines, otto] = statuses[bond as keyof typeof bonds];
    return [
      [bond, student, 'ines', ines],
      [bond, student, 'otto', otto],
    ] as const;
  });
  test.each(cases)('%s (%s) answers %s %d', async (_bond, student, who, status) => {
    const { ids, body } = requestOf(route);
    const { groupOfOtto } = accessTable[id];
    const group = who === 'otto' && groupOfOtto !== undefined && { groupId: groupOfOtto };
    const isNamedInBody = Object.hasOwn(body ?? {}, '_id');
    const reply = await send(who, {
      route,
      ids: isNamedInBody ? ids : { ...ids, id: student, ...group },
      body: isNamedInBody ? { ...(body as object), _id: student } : body,
    });
    expect(reply.statusCode, reply.body).toBe(status);
    if (status >= 400) expect(await changes()).toEqual([]);
  });
});

test('the table has the bonds for every operation about one student', () => {
  const aboutStudents = contractRoutes.filter(
    (route) =>
      (nounOf(route) === 'student' && route.parameters.includes('id')) ||
      route.id === 'updateStudent',
  );
  const withBonds = contractRoutes.filter(({ id }) => accessTable[id].bonds !== undefined);
  expect(withBonds.map(({ id }) => id)).toEqual(aboutStudents.map(({ id }) => id));
});

test('a group of another instructor in a body is refused like one that does not exist', async () => {
  for (const id of ['createStudent', 'createQuiz'] as const) {
    const route = contractRoute(id);
    const request = requestOf(route);
    const foreign = await send('otto', request);
    const unknown = await send('otto', {
      ...request,
      body: { ...(request.body as object), group: 'nothing' },
    });
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json()).toEqual(unknown.json());
  }
});

test.each([
  ['updateStudent', { _id: 'rita', first_name: 'Eve' }, 403],
  ['moveStudentToGroup', undefined, 403],
  ['addStudentToGroup', undefined, 409],
] as const)('%s refuses an instructor without a bond to the student', async (id, body, status) => {
  const route = contractRoute(id);
  const reply = await send('otto', { route, ids: { id: 'rita', groupId: 'green' }, body });
  expect(reply.statusCode, reply.body).toBe(status);
  expect(await changes()).toEqual([]);
});

describe('addresses outside the contract', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  const paths = Object.keys(contract.paths);
  test.each(paths)('%s has no other method', async (path) => {
    for (const method of methods) {
      // In a path with an id, the fixed end of another path may pass for one.
      const named = contractRoutes.some(
        (route) => route.method === method.toLowerCase() && covers(route.path, path),
      );
      if (named) continue;
      for (const caller of ['nobody', 'ines', 'rita'] as const) {
        const route = contractRoutes.find((candidate) => candidate.path === path);
        if (!route) throw new Error(path);
        const reply = await send(caller, { route, ids: {}, body: undefined }, method);
        expect(reply.statusCode, `${method} ${path}`).toBe(404);
        expect(failureOf(reply).message).toMatch(/^There is nothing at .+\.$/);
      }
    }
  });
});

function covers(pattern: string, path: string): boolean {
  const [one, other] = [pattern.split('/'), path.split('/')];
  return (
    one.length === other.length &&
    one.every((segment, index) => segment.startsWith('{') || segment === other[index])
  );
}

describe('the data that a role sees', () => {
  test('a student of the group sees only ids of its students, its instructor everything', async () => {
    const student = await school.call<Group>('rita', 'GET', 'group/red');
    expect(student.body).toEqual({
      _id: 'red',
      name: 'Group red',
      max_students: 30,
      students: [{ _id: 'ivan' }, { _id: 'rita' }, { _id: 'ruth' }],
    });
    const instructor = await school.call<Group>('ines', 'GET', 'group/red');
    expect(instructor.body.students[1]).toEqual({
      _id: 'rita',
      first_name: 'Rita',
      last_name: 'Tester',
      email: 'rita@school.example',
      status: 'active',
    });
  });

  test('an instructor lists their own groups by name', async () => {
    const { body } = await school.call<Group[]>('ines', 'GET', 'group');
    expect(body.map((group) => group._id)).toEqual(['blue', 'gray', 'red']);
  });

  test('an instructor lists their own bank, newest first', async () => {
    school.now = new Date(Date.now() + 3_600_000);
    const { body: question } = requestOf(contractRoute('createQuestion'));
    const added = await school.call('ines', 'POST', 'question', question);
    expect(added.body.data.message).toBe('Question added');
    const mine = await school.call<Question[]>('ines', 'GET', 'question');
    expect(mine.body[0]?._id).toBe(added.body.data._id);
    const theirs = await school.call<Question[]>('otto', 'GET', 'question');
    expect(theirs.body.map(({ _id }) => _id)).not.toContain(added.body.data._id);
  });
});
