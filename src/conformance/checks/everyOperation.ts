import type { OperationId } from '../../api/createQuizClient';
import { contractRoutes, nounOf, type ContractRoute, type Noun } from '../../contract/operations';
import { check, plainCheck, type Check } from './check';
import { dotted } from '../judging/judge';
import type { Request } from '../judging/wire';
import { Mismatch, under, Unready } from '../judging/outcome';
import type { Account } from '../school/people';
import { requestOf } from '../school/requests';
import type { School } from '../school/school';
import { holdUntouched } from '../school/witness';

/** Someone who may call an operation: a given account, if the call cannot harm it. */
export function rightCaller({ id, roles }: ContractRoute, school: School): Promise<Account | null> {
  if (roles === null) return Promise.resolve(null);
  // A server that accepts any old password would change it.
  if (id === 'changePassword') return school.holder();
  return roles.includes('Instructor') ? school.instructor() : school.student();
}

/**
 * A request with an empty body. Callers without permission must be refused before the body is read.
 */
async function emptyRequest({ id, hasBody }: ContractRoute, school: School): Promise<Request> {
  const { ids = {} } = await requestOf(school, id);
  return hasBody ? { ids, body: {} } : { ids };
}

/** Checks that a call is refused and changes nothing. */
async function refuses(
  route: ContractRoute,
  school: School,
  { ids = {} }: Request,
  refuse: () => Promise<void>,
): Promise<void> {
  const { groupId, id } = ids;
  const isChange = route.method !== 'get' && route.roles?.includes('Instructor') === true;
  if (isChange && groupId !== undefined) return holdUntouched(school, 'group', groupId, refuse);
  if (isChange && id !== undefined) return holdUntouched(school, nounOf(route), id, refuse);
  return refuse();
}

const strangers = [
  [null, 'without a token'],
  ['no-such-token', 'with a made-up token'],
] as const;

function asksForToken(route: ContractRoute): Check {
  return plainCheck(route.id, 'refuses strangers', async (school) => {
    const request = await emptyRequest(route, school);
    await refuses(route, school, request, async () => {
      for (const [token, circumstance] of strangers) {
        const reply = await school.client.call(token, route.id, request);
        under(circumstance, () => school.judge.refusal(reply, 401));
      }
    });
  });
}

function asksForRole(route: ContractRoute): Check {
  const isForStudents = route.roles?.includes('Student') === true;
  const others = isForStudents ? 'instructors' : 'students';
  return check(route.id, `refuses ${others} with 403`, async (school) => {
    const caller = await (isForStudents ? school.instructor() : school.student());
    const request = await emptyRequest(route, school);
    await refuses(route, school, request, async () =>
      school.judge.refusal(await caller.call(route.id, request), 403),
    );
  });
}

function namesMissingFields(route: ContractRoute): Check {
  return check(route.id, 'names missing fields', async (school) => {
    const caller = await rightCaller(route, school);
    const request = await emptyRequest(route, school);
    const reply = await school.client.call(caller?.token ?? null, route.id, request);
    school.judge.refusal(reply, 400, ...school.judge.requiredFields(route.id));
  });
}

const unknownField = 'conformance_check';

function namesUnknownField(route: ContractRoute): Check {
  return check(route.id, 'names an unknown field', async (school) => {
    const caller = await rightCaller(route, school);
    const { ids = {}, body } = await requestOf(school, route.id);
    const request = { ids, body: { ...body, [unknownField]: 1 } };
    const reply = await school.client.call(caller?.token ?? null, route.id, request);
    school.judge.refusal(reply, 400, unknownField);
  });
}

function survivesBadId(route: ContractRoute): Check {
  return check(route.id, 'refuses an invalid id', async (school) => {
    const caller = await rightCaller(route, school);
    const request = await requestOf(school, route.id);
    const ids = { ...request.ids, id: 'no.id' };
    const reply = await school.client.call(caller?.token ?? null, route.id, { ...request, ids });
    school.judge.refusal(reply, [400, 404]);
  });
}

/** What reports call a thing. */
const calledBy = (noun: Noun): string => (noun === 'media' ? 'picture' : noun);

function missesWhatIsGone(route: ContractRoute): Check {
  const noun = nounOf(route);
  return check(route.id, `replies 404 for a ${calledBy(noun)} that was deleted`, async (school) => {
    const caller = await rightCaller(route, school);
    const request = await requestOf(school, route.id);
    const ids = { ...request.ids, id: await school.gone[noun]() };
    const reply = await school.client.call(caller?.token ?? null, route.id, { ...request, ids });
    school.judge.refusal(reply, 404);
  });
}

function survivesBrokenJson(route: ContractRoute): Check {
  return check(route.id, 'refuses broken JSON with 400', async (school) => {
    const caller = await rightCaller(route, school);
    const { ids = {} } = await requestOf(school, route.id);
    const request = { ids, text: '{"title": ' };
    const reply = await school.client.call(caller?.token ?? null, route.id, request);
    school.judge.refusal(reply, 400);
  });
}

