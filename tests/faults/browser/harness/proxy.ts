import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Letter } from '../../../../src/rules/limits';
import { pause } from './pause';

/** What happens to a request. */
export type Fault =
  /** The server commits, but the connection breaks and its reply never arrives. */
  | { kind: 'swallow' }
  /** The server commits. Its reply never arrives, but the connection stays open. */
  | { kind: 'hold' }
  /** The connection breaks before the request reaches the server. */
  | { kind: 'drop' }
  /** The request never reaches the server, but the connection stays open. */
  | { kind: 'stall' }
  /** The request reaches the server `ms` later, if the browser still waits then. */
  | { kind: 'delay'; ms: number }
  /** The network replies in place of the server, which does not get the request. */
  | LyingReply;

export interface LyingReply {
  kind: 'answer';
  status: number;
  /** @default a failure in the contract's form */
  body?: string;
  /** @default JSON; none if the body is empty */
  contentType?: string;
  /** Redirects the browser here. */
  location?: string;
}

/** One request of the browser, in the order of arrival. */
export interface SeenRequest {
  method: string;
  path: string;
  body: string;
  /** The device that sent it. */
  device: string;
  /** When it arrived, in milliseconds since 1970 on this machine's clock. */
  at: number;
  /** The status of the server's reply, even if that was swallowed. */
  status?: number;
  answer?: string;
}

export interface FaultRule {
  /** How often the fault has happened. */
  readonly strikes: number;
  lift(): void;
}

/** A proxy in front of the server that can lose the worst possible messages. */
export interface FaultProxy {
  /** Without a path, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /**
   * Applies a fault to requests such as `PUT /api/quiz/answers/1`, this many times.
   *
   * @param device whose requests to break; every device's by default
   */
  inflict(requests: RegExp, fault: Fault, times?: number, device?: string): FaultRule;
  /** Lifts every fault. */
  mend(): void;
  /**
   * The answers that the server holds of a quiz and has acknowledged to any device, by question id.
   * A page that shows more as saved lies.
   */
  acknowledged(quizId: string): Readonly<Record<string, Letter>>;
  close(): Promise<void>;
}

/** Saves of answers. */
export const drafts = /^PUT .*\/quiz\/answers\//;
export const submits = /^POST .*\/quiz\/submit\//;
export const papers = /^GET .*\/quiz\/without-answers\//;
/** All requests of an attempt, except its submission. */
export const attempts = /^(?:PUT .*\/quiz\/answers|GET .*\/quiz\/without-answers)\//;
export const everyCall = /^\w+ \/api\//;

/** Names the device of a request. */
export const deviceHeader = 'x-device';
/** Where a network asks its guests to sign in. */
export const networkSignIn = '/sign-in-to-this-network';
/** What web filters, gateways and networks with a sign-in show to people. */
export const htmlPage = '<!doctype html><title>Network</title><h1>This is not the school</h1>';

/** Requests whose reply says what the server holds. */
const heldByServer = /^(?:PUT \/api\/quiz\/answers|GET \/api\/quiz\/without-answers)\/([\w-]+)/;

interface RelayedAnswer {
  question: string;
  /** Null if it was cleared. */
  answer: Letter | null;
}

interface Rule {
  requests: RegExp;
  fault: Fault;
  device: string | undefined;
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
      data?: { answers?: RelayedAnswer[]; attempt?: { answers: RelayedAnswer[] } };
      attempt?: { answers: RelayedAnswer[] };
    };
    const list = data?.answers ?? data?.attempt?.answers ?? attempt?.answers;
    if (list === undefined) return;
    // A reply may contain only what has changed.
    const known = new Map(Object.entries(acknowledged.get(quizId) ?? {}));
    for (const { question, answer } of list) {
      if (answer === null) known.delete(question);
      else known.set(question, answer);
    }
    acknowledged.set(quizId, Object.fromEntries(known));
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
      device: String(incoming.headers[deviceHeader] ?? ''),
      at: Date.now(),
    };
    if (entry.path.startsWith('/api')) seen.push(entry);
    const rule = rules.find(
      ({ requests, device, left }) =>
        left > 0 &&
        (device === undefined || device === entry.device) &&
        requests.test(`${entry.method} ${entry.path}`),
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
      const { body: said = JSON.stringify({ message: 'The proxy says so.' }), location } = fault;
      const contentType = fault.contentType ?? (said === '' ? undefined : 'application/json');
      outgoing.writeHead(fault.status, {
        connection: 'close',
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(location !== undefined && { location }),
      });
      outgoing.end(said);
      return;
    }
    if (entry.path === networkSignIn) {
      outgoing.writeHead(200, { 'content-type': 'text/html', connection: 'close' });
      outgoing.end(htmlPage);
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
    // Recorded before the browser can know it, because anything shown from now on may depend on it.
    remember(entry);
    // A browser resends a request automatically when a connection that it used before breaks. That
    // would hide the fault from the page.
    outgoing.writeHead(entry.status, { ...answer.headers, connection: 'close' });
    outgoing.end(content);
  };

  const server = createServer((incoming, outgoing) => {
    // To the browser, a dead or dying server is a broken connection.
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    inflict: (requests, fault, times = 1, device) => {
      const rule: Rule = { requests, fault, device, left: times, strikes: 0 };
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
    mend: () => {
      rules.length = 0;
    },
    acknowledged: (quizId) => acknowledged.get(quizId) ?? {},
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
