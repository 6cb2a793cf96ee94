import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SubmittedAnswer } from '../../../../src/api/entities';
import type { Letter } from '../../../../src/rules/limits';
import { pause } from './pause';

/** What becomes of a request. */
export type Fault =
  /** The server commits; its answer never arrives, for the connection breaks. */
  | { kind: 'swallow' }
  /** The server commits; its answer never arrives, and the connection stays open. */
  | { kind: 'hold' }
  /** The connection breaks before the server hears of it. */
  | { kind: 'drop' }
  /** Nobody hears of it, and the connection stays open. */
  | { kind: 'stall' }
  /** The server hears of it `ms` later, if the browser still waits then. */
  | { kind: 'delay'; ms: number }
  /** The proxy answers by itself. */
  | { kind: 'answer'; status: number };

/** One request of the browser, in the order of arrival. */
export interface SeenRequest {
  method: string;
  path: string;
  body: string;
  /** When it arrived, milliseconds since the epoch on this machine's clock. */
  at: number;
  /** What the server answered, also when that was swallowed. */
  status?: number;
  answer?: string;
}

export interface FaultRule {
  /** How often it has struck. */
  readonly strikes: number;
  lift(): void;
}

/** A proxy before the server that can lose what is most unpleasant to lose. */
export interface FaultProxy {
  /** Without a path, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Strikes requests such as `PUT /api/quiz/answers/1`, so many times. */
  inflict(requests: RegExp, fault: Fault, times?: number): FaultRule;
  /**
   * What the server holds of a quiz and has said to the browser, by question id: the last answers
   * that got through as acknowledged. A page that shows more as saved lies.
   */
  acknowledged(quizId: string): Readonly<Record<string, Letter>>;
  close(): Promise<void>;
}

/** Requests to inflict faults on. */
export const drafts = /^PUT .*\/quiz\/answers\//;
export const submits = /^POST .*\/quiz\/submit\//;

/** Requests whose answer says what the server holds. */
const heldByServer = /^(?:PUT \/api\/quiz\/answers|GET \/api\/quiz\/without-answers)\/([\w-]+)/;

interface Rule {
  requests: RegExp;
  fault: Fault;
  left: number;
  strikes: number;
}

async function textOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function openProxy(serverPort: number): Promise<FaultProxy> {
  const seen: SeenRequest[] = [];
  const rules: Rule[] = [];
  const acknowledged = new Map<string, Record<string, Letter>>();

  const remember = (entry: SeenRequest): void => {
    const quizId = heldByServer.exec(`${entry.method} ${entry.path}`)?.[1];
    if (quizId === undefined) return;
    const { data, attempt } = JSON.parse(entry.answer ?? '{}') as {
      data?: { answers?: SubmittedAnswer[]; attempt?: { answers: SubmittedAnswer[] } };
      attempt?: { answers: SubmittedAnswer[] };
    };
    const list = data?.answers ?? data?.attempt?.answers ?? attempt?.answers;
    if (list === undefined) return;
    acknowledged.set(
      quizId,
      Object.fromEntries(list.map(({ question, answer }) => [question, answer])),
    );
  };

  const forward = async (incoming: IncomingMessage, body: Buffer) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: serverPort,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      agent: false,
    });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { answer, content: await textOf(answer) };
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await textOf(incoming);
    const entry: SeenRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      body: body.toString(),
      at: Date.now(),
    };
    if (entry.path.startsWith('/api')) seen.push(entry);
    const rule = rules.find(
      ({ requests, left }) => left > 0 && requests.test(`${entry.method} ${entry.path}`),
    );
    if (rule) {
      rule.left -= 1;
      rule.strikes += 1;
    }
    const fault = rule?.fault;
    if (fault?.kind === 'drop') {
      outgoing.destroy();
      return;
    }
    if (fault?.kind === 'stall') return;
    if (fault?.kind === 'answer') {
      entry.status = fault.status;
      outgoing.writeHead(fault.status, { 'content-type': 'application/json', connection: 'close' });
      outgoing.end(JSON.stringify({ message: 'The proxy says so.' }));
      return;
    }
    if (fault?.kind === 'delay') {
      await pause(fault.ms);
      if (outgoing.destroyed) return;
    }
    const { answer, content } = await forward(incoming, body);
    entry.status = answer.statusCode ?? 0;
    entry.answer = content.toString();
    if (fault?.kind === 'swallow') {
      outgoing.destroy();
      return;
    }
    if (fault?.kind === 'hold') return;
    // Before the browser can know it: whatever is shown from now on may count on it.
    remember(entry);
    // A browser sends a request again by itself when a connection that it used before breaks. That
    // would hide the fault from the page.
    outgoing.writeHead(entry.status, { ...answer.headers, connection: 'close' });
    outgoing.end(content);
  };

  const server = createServer((incoming, outgoing) => {
    // A server that is dead or dies meanwhile is a broken connection to the browser.
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    inflict: (requests, fault, times = 1) => {
      const rule: Rule = { requests, fault, left: times, strikes: 0 };
      rules.push(rule);
      return {
        get strikes() {
          return rule.strikes;
        },
        lift: () => {
          rule.left = 0;
        },
      };
    },
    acknowledged: (quizId) => acknowledged.get(quizId) ?? {},
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
