import { ApiError } from '../../src/api/ApiError';
import type { Attempt, QuizPaper } from '../../src/api/entities';
import type { AttemptServer } from '../../src/attempt/attemptServer';
import type { Chance } from './chance';
import type { SimulatedDevice, SimulatedTab } from './simulatedDevice';
import type { Reply, SimulatedServer } from './simulatedServer';
import type { VirtualTime } from './virtualTime';

export type Operation = 'readPaper' | 'saveAnswers' | 'submitQuiz';

/** What goes wrong with one call: the number is the status that something on the way answers. */
export type Fault =
  | 'request lost'
  | 'answer lost'
  | 'answer lost, noticed'
  | 'answer garbled'
  | 'request slow'
  | 'answer slow'
  | 429
  | 500
  | 503;

/** What a network does to every call. Milliseconds are one way. */
export interface Weather {
  latency: readonly [low: number, high: number];
  /** How likely a request, or an answer, gets lost. */
  loss: number;
}

export interface Answered {
  status: number;
  /** The attempt and its times, where the answer has them. */
  attempt: Attempt | null;
  sentAt: number;
}

/** What happens on the network, for whoever wants to check it. */
export interface NetworkWatch {
  /** A submission is at the server, which has not looked at it yet. */
  submissionArrives?: (answers: readonly { question: string; answer: string }[]) => void;
  /** An answer is at a tab that still waits for it. */
  answered?: (tab: SimulatedTab, answer: Answered) => void;
}

export interface SimulatedNetwork {
  weather: Weather;
  /** Happens to the next call, or to the next one of an operation. */
  breakNext(fault: Fault, operation?: Operation): void;
  /** Forgets what was to be broken. */
  mend(): void;
  goOffline(): void;
  goOnline(): void;
  readonly isOnline: boolean;
  /** The API as one tab calls it. */
  serverFor(tab: SimulatedTab): AttemptServer;
}

const deadlineMs = 15_000;

function networkError(): ApiError {
  return new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });
}

export function createSimulatedNetwork(
  time: VirtualTime,
  chance: Chance,
  device: SimulatedDevice,
  server: SimulatedServer,
  watch: NetworkWatch = {},
): SimulatedNetwork {
  let isOnline = true;
  let faults: { fault: Fault; operation: Operation | undefined }[] = [];
  const underWay = new Set<{ cut: () => void }>();

  function takeFault(operation: Operation): Fault | undefined {
    const index = faults.findIndex(
      ({ operation: only }) => only === undefined || only === operation,
    );
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  function call<Body>(
    tab: SimulatedTab,
    operation: Operation,
    handle: () => Reply<Body>,
  ): Promise<Body> {
    return new Promise((resolve, reject) => {
      const sentAt = time.now();
      const fail = (error = networkError()): void => settle(() => reject(error));
      const cancelDeadline = tab.post(deadlineMs, () => fail());
      let isOpen = true;
      let isDropped = false;

      const flight = {
        cut() {
          isDropped = isDropped || chance.happens(0.5);
          tab.post(1, () => fail());
        },
      };

      function settle(how: () => void): void {
        if (!isOpen) return;
        isOpen = false;
        cancelDeadline();
        underWay.delete(flight);
        how();
      }

      function deliver({ status, body }: Reply<Body>): void {
        if (isOpen) {
          const attempt = status === 200 ? attemptIn(body) : refusedAttempt(body);
          watch.answered?.(tab, { status, attempt, sentAt });
        }
        if (status === 200) settle(() => resolve(body as Body));
        else fail(new ApiError({ kind: 'http', status, message: 'Refused', body }));
      }

      const { latency, loss } = networkNow.weather;
      const oneWay = (): number => chance.between(...latency);
      let fault = takeFault(operation);
      if (!isOnline) {
        tab.post(5, () => fail());
        return;
      }
      underWay.add(flight);
      if (fault === undefined && chance.happens(loss)) {
        fault = chance.pick(['request lost', 'answer lost', 'answer lost, noticed'] as const);
      }
      if (fault === 'request lost') return;
      const up = fault === 'request slow' ? chance.between(3_000, 40_000) : oneWay();
      time.at(time.now() + up, () => {
        if (isDropped) return;
        if (typeof fault === 'number') {
          const reply: Reply<Body> = { status: fault, body: { message: 'Something is wrong.' } };
          time.at(time.now() + oneWay(), () => void tab.post(0, () => deliver(reply)));
          return;
        }
        const reply = handle();
        if (fault === 'answer lost') return;
        const down = fault === 'answer slow' ? chance.between(3_000, 20_000) : oneWay();
        time.at(time.now() + down, () => {
          tab.post(0, () => {
            if (fault === 'answer lost, noticed') fail();
            else if (fault === 'answer garbled') fail(garbled());
            else deliver(reply);
          });
        });
      });
    });
  }

  const networkNow: SimulatedNetwork = {
    weather: { latency: [5, 60], loss: 0 },
    breakNext: (fault, operation) => void faults.push({ fault, operation }),
    mend() {
      faults = [];
    },
    goOffline() {
      isOnline = false;
      for (const flight of underWay) flight.cut();
    },
    goOnline() {
      isOnline = true;
    },
    get isOnline() {
      return isOnline;
    },
    serverFor: (tab) => ({
      readPaper: () => call(tab, 'readPaper', () => server.readPaper()),
      saveDraft: (_, { answers, revision }) =>
        call(tab, 'saveAnswers', () => server.saveAnswers(answers, revision)),
      submit: (_, answers) =>
        call(tab, 'submitQuiz', () => {
          watch.submissionArrives?.(answers);
          return server.submitQuiz(answers);
        }).then((receipt) => ({ receipt })),
    }),
  };
  return networkNow;
}

function garbled(): ApiError {
  return new ApiError({ kind: 'shape', status: 200, message: 'The answer is no JSON.' });
}

function attemptIn(body: unknown): Attempt | null {
  const { attempt } = body as Partial<QuizPaper>;
  if (attempt !== undefined) return attempt;
  return 'server_now' in (body as object) ? (body as Attempt) : null;
}

function refusedAttempt(body: unknown): Attempt | null {
  return (body as { attempt?: Attempt }).attempt ?? null;
}
