import type { OperationId } from '../../api/createQuizClient';
import type { School } from '../school/school';

/** Something that an operation has to do. */
export interface Check {
  operation: OperationId;
  /** What the operation does where the check passes; read after its name. */
  title: string;
  /** Whether the specification names it (spec §3, §7), and not the contract alone. */
  isPlain: boolean;
  /**
   * @throws Mismatch when the server does something else
   * @throws NotThere when it is about a part that the server may leave out, and does
   * @throws Unready when what the check needs could not be made
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

/** A check of what the specification names, which plain servers pass too. */
export function plainCheck(
  operation: OperationId,
  title: string,
  run: (school: School) => Promise<void>,
): Check {
  return { ...check(operation, title, run), isPlain: true };
}
