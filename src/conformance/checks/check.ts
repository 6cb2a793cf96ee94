import type { OperationId } from '../../api/createQuizClient';
import type { School } from '../school/school';

/** A check of one operation. */
export interface Check {
  operation: OperationId;
  /** What the operation does if the check passes. Reports put it after the operation's name. */
  title: string;
  /** Whether it comes from the specification (spec §3, §7), not from the contract alone. */
  isPlain: boolean;
  /**
   * @throws Mismatch if the server does something else
   * @throws NotThere if the check concerns an optional part that the server leaves out
   * @throws Unready if something that the check needs could not be made
   */
  run(school: School): Promise<void>;
}

/** A check of the contract. */
export function check(
  operation: OperationId,
  title: string,
  run: (school: School) => Promise<void>,
): Check {
  return { operation, title, isPlain: false, run };
}

/** A check of the specification, which plain servers pass too. */
export function plainCheck(
  operation: OperationId,
  title: string,
  run: (school: School) => Promise<void>,
): Check {
  return { ...check(operation, title, run), isPlain: true };
}
