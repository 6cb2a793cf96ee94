import type { HttpHandler } from 'msw';
import type { OperationId } from '../api/createQuizClient';
import type { Profile } from '../api/entities';
import { tokenOf } from './answers/auth';
import { createHandlers } from './createHandlers';
import { createFaults } from './faults';
import { createSchoolClock, type SchoolClock } from './schoolClock';
import { createSchoolData } from './schoolData';

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
   *
   * @throws Error for an address that nobody at the school has
   */
  as(who: 'instructor' | 'student' | (string & {})): MockSession;
  /**
   * Makes the next call of an operation fail; each call of this makes one more fail.
   *
   * @param status an HTTP status, or `'network'` for no answer at all. Queries that got no answer
   *   are tried three times before they show an error.
   * @param message the server's sentence; without one, widgets say their default
   */
  failNext(operation: OperationId, status: number | 'network', message?: string): void;
  /**
   * Makes each call wait from now on, and lets those that wait already go on.
   *
   * @param ms milliseconds, 0 for none, or `'infinite'`
   */
  delay(ms: number | 'infinite'): void;
  /** The school's clock: quizzes open and close by it. */
  readonly clock: SchoolClock;
  /** Back to the first day: data, ids, clock, failures and delays. */
  reset(): void;
}

const addresses: Record<string, string> = {
  instructor: 'ada@school.example',
  student: 'grace@school.example',
};

/**
 * A school in memory that answers the quiz API through MSW, with the rules and the sentences of
 * the reference server: what is created is listed, what is submitted is graded. Works in Node, in
 * browsers and in Storybook.
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

  return {
    handlers: createHandlers({ data: () => data, clock, faults }, baseUrl),
    as(who) {
      const email = addresses[who] ?? who.toLowerCase();
      const person = data.people.find((candidate) => candidate.email === email);
      if (person === undefined) {
        const known = data.people.map((candidate) => candidate.email).join(', ');
        throw new Error(
          `Quizwright: nobody at the mock school is "${who}". It knows the people it was seeded with. Use 'instructor', 'student' or one of ${known}.`,
        );
      }
      return { user: structuredClone(person), token: tokenOf(person) };
    },
    failNext: (operation, status, message) => faults.failNext(operation, { status, message }),
    delay: (ms) => faults.delay(ms),
    clock,
    reset() {
      faults.reset();
      clock.set(now ?? new Date());
      data = createSchoolData(clock.now());
    },
  };
}
