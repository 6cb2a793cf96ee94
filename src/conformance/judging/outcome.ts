import type { OperationId } from '../../api/createQuizClient';
import { contractRoute } from '../../contract/operations';

/** An operation as server developers know it, such as `POST /question`. */
export function routeName(operation: OperationId): string {
  const { method, path } = contractRoute(operation);
  return `${method.toUpperCase()} ${path}`;
}

/** The server did something that contradicts the contract. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  /**
   * @param operation whose reply was judged; undefined if the effect of an operation was judged
   *   through replies of others
   * @param status of the judged reply
   * @param sign of a fault that a server has in many operations at once, such as another status for
   *   all wrong fields; the same for each of them
   */
  constructor(
    readonly expected: string,
    readonly came: string,
    readonly operation?: OperationId,
    readonly status?: number,
    readonly sign?: string,
  ) {
    const call = operation === undefined ? '' : `${routeName(operation)}: `;
    super(`${call}expected ${expected}; came ${came}`);
  }
}

/** The server did not reply at all, or not in time. */
export class NoReply extends Mismatch {}

/** A check lacks something that it needs, so it can say nothing about the operation. */
export class Unready extends Error {
  override readonly name = 'Unready';
}

/** The server leaves out an optional part. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** The run was not told how to check this. The message says what it needs. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

/** Nothing can be checked, so the run ends without a report. */
export class Unrunnable extends Error {
  override readonly name = 'Unrunnable';
}

/** Adds a circumstance to the expectation of a mismatch. */
export function under(circumstance: string, judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { expected, came, operation, status, sign } = error;
    throw new Mismatch(`${expected} ${circumstance}`, came, operation, status, sign);
  }
}

/**
 * Blames a failed call of another operation on the one under check. For example, a session that has
 * ended must be refused, so a success there is a mismatch of `logout`.
 */
export async function asEvidence<Thing>(judge: () => Thing | Promise<Thing>): Promise<Thing> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof Mismatch) || error.operation === undefined) throw error;
    const expected = `${error.expected} from ${routeName(error.operation)} then`;
    throw new Mismatch(expected, error.came, undefined, undefined, error.sign);
  }
}
