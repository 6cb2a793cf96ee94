import type { OperationId } from '../../api/createQuizClient';
import { contractRoute, contractRoutes } from '../../contract/operations';
import { contractValidator } from '../../contract/contractValidator';
import type { Check } from '../checks/check';
import { allChecks } from '../checks/allChecks';
import { createRunClock } from '../judging/clock';
import { createClient, type Client } from '../judging/wire';
import { createJudge } from '../judging/judge';
import { withManners } from '../judging/manners';
import { Mismatch, NotChecked, NotThere, Unready } from '../judging/outcome';
import { pause, withPatience } from './patience';
import type { ReadMail } from '../school/mailbox';
import type { Credentials } from '../school/people';
import { createHarmWatch } from './harm';
import { createPresence } from '../school/presence';
import { withPulse } from './pulse';
import {
  leftOutByOnly,
  leftOutByPlain,
  prevented,
  sameFault,
  reportOf,
  type CheckResult,
  type ConformanceReport,
  type UncheckedRule,
} from './report';
import { questionTypesOf } from '../school/capabilities';
import { createSchool, type School } from '../school/school';
import { createSecrecy } from '../judging/secrecy';
import { lookForApi, signBothIn } from './start';
import { tidy } from './tidy';
import { createTraces, withTraces } from '../judging/traces';

export interface ConformanceOptions {
  /** The API base, such as `https://lms.example/api`. */
  baseUrl: string;
  /** An instructor's account. Everything made in its name is deleted at the end. */
  instructor: Credentials;
  /** A student's account. */
  student: Credentials;
  /**
   * Whether to check only what the specification names (spec §3, §7): no optional operations, any
   * 2xx for a success, any 4xx for a refusal, any envelope.
   * @default false
   */
  plain?: boolean;
  /**
   * The operations to check.
   * @default all
   */
  only?: readonly OperationId[];
  /**
   * How long to wait for one reply, in milliseconds.
   * @default 15000
   */
  timeout?: number;
  /**
   * A header from which the server takes the time of a call, in its tests. It lets the run come to
   * the end of a quiz at once.
   */
  clockHeader?: string;
  /**
   * Whether to wait for the end of a quiz, about 20 minutes, if there is no such header.
   * @default false
   */
  wait?: boolean;
  /** Reads the mails that the server sends, for the checks of one-time codes. */
  readMail?: ReadMail;
  /** Sends the requests. By default the global `fetch`, looked up at each call. */
  fetch?: typeof fetch;
  /** Stops the run. What was made until then is still deleted. */
  signal?: AbortSignal;
  /** Gets a line when the run waits, and for each thing left behind by a run without a report. */
  log?: (line: string) => void;
}

/** How many rules report a fault that a server has in many operations at once. */
const mostAlike = 3;

/**
 * Reports the same fault three times. The rules after that say only where it was reported.
 *
 * @param reported the rules that have reported each, by its sign
 */
function reportedOnce(
  { operation, title }: Check,
  { sign, ...result }: SignedResult,
  reported: Map<string, string[]>,
): CheckResult {
  if (sign === undefined || result.state !== 'failed') return result;
  const rules = reported.get(sign) ?? [];
  if (rules.length === mostAlike) {
    return { title, state: 'unchecked', came: `${sameFault} “${rules[0]}”` };
  }
  reported.set(sign, [...rules, `${operation} ${title}`]);
  return result;
}

/** A result, and the sign of its fault, as `Mismatch` has it. */
type SignedResult = CheckResult & { sign?: string | undefined };

function failureOf({ operation, title }: Check, error: unknown): SignedResult {
  if (error instanceof NotThere) return { title, state: 'absent' };
  if (error instanceof NotChecked) return { title, state: 'unchecked', came: error.message };
  const isOther = error instanceof Mismatch && (error.operation ?? operation) !== operation;
  if (error instanceof Mismatch && !isOther) {
    const { expected, came, sign } = error;
    return { title, state: 'failed', expected, came, sign };
  }
  if (error instanceof Unready || isOther) {
    return { title, state: 'failed', came: `${prevented}${error.message}` };
  }
  throw error;
}

function resultOfMissing({ title, operation }: Check): CheckResult {
  return contractRoute(operation).isOptional
    ? { title, state: 'absent' }
    : { title, state: 'failed', came: 'the operation is not there' };
}

