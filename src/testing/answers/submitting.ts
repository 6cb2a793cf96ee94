import type { Answer } from '../../api/createQuizClient';
import type { SubmittedAnswer } from '../../api/entities';
import { acceptsSubmission, quizPhase } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { endOf, timesOf } from '../quizTimes';
import { Refusal } from '../refusal';
import { checkAnswers, ownAttempt, type Taken } from './attempts';
import type { Answers } from './call';

/** Submissions are the same when they choose the same letters, in whichever order. */
function isSame(one: readonly SubmittedAnswer[], other: readonly SubmittedAnswer[]): boolean {
  const letterOf = new Map(one.map(({ question, answer }) => [question, answer]));
  return (
    one.length === other.length &&
    other.every(({ question, answer }) => letterOf.get(question) === answer)
  );
}

/** Keeps a submission unless there is one already: what comes after the grace as late. */
function keep({ owned, attempt }: Taken, answers: readonly SubmittedAnswer[], now: Date): void {
  if (attempt.submittedAt !== null) return;
  if (acceptsSubmission(timesOf(owned), now, attempt.extraMinutes)) {
    attempt.startedAt ??= now;
    attempt.submittedAt = now;
    attempt.answers = answers;
  } else {
    attempt.late ??= { receivedAt: now, answers, isAccepted: false };
  }
}

/** Whether these are the saved answers of an attempt that its end submitted. */
function isGradedFromDraft(
  { owned, attempt }: Taken,
  answers: readonly SubmittedAnswer[],
  now: Date,
): boolean {
  const wasSubmittedByItsEnd = attempt.submittedAt === null && attempt.late === null;
  const isOver = !acceptsSubmission(timesOf(owned), now, attempt.extraMinutes);
  return isOver && wasSubmittedByItsEnd && answers.length > 0 && isSame(attempt.answers, answers);
}

/** @throws Refusal 409 when other answers than these are kept */
function receiptOf(
  { owned, attempt }: Taken,
  answers: readonly SubmittedAnswer[],
  submittedAt = attempt.submittedAt,
): Answer<'submitQuiz'> {
  const { late } = attempt;
  const isLate = late !== null && isSame(late.answers, answers);
  const isInTime =
    submittedAt !== null && late?.isAccepted !== true && isSame(attempt.answers, answers);
  const receipt = { _id: attempt._id, answered: answers.length, questions: owned.items.length };
  if (isInTime) {
    const submitted_at = submittedAt.toISOString();
    return {
      receipt: { ...receipt, submitted_at, late: false },
      message: replies.attempts.submitted,
    };
  }
  if (isLate) {
    const submitted_at = late.receivedAt.toISOString();
    return { receipt: { ...receipt, submitted_at, late: true }, message: replies.attempts.late };
  }
  const held = late?.answers ?? attempt.answers;
  const heldSince = late?.receivedAt ?? submittedAt;
  const submitted = heldSince && {
    answers: [...held],
    receipt: {
      ...receipt,
      answered: held.length,
      submitted_at: heldSince.toISOString(),
      late: late !== null,
    },
  };
  throw new Refusal(409, replies.attempts.alreadySubmitted, submitted ? { submitted } : {});
}

export const submittingAnswers: Answers<'submitQuiz'> = {
  submitQuiz(call) {
    const { now, id, body } = call;
    const taken = ownAttempt(call, id);
    if (quizPhase(timesOf(taken.owned), now) === 'upcoming') {
      throw new Refusal(409, replies.attempts.waitForStart);
    }
    checkAnswers(body.answers, taken.owned);
    if (isGradedFromDraft(taken, body.answers, now)) {
      return receiptOf(taken, body.answers, endOf(taken.owned, taken.attempt));
    }
    keep(taken, body.answers, now);
    return receiptOf(taken, body.answers);
  },
};