function needsNoBody(route: ContractRoute): Check {
  return check(route.id, 'accepts the JSON content type without a body', async (school) => {
    const caller = await rightCaller(route, school);
    const { ids } = await requestOf(school, route.id);
    const reply = await school.client.call(caller?.token ?? null, route.id, {
      // The id is of something deleted, so nothing can be harmed.
      ids: { ...ids, id: await school.gone[nounOf(route)]() },
      announcesJson: true,
    });
    school.judge.refusal(reply, 404);
  });
}

function hidesFromOthers(route: ContractRoute): Check {
  const noun = route.parameters.includes('groupId') ? 'group' : nounOf(route);
  return check(
    route.id,
    `replies 404 for a ${calledBy(noun)} of another instructor`,
    async (school) => {
      const other = await school.otherInstructor();
      const request = await requestOf(school, route.id);
      await refuses(route, school, request, async () =>
        school.judge.refusal(await other.call(route.id, request), 404),
      );
    },
  );
}

function keepsAnswersSecret({ id, path }: ContractRoute): Check {
  const title = 'sends students no right answer';
  const run = ({ secrecy }: School): Promise<void> => {
    if (!secrecy.hasSeen(id)) throw new Unready(`no student got as far as ${path}`);
    const leak = secrecy.leakOf(id);
    if (leak !== undefined) throw new Mismatch('no right answer before the end', `"${leak}"`);
    return Promise.resolve();
  };
  // The specification requires this of only one student operation by name.
  return id === 'quizPaper' ? plainCheck(id, title, run) : check(id, title, run);
}

/**
 * A right answer under an unheard-of name looks like any other field, so a running attempt may carry
 * only what the contract names.
 */
function sendsNamedFields({ id, path }: ContractRoute): Check {
  return check(id, 'sends students only the fields of the contract', ({ secrecy }) => {
    if (!secrecy.hasSeen(id)) throw new Unready(`no student got as far as ${path}`);
    const stray = secrecy.strayOf(id);
    if (stray !== undefined) throw new Mismatch('only fields that it names', `"${stray}"`);
    return Promise.resolve();
  });
}

/** A server reads all bodies alike, so a fault there is told for a few operations. */
const withBrokenJson: readonly OperationId[] = ['createGroup', 'submitQuiz', 'updateStudent'];

function guardsOf(route: ContractRoute): Check[] {
  const { roles, method, hasBody, parameters } = route;
  const hasId = parameters.includes('id');
  const isOwned = nounOf(route) !== 'student' || parameters.includes('groupId');
  return [
    ...(roles === null ? [] : [asksForToken(route)]),
    ...(roles?.length === 1 ? [asksForRole(route)] : []),
    ...(hasBody ? [namesMissingFields(route), namesUnknownField(route)] : []),
    ...(withBrokenJson.includes(route.id) ? [survivesBrokenJson(route)] : []),
    ...(hasId ? [survivesBadId(route), missesWhatIsGone(route)] : []),
    ...(hasId && !hasBody && method !== 'get' ? [needsNoBody(route)] : []),
    ...(hasId && isOwned && roles?.includes('Instructor') ? [hidesFromOthers(route)] : []),
  ];
}

/** What the contract says about all operations: who may call them, and what they refuse. */
export const guardChecks: readonly Check[] = contractRoutes.flatMap(guardsOf);

function spellsPaths(id: OperationId): Check {
  return check(id, 'names wrong fields by paths with dots', ({ manners }) => {
    const field = manners.undottedOf(id);
    if (field !== undefined) throw new Mismatch(`"${dotted(field)}" in "errors"`, `"${field}"`);
    return Promise.resolve();
  });
}

function succeedsAsNamed(id: OperationId, success: number): Check {
  return check(id, 'answers a success with the status of the contract', ({ manners }) => {
    const status = manners.otherSuccessOf(id);
    if (status !== undefined) throw new Mismatch(`${success}`, `${status}`);
    return Promise.resolve();
  });
}

/** Each looks at what came of all calls of an operation, so these checks come last. */
export const mannerChecks: readonly Check[] = contractRoutes.flatMap(({ id, hasBody, success }) => [
  check(id, 'sends JSON as application/json', ({ manners }) => {
    const type = manners.wrongTypeOf(id);
    if (type !== undefined) throw new Mismatch('the content type application/json', type);
    return Promise.resolve();
  }),
  ...(hasBody ? [spellsPaths(id)] : []),
  succeedsAsNamed(id, success),
]);

/** Looks at all replies to students in a run, so these checks come last. */
export const secrecyChecks: readonly Check[] = contractRoutes
  .filter(({ roles, sendsBytes }) => roles?.includes('Student') && !sendsBytes)
  .flatMap((route) => [
    keepsAnswersSecret(route),
    ...(route.source.tags.includes('attempts') ? [sendsNamedFields(route)] : []),
  ]);
