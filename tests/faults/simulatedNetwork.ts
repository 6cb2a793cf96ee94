import { ApiError } from '../../src/api/ApiError';
import type { QuizClient } from '../../src/api/createQuizClient';
import { readReply } from '../../src/api/readReply';
import type { Chance } from './chance';
import { wiredLie, type Lie, type Wired } from './lies';
import type { SimulatedTab } from './simulatedDevice';
import type { Reply, SentSubmission, SimulatedSession } from './simulatedServer';
import type { VirtualTime } from './virtualTime';

export type Operation = 'quizPaper' | 'saveAnswers' | 'submitQuiz';

/** What goes wrong with one call. A number is the status of an API in trouble. */
export type Fault =
  | 'request lost'
  | 'answer lost'
  | 'answer lost, noticed'
  | 'answer garbled'
  | 'request slow'
  | 'answer slow'
  | 429
  | 500
  | 503
  | Lie;

/** What a network does to every call. Milliseconds are one way. */
export interface Weather {
  latency: readonly [low: number, high: number];
  /** The probability that a request, or a reply, gets lost. */
  loss: number;
}

/** The times of an attempt in a reply. */
export interface Times {
  server_now: string;
  ends_at: string;
}

export interface Replied {
  operation: Operation;
  status: number;
  /** Null if the reply is not the server's. */
  reply: Reply | null;
  /** The times, if the reply has them. */
  attempt: Times | null;
  sentAt: number;
}

/** What happens on the network, for checks. */
export interface NetworkWatch {
  /** A tab makes a call, with a body unless it only reads. */
  called?: (tab: SimulatedTab, operation: Operation, body: unknown) => void;
  /** A submission has reached the server, which has not processed it yet. */
  submissionArrives?: (submission: SentSubmission) => void;
  /** A reply has reached a tab that still waits for it, and has not been read yet. */
  answered?: (tab: SimulatedTab, answer: Replied) => void;
}

/** One device's network. */
export interface SimulatedNetwork {
  weather: Weather;
  /** Breaks the next call, or the next one of an operation. */
  breakNext(fault: Fault, operation?: Operation): void;
  /** Gives every call this reply, for this long. */
  beginPortal(lie: Lie, ms: number): void;
  /** Cancels planned faults. */
  mend(): void;
  goOffline(): void;
  goOnline(): void;
  readonly isOnline: boolean;
  /** The API as one tab calls it. */
  clientFor(tab: SimulatedTab): QuizClient;
}

interface Init {
  body?: unknown;
}

const deadlineMs = 15_000;
const operations: Readonly<globalThis.Record<string, Operation>> = {
  '/quiz/without-answers/{id}': 'quizPaper',
  '/quiz/answers/{id}': 'saveAnswers',
  '/quiz/submit/{id}': 'submitQuiz',
};

function networkError(): ApiError {
  return new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });
}

/** The form in which a server's reply travels. */
function wired({ status, body }: Reply): Wired {
  return typeof body === 'string'
    ? { status, contentType: 'text/html', text: body }
    : { status, contentType: 'application/json', text: JSON.stringify(body) };
}

/** The times in a server's reply. */
function timesIn({ body }: Reply): Times | null {
  interface Body extends Partial<Times> {
    attempt?: Times;
    data?: Body;
  }
  const { data, attempt } = body as Body;
  return attempt ?? data?.attempt ?? (data?.server_now === undefined ? null : (data as Times));
}

