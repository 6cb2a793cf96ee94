import { Client, type ClientConfig } from 'pg';

/** How long a statement may take. The widgets give up attempt calls after 15 s. */
export const longestStatementMs = 8_000;

/**
 * A connection that waits at most 8 s for a statement. An unanswered statement breaks the
 * connection: its fate on the server is unknown, the rest of its transaction fails at once, and
 * nobody gets a connection that is still busy.
 */
export class BoundedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...call: unknown[]) => unknown;
    const bounded = (...call: unknown[]): unknown => {
      const timer = setTimeout(() => this.#giveUp(), longestStatementMs);
      const done = () => clearTimeout(timer);
      const callback = call.at(-1);
      if (typeof callback === 'function') {
        // The form that the pool uses for statements outside of transactions.
        call[call.length - 1] = (...result: unknown[]) => {
          done();
          (callback as (...all: unknown[]) => void)(...result);
        };
      }
      const answer = query(...call);
      if (answer instanceof Promise) return answer.finally(done);
      if (typeof callback !== 'function') done();
      return answer;
    };
    this.query = bounded as Client['query'];
  }

  #giveUp(): void {
    const error = Object.assign(new Error('The statement was not answered in time.'), {
      code: 'ETIMEDOUT',
    });
    (
      this as unknown as { connection: { stream: { destroy(error: Error): void } } }
    ).connection.stream.destroy(error);
  }
}
