import type { AttemptAnswers } from '../database/schema';
import type { OwnAttempt } from './ownAttempt';

/**
 * An attempt as the wire spells it.
 *
 * @param startedAt when the student's time began, or will begin
 */
export function attemptView({ attempt, endsAt }: OwnAttempt, startedAt: Date, now: Date) {
  return {
    started_at: startedAt.toISOString(),
    ends_at: endsAt.toISOString(),
    server_now: now.toISOString(),
    revision: attempt.revision,
    answers: answerList(attempt.answers),
  };
}

function answerList(answers: AttemptAnswers) {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
