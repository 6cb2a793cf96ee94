import { replies } from '../../rules/replies';
import { recordWith } from '../../rules/ruling/record';
import { changedAnswers, keepChange } from '../school/history';
import { attemptsAt } from '../school/quizTimes';
import type { LateSubmission, StoredAttempt } from '../school/records';
import { Refusal } from '../school/refusal';
import { scoreOf } from '../school/scores';
import type { Replies } from './call';
import { readableQuiz } from './quizzes';

/** A student who got added time after a late submission may have submitted in time since. */
function hasAcceptableLate(
  attempt: StoredAttempt,
): attempt is StoredAttempt & { late: LateSubmission } {
  const { late, submittedAt } = attempt;
  return late !== null && (submittedAt === null || late.replaced !== null);
}

function accept(attempt: StoredAttempt, late: LateSubmission): void {
  if (late.replaced !== null) return;
  const { choices, revision, changedAt } = attempt;
  late.replaced = { choices, revision, changedAt };
  attempt.submittedAt = late.receivedAt;
  Object.assign(attempt, recordWith(late.replaced, late.choices));
}

function undoAcceptance(attempt: StoredAttempt, late: LateSubmission): void {
  if (late.replaced === null) return;
  Object.assign(attempt, late.replaced, { submittedAt: null });
  late.replaced = null;
}

export const latenessReplies: Replies<'acceptLate'> = {
  acceptLate(call) {
    const owned = readableQuiz(call, call.id);
    const attempt = attemptsAt(call.data, owned).find(({ _id }) => _id === call.body.participation);
    if (attempt === undefined || !hasAcceptableLate(attempt)) {
      throw new Refusal(404, replies.results.noLateSubmission);
    }
    const isAccepted = call.body.accept ?? true;
    const held = { ...attempt };
    if (isAccepted) accept(attempt, attempt.late);
    else undoAcceptance(attempt, attempt.late);
    if (attempt.submittedAt !== held.submittedAt) {
      keepChange(call.data, {
        action: isAccepted ? 'attempt.accept' : 'attempt.restore',
        quiz: call.id,
        at: call.now,
        who: call.caller._id,
        student: attempt.student,
        before: { score: scoreOf(owned, held) },
        after: { score: scoreOf(owned, attempt), changed_answers: changedAnswers(held, attempt) },
      });
    }
    const { lateAccepted, lateUndone } = replies.results;
    return { score: scoreOf(owned, attempt), message: isAccepted ? lateAccepted : lateUndone };
  },
};
