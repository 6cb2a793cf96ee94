import { replies } from 'quizwright/rules';
import { Failure } from '../kernel/failure';
import { submittedView } from './attemptView';
import type { OwnAttempt } from './ownAttempt';

/** The refusal of an attempt that is submitted or over, with what counts of it. */
export function attemptOver(own: OwnAttempt): Failure {
  const { alreadySubmitted, closed } = replies.attempts;
  const message = own.phase === 'submitted' ? alreadySubmitted : closed;
  return new Failure(409, message, undefined, submittedView(own));
}
