import type { OperationId } from '../api/createQuizClient';
import { contractRoutes } from '../contract/operations';
import { createContractValidator } from '../contract/validation';
import type { Check } from './check';
import { allChecks } from './checks/allChecks';
import { createClient, excerptOf, type Client } from './wire';
import { createJudge } from './judge';
import { Mismatch, NoAnswer, NotThere, Unready } from './outcome';
import type { Credentials } from './people';
import { isThere } from './presence';
import { reportOf, type CheckResult, type ConformanceReport } from './report';
import { createSchool, type School } from './school';
import { createSecrecy } from './secrecy';
import { createTraces, tidy } from './tidy';

export interface ConformanceOptions {
  /** The API base, such as `https://lms.example/api`. */
  baseUrl: string;
  /** An account of an instructor. What is made in its name is deleted in the end. */
  instructor: Credentials;
  /** An account of a student. */
  student: Credentials;
  /**
   * Whether to hold only what the specification names (spec §3, §7) against the server: no
   * optional operations, any 2xx for a success and any 4xx for a refusal, any envelope.
   * @default false
   */
  plain?: boolean;
  /**
   * The operations to check.
   * @default all
   */
  only?: readonly OperationId[];
  /**
   * How long one answer may take, in milliseconds.
   * @default 15000
   */
  timeout?: number;
  /** What sends the requests; default the global `fetch`, looked up at each call. */
  fetch?: typeof fetch;
  /** Stops the run; what was made until then is still deleted. */
  signal?: AbortSignal;
}

/** @throws Error when there is no such API at the address */
async function lookForApi(client: Client, baseUrl: string): Promise<void> {
  const hint =
    'Check that the server runs and that this is its API base, which often ends in /api.';
  try {
    const reply = await client.call(null, 'login', { body: {} });
    if (reply.status !== 404 && reply.body !== undefined) return;
    throw new Error(
      `Quizwright: there is no quiz API at ${baseUrl}. POST auth/login answers ${excerptOf(reply)}. ${hint}`,
    );
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new Error(`Quizwright: nothing answers at ${baseUrl}: ${error.came}. ${hint}`);
  }
}

function failureOf({ title }: Check, error: unknown): CheckResult {
  if (error instanceof NotThere) return { title, state: 'absent' };
  if (error instanceof Mismatch) {
    return { title, state: 'failed', expected: error.expected, came: error.came };
  }
  if (error instanceof Unready) {
    return { title, state: 'failed', came: `could not be checked: ${error.message}` };
  }
  throw error;
}

async function runCheck(check: Check, school: School): Promise<CheckResult> {
  try {
    await check.run(school);
    return { title: check.title, state: 'passed' };
  } catch (error) {
    return failureOf(check, error);
  }
}

/** Asks once for each optional operation whether the server has it. */
function createPresence(school: School) {
  const optional = new Set(contractRoutes.filter((route) => route.isOptional).map(({ id }) => id));
  const known = new Map<OperationId, boolean>();
  return async (operation: OperationId): Promise<boolean> => {
    if (!optional.has(operation)) return true;
    try {
      known.set(operation, known.get(operation) ?? (await isThere(school, operation)));
    } catch (error) {
      if (!(error instanceof Mismatch || error instanceof Unready)) throw error;
      // Its checks then say what is the matter.
      return true;
    }
    return known.get(operation) === true;
  };
}

function chosenChecks({ plain = false, only }: ConformanceOptions): Check[] {
  const left = new Set(
    contractRoutes
      .filter(({ id, isOptional }) => !(plain && isOptional) && (only?.includes(id) ?? true))
      .map(({ id }) => id),
  );
  return allChecks.filter(({ operation, isPlain }) => left.has(operation) && (isPlain || !plain));
}

/**
 * Holds a server against `openapi.yaml`: statuses, forms of answers, roles, ownership and the
 * rules of taking quizzes. It makes what it needs, under names that begin with "Conformance check",
 * and deletes it at the end; what it has to leave, the report tells.
 *
 * @throws Error when there is no such API at the address; the signal's reason when it was stopped
 * @example
 * const report = await runConformance({
 *   baseUrl: 'http://127.0.0.1:4000/api',
 *   instructor: { email: 'ada@school.example', password: 'quizwright1' },
 *   student: { email: 'grace@school.example', password: 'quizwright1' },
 * });
 * assert.equal(report.passed, report.total);
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const {
    baseUrl,
    instructor,
    student,
    plain = false,
    timeout = 15_000,
    fetch = (...request) => globalThis.fetch(...request),
    signal,
  } = options;
  const traces = createTraces(`Conformance check ${crypto.randomUUID().slice(0, 8)}`);
  const client = createClient({ baseUrl, fetch, timeout, signal });
  await lookForApi(client, baseUrl);

  const school = createSchool({
    client,
    judge: createJudge(createContractValidator(), plain),
    secrecy: createSecrecy(),
    traces,
    instructor,
    student,
  });
  const hasOperation = createPresence(school);
  const results = new Map<OperationId, CheckResult[]>();
  let leftBehind: string[] = [];
  try {
    for (const check of chosenChecks(options)) {
      const result = (await hasOperation(check.operation))
        ? await runCheck(check, school)
        : ({ title: check.title, state: 'absent' } as const);
      results.set(check.operation, [...(results.get(check.operation) ?? []), result]);
    }
  } finally {
    leftBehind = await tidy(createClient({ baseUrl, fetch, timeout }), traces);
  }
  return reportOf({ baseUrl, plain, results, leftBehind });
}