async function runCheck(check: Check, school: School): Promise<SignedResult> {
  try {
    await check.run(school);
    return { title: check.title, state: 'passed' };
  } catch (error) {
    return failureOf(check, error);
  }
}

/** How often a run begins afresh at most, since each time registers others. */
const mostFreshStarts = 4;
const noMoreFreshStarts = `The server removed what other checks need more than ${mostFreshStarts} times. After that the run did not make it again, so some faults below only follow from others.`;

function chosenChecks({ plain = false, only }: ConformanceOptions): Check[] {
  const left = new Set(
    contractRoutes
      .filter(({ id, isOptional }) => !(plain && isOptional) && (only?.includes(id) ?? true))
      .map(({ id }) => id),
  );
  return allChecks.filter(({ operation, isPlain }) => left.has(operation) && (isPlain || !plain));
}

/** The rules of the contract that the options leave out. */
function rulesLeftOut(options: ConformanceOptions): UncheckedRule[] {
  const chosen = new Set(chosenChecks(options));
  return allChecks
    .filter((check) => !chosen.has(check))
    .map(({ operation, title }) => {
      const isWanted = options.only?.includes(operation) ?? true;
      return { operation, rule: title, reason: isWanted ? leftOutByPlain : leftOutByOnly };
    });
}

/**
 * Checks a server against `openapi.yaml`: statuses, forms of replies, roles, ownership and the
 * rules of taking quizzes. It makes what it needs, under names that begin with "Conformance check",
 * and deletes it at the end. The report lists what it could not delete.
 *
 * @throws Unrunnable if there is no such API at the address, a given account cannot sign in or has
 *   another role, or the server stops replying; the signal's reason if it was stopped
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
    log = () => {},
    clockHeader,
    wait,
    readMail,
  } = options;
  const traces = createTraces(`Conformance check ${crypto.randomUUID().slice(0, 8)}`);
  const clock = createRunClock({
    clockHeader,
    wait,
    log,
    pause: (seconds) => pause(seconds, signal),
  });
  /** Cleaning up continues after the run was stopped. */
  const connect = (stop?: AbortSignal): Client =>
    withPatience(withPulse(createClient({ baseUrl, fetch, timeout, signal: stop, clock })), {
      log,
      signal: stop,
    });
  const { client, manners } = withManners(withTraces(connect(signal), traces));
  await lookForApi(client, baseUrl);

  const judge = createJudge(contractValidator(), plain);
  const schoolOptions = {
    client,
    judge,
    traces,
    instructor,
    student,
    clock,
    readMail,
    types: await questionTypesOf(client, judge),
    secrecy: createSecrecy(),
    manners,
  };
  let generation = 0;
  const freshSchool = (): School =>
    createSchool({ ...schoolOptions, generation: (generation += 1) });
  let school = freshSchool();
  const results = new Map<OperationId, CheckResult[]>();
  const reported = new Map<string, string[]>();
  const missing = new Set<OperationId>();
  const notes: string[] = [];
  const harm = createHarmWatch(traces);
  let freshStarts = 0;
  try {
    await signBothIn(school);
    const hasOperation = createPresence(plain);
    for (const check of chosenChecks(options)) {
      const { operation } = check;
      const { skewMs } = clock;
      const isThere = await hasOperation(school, operation);
      harm.begin();
      if (!isThere) missing.add(operation);
      let result = isThere ? await runCheck(check, school) : resultOfMissing(check);
      if (clock.skewMs !== skewMs) {
        // Its quizzes began by another clock.
        school = freshSchool();
        if (isThere) result = await runCheck(check, school);
      }
      const once = reportedOnce(check, result, reported);
      results.set(operation, [...(results.get(operation) ?? []), once]);
      const isJudged = result.state === 'failed' && result.expected !== undefined;
      if (!isJudged || !(await harm.isHarmed(school, operation))) continue;
      if (freshStarts === mostFreshStarts) {
        if (notes.length === 0) notes.push(noMoreFreshStarts);
        continue;
      }
      freshStarts += 1;
      harm.forget();
      school = freshSchool();
    }
  } catch (error) {
    for (const line of await tidy(connect(), traces)) log(`Could not be deleted: ${line}`);
    throw error;
  }
  const leftBehind = await tidy(connect(), traces);
  const leftOut = rulesLeftOut(options);
  return reportOf({ baseUrl, plain, results, missing, leftOut, leftBehind, notes });
}
