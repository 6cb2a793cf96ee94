import { isJsonObject } from '../../api/shape';
import { routeName, Unready } from '../judging/outcome';
import { excerptOf, type Client, type Reply } from '../judging/wire';

/** How many seconds a server may ask the run to wait. */
const longestWait = 60;

interface PatienceOptions {
  /** Gets a line when a wait begins. */
  log: (line: string) => void;
  /** Ends a wait. */
  signal?: AbortSignal | undefined;
}

/** Waits, unless the signal stops it. */
export function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function tooManyTries(reply: Reply): Unready {
  const message = isJsonObject(reply.body) ? reply.body['message'] : undefined;
  const said = typeof message === 'string' ? message : excerptOf(reply);
  return new Unready(`too many tries (429): ${said} (${routeName(reply.operation)})`);
}

/**
 * A client that does not return a 429, because no check expects one. It waits once for the time in
 * `Retry-After`, up to a minute, and throws Unready if that does not help.
 */
export function withPatience(client: Client, { log, signal }: PatienceOptions): Client {
  return {
    ...client,
    async call(token, operation, request) {
      const reply = await client.call(token, operation, request);
      if (reply.status !== 429) return reply;
      const { retryAfter = Infinity } = reply;
      if (retryAfter > longestWait) throw tooManyTries(reply);
      log(`${routeName(operation)} answers 429: waiting ${retryAfter} s, as Retry-After asks.`);
      await pause(retryAfter, signal);
      const again = await client.call(token, operation, request);
      if (again.status === 429) throw tooManyTries(again);
      return again;
    },
  };
}
