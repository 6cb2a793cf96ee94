import type { OperationId } from '../../api/createQuizClient';
import { contractRoute } from '../../contract/operations';

/** An operation as a developer of the server knows it, such as `POST /question`. */
export function routeName(operation: OperationId): string {
  const { method, path } = contractRoute(operation);
  return `${method.toUpperCase()} ${path}`;
}

/** The server did something else than the contract says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  /**
   * @param operation whose answer was judged; undefined where what an operation did is judged by
   *   what others tell
   * @param status of the answer that was judged
   */
  constructor(
    readonly expected: string,
    readonly came: string,
    readonly operation?: OperationId,
    readonly status?: number,
  ) {
    const call = operation === undefined ? '' : `${routeName(operation)}: `;
    super(`${call}expected ${expected}; came ${came}`);
  }
}

/** The server did not answer at all, or not in time. */
export class NoAnswer extends Mismatch {}

/** A check lacks something that it needs, so that nothing can be said of the operation. */
export class Unready extends Error {
  override readonly name = 'Unready';
}

/** The server leaves out a part that it may leave out. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** Nothing can be said of any operation: the run ends without a report. */
export class Unrunnable extends Error {
  override readonly name = 'Unrunnable';
}

/** Adds the circumstance to what a mismatch expected. */
export function under(circumstance: string, judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { expected, came, operation, status } = error;
    throw new Mismatch(`${expected} ${circumstance}`, came, operation, status);
  }
}

/**
 * What a call of another operation says of the one under check: a session that has ended is
 * refused, say. A mismatch is then about the operation under check.
 */
export async function asEvidence<Thing>(judge: () => Thing | Promise<Thing>): Promise<Thing> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof Mismatch) || error.operation === undefined) throw error;
    throw new Mismatch(`${error.expected} from ${routeName(error.operation)} then`, error.came);
  }
}
