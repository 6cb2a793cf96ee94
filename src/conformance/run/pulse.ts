import { NoReply, routeName, Unrunnable } from '../judging/outcome';
import type { Client } from '../judging/wire';

/** A call that changes nothing, and that every running server replies to. */
export function probe(client: Client) {
  return client.call(null, 'login', { body: {} });
}

async function isGone(client: Client): Promise<boolean> {
  try {
    await probe(client);
    return false;
  } catch (error) {
    if (error instanceof NoReply) return true;
    throw error;
  }
}

/**
 * A client whose calls throw Unrunnable once the server is gone. After two calls in a row without a
 * reply it tries to sign in, which tells a dead server from an operation that hangs.
 */
export function withPulse(client: Client): Client {
  let missed: NoReply | undefined;
  return {
    ...client,
    async call(token, operation, request) {
      try {
        const reply = await client.call(token, operation, request);
        missed = undefined;
        return reply;
      } catch (error) {
        if (!(error instanceof NoReply)) throw error;
        const before = missed;
        missed = error;
        if (before === undefined || !(await isGone(client))) throw error;
        throw new Unrunnable(
          `Quizwright: the server has stopped answering. ${routeName(operation)}: ${error.came}. Check its log, and start it again.`,
        );
      }
    },
  };
}
