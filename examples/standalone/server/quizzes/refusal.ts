import type { Refused } from 'quizwright/rules';
import { Failure } from '../kernel/failure';

/** A refusal by the rules, in the form of the API. */
export function refusal({ status, body }: Refused): Failure {
  const { code, message, ...details } = body;
  return new Failure(status, { code, message }, details);
}
