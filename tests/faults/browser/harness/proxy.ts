import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** The network answers in the server's place, which hears nothing. */
  | LyingAnswer;

export interface LyingAnswer {
  kind: 'answer';
  status: number;
  /** @default a failure in the contract's form */
  body?: string;
  /** @default JSON; nothing where the body is empty */
  contentType?: string;
  /** Where it sends the browser instead. */
  location?: string;
}

/** One request of the browser, in the order of arrival. */
export interface SeenRequest {
  method: string;
  path: string;
  body: string;
  /** The one that it came from. */
  device: string;
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
  /**
   * Strikes requests such as `PUT /api/quiz/answers/1`, so many times.
   *
   * @param device the one that it strikes; every one by default
   */
  inflict(requests: RegExp, fault: Fault, times?: number, device?: string): FaultRule;
  /** Lifts every fault. */
  mend(): void;
  /**
   * What the server holds of a quiz and has said to any device, by question id: the last answer to
   * each that got through as acknowledged. A page that shows more as saved lies.
   */
  acknowledged(quizId: string): Readonly<Record<string, Letter>>;
  close(): Promise<void>;
}

/** Requests to inflict faults on. */
export const drafts = /^PUT .*\/quiz\/answers\//;
export const submits = /^POST .*\/quiz\/submit\//;
export const papers = /^GET .*\/quiz\/without-answers\//;
/** Whatever is asked while a quiz is taken, but to submit it. */
export const attempts = /^(?:PUT .*\/quiz\/answers|GET .*\/quiz\/without-answers)\//;
export const everyCall = /^\w+ \/api\//;

/** Names the device of a request. */
export const deviceHeader = 'x-device';
/** Where a network asks its guests to sign in. */
export const networkSignIn = '/sign-in-to-this-network';
/** What web filters, gateways and networks that want a sign-in show to people. */
export const htmlPage = '<!doctype html><title>Network</title><h1>This is not the school</h1>';

/** Requests whose answer says what the server holds. */
const heldByServer = /^(?:PUT \/api\/quiz\/answers|GET \/api\/quiz\/without-answers)\/([\w-]+)/;

interface ToldAnswer {
  question: string;
  /** Null where it was cleared. */
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
      data?: { answers?: ToldAnswer[]; attempt?: { answers: ToldAnswer[] } };
      attempt?: { answers: ToldAnswer[] };
    };
    const list = data?.answers ?? data?.attempt?.answers ?? attempt?.answers;
    if (list === undefined) return;
    // An answer may bring only what has changed.
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
