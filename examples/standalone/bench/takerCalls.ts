import { itemsPerQuiz, type Taker } from './benchSchool';
import { keepConnections } from './keptConnections';

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

const chosen = (item: number, at: string) => ({
  question: `q${item}`,
  answer: 'ABCD'[Math.floor(Math.random() * 4)],
  chosen_at: at,
});

/**
 * Calls one server, or several in turns, over connections that are kept.
 *
 * @throws Refused for any status but 200
 */
export function callServers(urls: readonly string[]): TakerCalls {
  const servers = urls.map((text) => {
    const url = new URL(text);
    return { host: url.host, connections: keepConnections(url, { longestWaitMs }) };
  });
  let calls = 0;

  async function call(method: string, path: string, token: string, body?: object): Promise<void> {
    const server = servers[calls++ % servers.length];
    if (server === undefined) throw new Error('no server to call');
    const sent = body && JSON.stringify(body);
    const head = [
      `${method} /api/quiz/${path} HTTP/1.1`,
      `host: ${server.host}`,
      'connection: keep-alive',
      `authorization: Bearer ${token}`,
      ...(sent === undefined
        ? []
        : ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]),
    ];
    const request = `${head.join('\r\n')}\r\n\r\n${sent ?? ''}`;
    const { status, retryAfter } = await server.connections.send(request);
    if (status !== 200) throw new Refused(status, retryAfter);
  }

  const items = Array.from({ length: itemsPerQuiz }, (_, index) => index + 1);
  return {
    openPaper: ({ token, quizId }) => call('GET', `without-answers/${quizId}`, token),
    saveDraft: ({ token, quizId }, revision) =>
      call('PUT', `answers/${quizId}`, token, {
        answers: [chosen(1 + (revision % itemsPerQuiz), new Date().toISOString())],
        revision,
      }),
    submit({ token, quizId }) {
      const now = new Date().toISOString();
      return call('POST', `submit/${quizId}`, token, {
        answers: items.map((item) => chosen(item, now)),
        revision: 0,
        time_up: false,
      });
    },
    close() {
      for (const { connections } of servers) connections.close();
    },
  };
}
