import fc from 'fast-check';
import type { OperationId } from '../../../../src/api/createQuizClient';
import { contractRoute, contractRoutes } from '../../../../src/contract/operations';
import { createTokens } from '../../server/accounts/tokens';
import { sweep } from '../../server/quizzes/sweep';
import { answerFaults, type WireReply } from './answerFaults';
import { mutationsFor } from './mutations';
import { chanceFrom, type Chance } from './chance';
import { expectationOf, type Expectation } from './expectation';
import { callers, type Caller, type HostileSchool, type Tokens } from './hostileSchool';
import { createMemory, type Memory } from './memory';
import { unpermittedWrites } from './permittedWrites';
import { unfitEntries, type Entry } from './auditedWrites';
import { changesBetween, newestEntry, readAudit, readRows, writeCount, type Rows } from './rows';
import { validRequest, type Source } from './validRequest';
import { describeRequest, toWire, type WireRequest } from './wireRequest';

/** A call, valid except for its mutations; every choice in it follows from the seed. */
interface CallStep {
  operation: OperationId;
  caller: Caller;
  /** Its mutations, as indices into those that suit the operation. */
  mutations: number[];
  seed: number;
}

/** Time passes. */
interface ClockStep {
  minutes: number;
}

export type Step = CallStep | ClockStep;

/** The calls and their outcomes, over all programs. */
export type Tally = Map<OperationId, { valid: number; mutated: number; succeeded: number }>;

const instructors: Caller[] = ['ines', 'ines', 'ines', 'otto'];
const students: Caller[] = ['rita', 'rita', 'gina', 'nora'];

/** A permitted caller three times out of four, otherwise anyone. */
function callerOf(operation: OperationId): fc.Arbitrary<Caller> {
  const { roles } = contractRoute(operation);
  const fitting = (roles ?? []).flatMap((role) => (role === 'Instructor' ? instructors : students));
  const anybody = fc.constantFrom(...callers);
  if (fitting.length === 0) return anybody;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: anybody },
  );
}

/** They hash passwords, which is slow on purpose. */
const slow: OperationId[] = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'createStudent',
  'updateStudent',
  'confirmEmail',
];
const weighted = contractRoutes.flatMap(({ id }) => (slow.includes(id) ? [id] : [id, id]));

const callStep = fc.constantFrom(...weighted).chain((operation): fc.Arbitrary<CallStep> =>
  fc.record({
    operation: fc.constant(operation),
    caller: callerOf(operation),
    mutations: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 5, arbitrary: fc.array(fc.nat(999), { minLength: 1, maxLength: 2 }) },
    ),
    seed: fc.noShrink(fc.nat()),
  }),
);
const clockStep = fc.record({ minutes: fc.constantFrom(1, 14, 31, 46) });

/** Up to 60 steps. */
export const program: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<[fc.WeightedArbitrary<Step>, fc.WeightedArbitrary<Step>]>(
    { weight: 30, arbitrary: callStep },
    { weight: 1, arbitrary: clockStep },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** Less than the length of a session. */
const longestDayMs = 11 * 60 * 60_000;

/**
 * Runs a program against the initial school, and checks every reply and everything written against
 * the contract.
 *
 * @throws Error that lists the requests up to the first faulty one, and its faults
 */
export async function runProgram(
  school: HostileSchool,
  steps: readonly Step[],
  tally: Tally,
): Promise<void> {
  await school.restore();
  const run = await startRun(school);
  for (const step of steps) {
    if ('minutes' in step) await passTime(run, step.minutes);
    else await call(run, step, tally);
  }
}

interface Run {
  school: HostileSchool;
  startedAt: number;
  memory: Memory;
  tokens: Tokens;
  /** The session of every valid token that was issued. */
  sessions: Map<string, string>;
  /** The database after the last step, and the count of writes at that time. */
  rows: Rows;
  writes: string;
  /** The newest audit entry that was checked. */
  audited: number;
  transcript: string[];
}

async function startRun(school: HostileSchool): Promise<Run> {
  const run: Run = {
    school,
    startedAt: school.now.getTime(),
    memory: createMemory(),
    tokens: { ...school.tokens },
    sessions: new Map(),
    rows: school.rows,
    writes: await writeCount(school.database),
    audited: await newestEntry(school.database),
    transcript: [],
  };
  for (const [caller, token] of Object.entries(school.tokens)) {
    if (token !== undefined && caller !== 'broken') run.sessions.set(token, sessionOf(token));
  }
  return run;
}

function sessionOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return String((JSON.parse(payload) as { jti: unknown }).jti);
}

