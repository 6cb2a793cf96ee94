import type { HttpHandler } from 'msw';
import type { OperationId } from '../api/createQuizClient';
import type { Profile } from '../api/entities';
import { contractRoute } from '../contract/operations';
import { replies } from '../rules/replies';
import { schoolAnswers } from './answers/schoolAnswers';
import { createHandlers } from './createHandlers';
import { createFaults, type ForeignAnswer } from './faults';
import { otherDeviceOf, type OtherDevice } from './otherDevice';
import { findByEmail, profileOf } from './school/people';
import type { MockMail, PersonRecord } from './school/records';
import { createSchoolClock, type SchoolClock } from './school/schoolClock';
import { createSchoolData } from './seed/createSchoolData';
import { openStableSession } from './school/sessions';

/** Who is signed in at the mock school, as `<QuizProvider>` takes it. */
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
   * When the school's first day is; its clock runs on from there.
   * @default the device's time
   */
  now?: Date;
}

export interface MockSchool {
  /** For `setupServer(...)`, `setupWorker(...)` or `worker.use(...)`. */
  readonly handlers: HttpHandler[];
  /**
   * Who is signed in: Ada, Grace, or the person with this address, with the groups they are in now.
   * The token is always the same, good from the first day, and does not run out; where somebody was
   * signed out, this signs them in again. The first `login` of a person answers this token too, each
   * further one a token of its own.
   *
   * @throws Error for an address that nobody at the school has
   */
  as(who: 'instructor' | 'student' | (string & {})): MockSession;
  /**
   * Another device of a student, which answers and submits while a test watches this one.
   *
   * @param who as `as` takes it
   * @throws Error for an address that nobody at the school has
   */
  otherDevice(who: 'student' | (string & {})): OtherDevice;
  /**
   * Makes the next call of an operation fail; each call of this makes one more fail. Such an answer
   * is the only one that need not fit the contract.
   *
   * @param operation its id in `openapi.yaml`, such as `submitQuiz`
   * @param answer an HTTP status with which the school refuses; a `ForeignAnswer` that is not the
   *   school's, such as `{ status: 403, html: true }`, which refuses nothing; or `'network'` for no
   *   answer at all. Queries that got no answer are tried three times before they show an error.
   * @param message the sentence of a refusal
   * @default message that the session is over for 401, else that the school cannot do this now
   * @throws Error for an operation that the contract does not have
   */
  failNext(
    operation: OperationId,
    answer: number | 'network' | ForeignAnswer,
    message?: string,
  ): void;
  /**
   * Makes each call wait from now on, and lets those that wait already go on.
   *
   * @param ms milliseconds, 0 for none, or `'infinite'`
   */
  delay(ms: number | 'infinite'): void;
  /** The mails that the school has sent, oldest first, with the one-time codes in them. */
  readonly mails: readonly MockMail[];
  /** The school's clock: quizzes open and close by it, and one-time codes run out. */
  readonly clock: SchoolClock;
  /** Back to the first day: data, ids, mails, tokens, clock, failures and delays. */
  reset(): void;
}

/** A refusal without a message would not count as the school's. */
function defaultMessage(status: number): string {
  return status === 401
    ? replies.auth.sessionOver
    : 'The school cannot do this now. Try again in a moment.';
}

const addresses: Record<string, string> = {
  instructor: 'ada@school.example',
  student: 'grace@school.example',
};

/**
 * A school in memory that answers every operation of the quiz API through MSW, with the rules and
 * the sentences of the reference server: what is created is listed, what is submitted is graded.
 * Requests are held against `openapi.yaml` as a server would, and so is each answer of the school.
 * It limits no tries and sends no mail: `mails` holds what it would send. Works in Node, in browsers
 * and in Storybook. A Content-Security-Policy of the page has to allow `unsafe-eval`: the validator
 * compiles the contract's schemas.
 *
 * @example
 * const school = createMockSchool();
 * const server = setupServer(...school.handlers);
 * beforeAll(() => server.listen());
 * afterEach(() => school.reset());
 * render(<QuizProvider {...school.as('student')}><JoinQuiz /></QuizProvider>);
 */
export function createMockSchool({ baseUrl = '*/api', now }: MockSchoolOptions = {}): MockSchool {
  const clock = createSchoolClock(now);
  const faults = createFaults();
  let data = createSchoolData(clock.now());

  function personOf(who: string): PersonRecord {
    const person = findByEmail(data, addresses[who] ?? who);
    if (person !== undefined) return person;
    const known = data.people.map((candidate) => candidate.email).join(', ');
    throw new Error(
      `Quizwright: the mock school has nobody called "${who}". It knows its seeded people and those added since. Use 'instructor', 'student' or one of ${known}.`,
    );
  }

  return {
    handlers: createHandlers({ answers: schoolAnswers, data: () => data, clock, faults }, baseUrl),
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
    get mails() {
      return data.mails;
    },
    clock,
    reset() {
      faults.reset();
      clock.set(now ?? new Date());
      data = createSchoolData(clock.now());
    },
  };
}
