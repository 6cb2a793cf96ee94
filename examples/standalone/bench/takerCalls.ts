import { Agent, request } from 'node:http';
import { itemsPerQuiz, type Taker } from './benchSchool';

/** The contract's deadline for attempt calls; a burst may take as long as its own bound. */
const longestWaitMs = 60_000;

/** A reply that is not a success. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** Seconds, where the server says when to come back. */
    readonly retryAfter: number | undefined,
  ) {
    super(`status ${status}`);
  }
}

/** The calls of students who take a quiz. */
export interface TakerCalls {
  openPaper(taker: Taker): Promise<void>;
  /** Saves one answer. */
  saveDraft(taker: Taker, revision: number): Promise<void>;
  /** Hands in an answer to every item. */
  submit(taker: Taker): Promise<void>;
  close(): void;
}

const chosen = (item: number) => ({
  question: `q${item}`,
  answer: 'ABCD'[Math.floor(Math.random() * 4)],
  chosen_at: new Date().toISOString(),
});

/**
 * Calls one server, or several in turns, over connections that are kept.
 *
 * @throws Refused for any status but 200
 */
export function callServers(urls: readonly string[]): TakerCalls {
  const agent = new Agent({ keepAlive: true });
  let calls = 0;

  function call(method: string, path: string, token: string, body?: object): Promise<void> {
    const sent = body && JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
    };
    const signal = AbortSignal.timeout(longestWaitMs);
    const url = `${urls[calls++ % urls.length]}/api/quiz/${path}`;
    return new Promise((resolve, reject) => {
      request(url, { method, agent, headers, signal }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode = 0 } = response;
          const retryAfter = response.headers['retry-after'];
          if (statusCode === 200) resolve();
          else reject(new Refused(statusCode, retryAfter ? Number(retryAfter) : undefined));
        });
      })
        .once('error', reject)
        .end(sent);
    });
  }

  const items = Array.from({ length: itemsPerQuiz }, (_, index) => index + 1);
  return {
    openPaper: ({ token, quizId }) => call('GET', `without-answers/${quizId}`, token),
    saveDraft: ({ token, quizId }, revision) =>
      call('PUT', `answers/${quizId}`, token, {
        answers: [chosen(1 + (revision % itemsPerQuiz))],
        revision,
      }),
    submit: ({ token, quizId }) =>
      call('POST', `submit/${quizId}`, token, {
        answers: items.map(chosen),
        revision: 0,
        time_up: false,
      }),
    close: () => agent.destroy(),
  };
}
