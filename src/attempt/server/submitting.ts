import { ApiError } from '../../api/ApiError';
import type { Body } from '../../api/createQuizClient';
import { isReceipt } from '../../api/isReceipt';
import type { EmitEvent } from '../../api/quizEvents';
import type { Submitted } from '../../api/entities';
import { submitted } from '../../api/watchCalls';
import { holdsChoices, latestChoices, answersOf } from '../../rules/answers';
import { toSubmission } from '../answers/answerSheet';
import { haveChoicesChanged, unsavedOf } from '../answers/draft';
import type { PendingSubmission } from '../answers/outboxEntry';
import type { AttemptServer } from './attemptServer';
import { attemptIn, recordIn } from './refusals';
import { fromSaved, toSaved } from './savedAnswers';

/** How often a submission that came back with nothing new is resent at once. */
const mostReturns = 3;

/**
 * The body of a submission. If the student submits, it contains every answer, so it does not depend
 * on earlier saves. At the end of the time it contains only unsaved answers, because a whole class
 * sends it at once. A server that sends no `attempt` gets the specification's submission (spec §3).
 */
function bodyOf(submission: PendingSubmission): Body<'submitQuiz'> {
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
function checkReceipt({ revision }: PendingSubmission, submitted: Submitted): Submitted {
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

/**
 * A returned submission, as if its student had seen what came back. That is nothing new if only the
 * reply to a save was lost. Null if there is something new to see.
 */
function withReturned(submission: PendingSubmission, error: ApiError): PendingSubmission | null {
  const attempt = attemptIn(error);
  if (attempt === null || submission.isTimeUp) return null;
  const choices = latestChoices(fromSaved(attempt.answers), submission.choices);
  const isNew = haveChoicesChanged(submission.choices, choices);
  return isNew ? null : { ...submission, choices, revision: attempt.revision };
}

/**
 * Returns the function that submits. It resends a returned submission that holds nothing new, and
 * treats one that the server already has as sent.
 *
 * @param isOpen whether the session is still that of its user
 * @param emit called for a submission that arrived earlier
 */
export function createSubmit(
  server: Pick<AttemptServer, 'submit'>,
  isOpen: () => boolean,
  emit: EmitEvent | undefined,
) {
  return async function submit(submission: PendingSubmission, returns = 0): Promise<Submitted> {
    const { quiz, choices } = submission;
    try {
      return checkReceipt(submission, await server.submit(quiz, bodyOf(submission)));
    } catch (error) {
      const seen = withReturned(submission, error as ApiError);
      if (seen !== null && returns < mostReturns && isOpen()) return submit(seen, returns + 1);
      // Submitted before, perhaps from here: nothing is refused where nothing is missing.
      const record = recordIn(error as ApiError);
      if (record === null || !holdsChoices(record.choices, choices)) throw error;
      const { receipt } = record;
      emit?.(submitted(quiz, receipt));
      return { receipt };
    }
  };
}
