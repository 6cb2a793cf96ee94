import type { HttpHandler } from 'msw';
import type { OperationId } from '../api/createQuizClient';
import type { NamedType, Profile } from '../api/entities';
import { contractRoute, optionalOperations } from '../contract/operations';
import type { RankingShown } from '../rules/limits';
import { replies } from '../rules/replies';
import { schoolReplies } from './replies/schoolReplies';
import { createHandlers } from './createHandlers';
import { createFaults, type ForeignReply } from './faults';
import { otherDeviceOf, type OtherDevice } from './otherDevice';
import { findByEmail, profileOf } from './school/people';
import type { MockMail, PersonRecord } from './school/records';
import { createSchoolClock, type SchoolClock } from './school/schoolClock';
import { addMany, type ManyRecords } from './seed/addMany';
import { createSchoolData } from './seed/createSchoolData';
import { openStableSession } from './school/sessions';
import { Refusal } from './school/refusal';
import type { Replies } from './replies/call';
import { resultsOf } from './replies/results';

/** A school without pages, and without what came with them. */
const repliesWithoutPages: Replies<OperationId> = {
  ...schoolReplies,
  results: (call) => resultsOf(call).map(({ group: _group, ...result }) => result),
  result: () => {
    throw new Refusal(404, { message: 'This school has no such operation.' });
  },
  capabilities: (call) => {
    const { question_types } = schoolReplies.capabilities(call);
    const operations = optionalOperations.filter((id) => id !== 'result');
    return { operations, ...(question_types && { question_types }) };
  },
};

/** The user signed in at the mock school, as props of `<QuizProvider>`. */
export interface MockSession {
  user: Profile;
  token: string;
}

export interface MockSchoolOptions {
  /**
   * Where the API lives, as MSW matches it.
   * @default '*\/api'
   */
  baseUrl?: string;
  /**
   * The school's first day, from which its clock runs.
   * @default the device's time
   */
  now?: Date;
  /**
   * A header whose instant (ISO 8601) is the time of the call that carries it, so that a test client
   * can reach the end of a quiz.
   * @default none
   */
  clockHeader?: string;
  /**
   * Whether lists come in pages to calls that ask for them. A school without pages answers as a
   * server of the plain specification: always the whole list, results without their group, and no
   * `result`.
   * @default true
   */
  pages?: boolean;
  /**
   * The types that questions can have, in place of Frontend, Backend and DevOps. Those of the first
   * day have them too, and requests with another type are refused.
   * @default those of the specification
   */
  questionTypes?: readonly NamedType[];
  /**
   * What students see of the ranking.
   * @default 'everybody'
   */
  ranking?: RankingShown;
}

export interface MockSchool {
  /** For `setupServer(...)`, `setupWorker(...)` or `worker.use(...)`. */
  readonly handlers: HttpHandler[];
  /**
   * A signed-in session of Ada, Grace, or the person with this email, with their current groups.
   * The token is always the same, valid from the first day, and does not expire. If the person was
   * signed out, this signs them in again. Their first `login` returns this token too, and each
   * later one a new token.
   *
   * @throws Error for an email that no one at the school has
   */
  as(who: 'instructor' | 'student' | (string & {})): MockSession;
  /**
   * Another device of a student, which answers and submits while a test watches this one.
   *
   * @param who as in `as`
   * @throws Error for an email that no one at the school has
   */
  otherDevice(who: 'student' | (string & {})): OtherDevice;
  /**
   * Makes the next call of an operation fail. Each further use makes one more call fail. Only these
   * replies need not fit the contract.
   *
   * @param operation its id in `openapi.yaml`, such as `submitQuiz`
   * @param answer an HTTP status for a refusal by the school; a `ForeignReply` from something
   *   else, such as `{ status: 403, html: true }`, which is not a refusal; or `'network'` for no
   *   reply at all. Queries without a reply are tried three times before they show an error.
   * @param message the sentence of a refusal
   * @default message that the session is over for 401, else that the school cannot do this now
   * @throws Error for an operation that the contract does not have
   */
  failNext(
    operation: OperationId,
    answer: number | 'network' | ForeignReply,
    message?: string,
  ): void;
  /**
   * Delays each call from now on, and lets those that are already waiting continue.
   *
   * @param ms milliseconds, 0 for none, or `'infinite'`
   */
  delay(ms: number | 'infinite'): void;
  /**
   * Adds many records at once, for tests of long lists. `reset` removes them.
   *
   * @throws RangeError for a number that is not whole, or below 0
   */
  addMany(numbers: ManyRecords): void;
  /** The mails that the school has sent, oldest first, with their one-time codes. */
  readonly mails: readonly MockMail[];
  /** The school's clock. Quizzes open and close by it, and one-time codes expire by it. */
  readonly clock: SchoolClock;
  /** Restores the first day: data, ids, mails, tokens, clock, failures and delays. */
  reset(): void;
}

/** A refusal without a message would not count as the school's. */
function defaultMessage(status: number): string {
  return status === 401
    ? replies.auth.sessionOver.message
    : 'The school cannot do this now. Try again in a moment.';
}

const addresses: Record<string, string> = {
  instructor: 'ada@school.example',
  student: 'grace@school.example',
};

/**
 * A school in memory that answers every operation of the quiz API through MSW, with the rules and
 * sentences of the reference server. What is created is listed, and what is submitted is graded.
 * Requests are checked against `openapi.yaml` as on a server, and so are the school's replies. It
 * does not limit tries and sends no mail: `mails` has what it would send. Works in Node, browsers
 * and Storybook. The page's Content-Security-Policy must allow `unsafe-eval`, because the validator
 * compiles the contract's schemas.
 *
 * @example
 * const school = createMockSchool();
 * const server = setupServer(...school.handlers);
 * beforeAll(() => server.listen());
 * afterEach(() => school.reset());
 * render(<QuizProvider {...school.as('student')}><JoinQuiz /></QuizProvider>);
 */
export function createMockSchool({
  baseUrl = '*/api',
  now,
  clockHeader,
  pages: hasPages = true,
  questionTypes,
  ranking,
}: MockSchoolOptions = {}): MockSchool {
  const clock = createSchoolClock(now);
  const faults = createFaults();
  const answers = hasPages ? schoolReplies : repliesWithoutPages;
  let data = createSchoolData(clock.now(), { questionTypes, ranking });

  function personOf(who: string): PersonRecord {
    const person = findByEmail(data, addresses[who] ?? who);
    if (person !== undefined) return person;
    const known = data.people.map((candidate) => candidate.email).join(', ');
    throw new Error(
      `Quizwright: the mock school has nobody called "${who}". It knows its seeded people and those added since. Use 'instructor', 'student' or one of ${known}.`,
    );
  }

  return {
    handlers: createHandlers(
      { answers, hasPages, data: () => data, clock, clockHeader, faults },
      baseUrl,
    ),
    as(who) {
      const person = personOf(who);
      return { user: profileOf(data, person), token: openStableSession(data, person) };
    },
    otherDevice: (who) => otherDeviceOf(data, personOf(who), clock),
    failNext(operation, answer, message) {
      const { id } = contractRoute(operation);
      const fault =
        typeof answer === 'number'
          ? { status: answer, message: message ?? defaultMessage(answer) }
          : answer;
      faults.failNext(id, fault);
    },
    delay: (ms) => faults.delay(ms),
    addMany: (numbers) => addMany(data, numbers, clock.now()),
    get mails() {
      return data.mails;
    },
    clock,
    reset() {
      faults.reset();
      clock.set(now ?? new Date());
      data = createSchoolData(clock.now(), { questionTypes, ranking });
    },
  };
}
