import type { Refused } from 'quizwright/rules';
import { Failure } from '../kernel/failure';

/** A refusal of the rules as the API answers it. */
export function refusal({ status, body }: Refused): Failure {
  const { message, errors, ...held } = body;
  return new Failure(status, message, errors, held);
}