export function createSimulatedNetwork(
  time: VirtualTime,
  chance: Chance,
  session: SimulatedSession,
  isPlain: boolean,
  watch: NetworkWatch = {},
): SimulatedNetwork {
  let isOnline = true;
  let faults: { fault: Fault; operation: Operation | undefined }[] = [];
  let portal: { lie: Lie; until: number } | null = null;
  const underWay = new Set<{ cut: () => void }>();

  function takeFault(operation: Operation): Fault | undefined {
    const index = faults.findIndex(
      ({ operation: only }) => only === undefined || only === operation,
    );
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  function answer(operation: Operation, body: unknown): Reply {
    switch (operation) {
      case 'quizPaper':
        return session.readPaper();
      case 'saveAnswers':
        return session.saveAnswers(body as Parameters<SimulatedSession['saveAnswers']>[0]);
      case 'submitQuiz':
        watch.submissionArrives?.(body as SentSubmission);
        return session.submitQuiz(body as SentSubmission);
    }
  }

  /** @returns the reply as it arrives */
  function call(tab: SimulatedTab, operation: Operation, body: unknown): Promise<Wired> {
    // A copy, because a message does not change on its way.
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    watch.called?.(tab, operation, sent);
    return new Promise((resolve, reject) => {
      const sentAt = time.now();
      const fail = (): void => settle(() => reject(networkError()));
      const cancelDeadline = tab.post(deadlineMs, fail);
      let isOpen = true;
      let isDropped = false;

      const flight = {
        cut() {
          isDropped = isDropped || chance.happens(0.5);
          tab.post(1, fail);
        },
      };

      function settle(how: () => void): void {
        if (!isOpen) return;
        isOpen = false;
        cancelDeadline();
        underWay.delete(flight);
        how();
      }

      function deliver(answer: Wired, reply: Reply | null): void {
        if (!isOpen) return;
        const attempt = reply && timesIn(reply);
        watch.answered?.(tab, { operation, status: answer.status, reply, attempt, sentAt });
        settle(() => resolve(answer));
      }

      const { latency, loss } = networkNow.weather;
      const oneWay = (): number => chance.between(...latency);
      let fault = takeFault(operation);
      if (!isOnline) {
        tab.post(5, fail);
        return;
      }
      underWay.add(flight);
      if (portal !== null && time.now() < portal.until) fault = portal.lie;
      if (fault === undefined && chance.happens(loss)) {
        fault = chance.pick(['request lost', 'answer lost', 'answer lost, noticed'] as const);
      }
      if (fault === 'request lost') return;
      const up = fault === 'request slow' ? chance.between(3_000, 40_000) : oneWay();
      time.at(time.now() + up, () => {
        if (isDropped) return;
        const sendBack = (answer: Wired, reply: Reply | null, ms = oneWay()): void => {
          time.at(time.now() + ms, () => void tab.post(0, () => deliver(answer, reply)));
        };
        if (typeof fault === 'number') {
          const reply: Reply = { status: fault, body: { message: 'Something is wrong.' } };
          sendBack(wired(reply), reply);
          return;
        }
        if (typeof fault === 'object') {
          if (fault.reaches) answer(operation, sent);
          sendBack(wiredLie(fault, isPlain && operation === 'submitQuiz'), null);
          return;
        }
        const reply = answer(operation, sent);
        const whole = wired(reply);
        if (fault === 'answer lost') return;
        if (fault === 'answer lost, noticed') {
          time.at(time.now() + oneWay(), () => void tab.post(0, fail));
        } else if (fault === 'answer garbled') {
          sendBack({ ...whole, text: whole.text.slice(0, -3) }, null);
        } else {
          sendBack(
            whole,
            reply,
            fault === 'answer slow' ? chance.between(3_000, 20_000) : oneWay(),
          );
        }
      });
    });
  }

  const networkNow: SimulatedNetwork = {
    weather: { latency: [5, 60], loss: 0 },
    breakNext: (fault, operation) => void faults.push({ fault, operation }),
    beginPortal(lie, ms) {
      portal = { lie, until: time.now() + ms };
    },
    mend() {
      faults = [];
      portal = null;
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
    clientFor: (tab) => ({
      async send(name, shape, make) {
        let came: Wired = { status: 0, contentType: '', text: '' };
        const send = async (path: string, { body }: Init): Promise<object> => {
          came = await call(tab, operations[path] as Operation, body);
          return {};
        };
        await make({ GET: send, POST: send, PUT: send } as never);
        const { status, contentType, text } = came;
        const headers = new Map([['content-type', contentType]]);
        const head = {
          status,
          ok: status >= 200 && status < 300,
          headers: { get: (header: string) => headers.get(header.toLowerCase()) ?? null },
        };
        return readReply(name, head, text, shape) as never;
      },
    }),
  };
  return networkNow;
}
