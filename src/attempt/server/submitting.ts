import { ApiError } from '../../api/ApiError';
import type { Body } from '../../api/createQuizClient';
import { isReceipt } from '../../api/isReceipt';
import { answersOf } from '../../rules/answers';
import { toSubmission } from '../answers/answerSheet';
import { unsavedOf } from '../answers/draft';
import { toSaved } from './savedAnswers';
import type { PendingSubmission, Submitted } from '../answers/outboxEntry';

/**
 * The body of a submission. If the student submits, it contains every answer, so it does not depend
 * on earlier saves. At the end of the time it contains only unsaved answers, because a whole class
 * sends it at once. A server that sends no `attempt` gets the specification's submission (spec §3).
 */
export function bodyOf(submission: PendingSubmission): Body<'submitQuiz'> {
  const { choices, revision, isTimeUp } = submission;
  if (revision === null) return { answers: toSubmission(answersOf(choices)) };
  if (isTimeUp) return { answers: toSaved(unsavedOf(submission)), time_up: true };
  return { answers: toSaved(choices), revision };
}

/**
 * The outcome of a submission, if it can be trusted (decision 40).
 *
 * @throws ApiError of kind `shape` if a server that sends `attempt` replies without a receipt, or
 *   any other server without its sentence
 */
export function checkReceipt({ revision }: PendingSubmission, submitted: Submitted): Submitted {
  const { receipt, message = '' } = submitted;
  if (isReceipt(receipt) || (revision === null && message.trim() !== '')) return submitted;
  throw new ApiError({
    kind: 'shape',
    status: 200,
    body: submitted,
    message:
      'Quizwright: submitQuiz answered without a receipt. The submission counts as not received. Send its _id and submitted_at.',
  });
}