/** Reads the database, and returns what the audit has recorded since the last time. */
async function look(run: Run): Promise<Entry[]> {
  run.rows = await readRows(run.school.database);
  run.writes = await writeCount(run.school.database);
  const entries = await readAudit(run.school.database, run.audited);
  run.audited = entries.at(-1)?.id ?? run.audited;
  return entries;
}

async function passTime(run: Run, minutes: number): Promise<void> {
  const { school, startedAt, transcript } = run;
  const now = school.now.getTime() + minutes * 60_000;
  if (now - startedAt > longestDayMs) return;
  school.now = new Date(now);
  // The server does this every few seconds; here it must not come between a request and its check.
  await sweep(school.database, school.now);
  transcript.push(`${minutes} minutes pass`);
  await look(run);
}

/** Usually signs in again a caller whose session has ended, by logging out or a new password. */
async function signInAgain(run: Run, caller: Caller, chance: Chance): Promise<void> {
  const { school, tokens, sessions, rows } = run;
  const session = rows.get(`sessions/${sessions.get(tokens[caller] ?? '') ?? ''}`);
  const isOver = session === undefined || session['revoked_at'] !== null;
  if (rows.get(`users/${caller}`)?.['status'] !== 'active' || !isOver) return;
  if (chance.happens(0.2)) return;
  const token = await createTokens(school.database, () => school.now).issue(caller);
  tokens[caller] = token;
  sessions.set(token, sessionOf(token));
  await look(run);
}

async function makeRequest(run: Run, step: CallStep) {
  const { memory, tokens, school } = run;
  const chance = chanceFrom(step.seed);
  await signInAgain(run, step.caller, chance);
  const source: Source = { chance, memory, tokens, caller: step.caller, school };
  const route = contractRoute(step.operation);
  const draft = validRequest(route, source);
  const suitable = mutationsFor(route);
  const names = step.mutations.map((number) => {
    const [name, mutation] = suitable[number % suitable.length] ?? ['nothing', () => undefined];
    mutation(draft, source);
    return name;
  });
  const request = toWire(draft);
  const line = [`${step.operation} by ${step.caller}`, ...names].join(', ');
  run.transcript.push(`${line}: ${describeRequest(request)}`);
  return request;
}

async function call(run: Run, step: CallStep, tally: Tally): Promise<void> {
  const { school, memory, sessions, transcript } = run;
  const request = await makeRequest(run, step);
  const expectation = expectationOf(request, { rows: run.rows, now: school.now, sessions });
  const reply = await send(school, request);
  transcript.push(`  → ${reply.status} ${reply.text.slice(0, 300)}`);
  const faults = [
    ...answerFaults(request, reply, expectation),
    ...(await writesOf(run, request, expectation, reply)),
  ];
  if (faults.length > 0) {
    throw new Error([...transcript, ...faults.map((fault) => `  ✗ ${fault}`)].join('\n'));
  }
  const succeeded = reply.status < 400;
  count(tally, step, succeeded);
  const { route } = expectation;
  if (succeeded && route && !route.sendsBytes && request.method !== 'HEAD') {
    memory.learn(step.caller, route, JSON.parse(reply.text));
  }
}

async function send({ app }: HostileSchool, { method, url, headers, body }: WireRequest) {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body.length > 0 && { payload: body }),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

async function writesOf(
  run: Run,
  { method }: WireRequest,
  { route, standing }: Expectation,
  { status, text }: WireReply,
): Promise<string[]> {
  if ((await writeCount(run.school.database)) === run.writes) return [];
  const before = run.rows;
  const entries = await look(run);
  const changes = changesBetween(before, run.rows);
  const succeeded = status < 400 && method !== 'HEAD';
  const operation = route?.id;
  const caller = route?.roles === null ? undefined : standing?.id;
  return [
    ...unpermittedWrites(
      changes,
      {
        operation,
        asksForToken: route?.roles !== null,
        standing,
        succeeded,
        isReturned: operation === 'submitQuiz' && status === 409 && text.includes('"attempt":'),
      },
      before,
    ),
    ...unfitEntries(entries, changes, { operation, succeeded, caller }, before),
  ];
}

function count(tally: Tally, { operation, mutations }: CallStep, succeeded: boolean): void {
  const counts = tally.get(operation) ?? { valid: 0, mutated: 0, succeeded: 0 };
  counts[mutations.length === 0 ? 'valid' : 'mutated'] += 1;
  if (succeeded) counts.succeeded += 1;
  tally.set(operation, counts);
}
