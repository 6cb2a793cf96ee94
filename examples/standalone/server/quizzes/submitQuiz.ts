import { and, eq, isNull } from 'drizzle-orm';
import { acceptsSubmission, gradeAttempt, replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts, type AttemptAnswers } from '../database/schema';
import { Failure } from '../routes/failure';
import { keyOf } from './items';
import { ownAttempt, type OwnAttempt } from './ownAttempt';
import { timesOf } from './quizView';
import { answersOf, sameAnswers, type Submission } from './submission';

/**
 * Grades the calling student's attempt, once: of submissions at the same time one is graded. What
 * comes after the grace is kept as late instead, once too. The same answers again get the same
 * receipt, and so do the answers of the draft that was graded at the end.
 *
 * @throws Failure 400 for questions that are not in the quiz or answered twice, 403 or 404 as
 *   `ownAttempt`, 409 before the start or after other answers
 */
export async function submitQuiz(call: Call, quizId: string, submission: Submission) {
  const { database, now } = call;
  const own = await ownAttempt(call, quizId);
  const { quiz, attempt } = own;
  if (now < quiz.opensAt) throw new Failure(409, replies.attempts.waitForStart);
  const key = await keyOf(database, quiz.id);
  const answers = answersOf(submission, key);

  const inTime = acceptsSubmission(timesOf(quiz), now, attempt.extraMinutes);
  if (!inTime && isGradedFromDraft(own, answers)) return receipt(own, answers, own.endsAt);
  const arrival = inTime
    ? {
        answers,
        score: gradeAttempt(key, answers, quiz.scorePerQuestion),
        startedAt: attempt.startedAt ?? now,
        finishedAt: now,
        submittedAt: now,
      }
    : { lateAnswers: answers, lateAt: now };
  // Closing does not stand in the way: it may have graded the saved answers of an attempt while
  // this submission, sent in time, was on its way through the server.
  const isFirst = and(isNull(attempts.submittedAt), inTime ? undefined : isNull(attempts.lateAt));
  const [first] = await database
    .update(attempts)
    .set(arrival)
    .where(and(eq(attempts.id, attempt.id), isFirst))
    .returning({ id: attempts.id });
  const kept = first ? { ...own, attempt: { ...attempt, ...arrival } } : undefined;
  return receiptOf(kept ?? (await ownAttempt(call, quizId)), answers);
}

/** Whether these are the saved answers of an attempt that its end submitted. */
function isGradedFromDraft({ attempt }: OwnAttempt, answers: AttemptAnswers): boolean {
  const wasSubmittedByItsEnd = !attempt.submittedAt && !attempt.lateAt;
  const isEmpty = Object.keys(answers).length === 0;
  return wasSubmittedByItsEnd && !isEmpty && sameAnswers(attempt.answers, answers);
}

function receipt(own: OwnAttempt, answers: AttemptAnswers, receivedAt: Date, late = false) {
  return {
    receipt: {
      _id: own.attempt.id,
      submitted_at: receivedAt.toISOString(),
      answered: Object.keys(answers).length,
      questions: own.quiz.questionsNumber,
      late,
    },
    message: late ? replies.attempts.late : replies.attempts.submitted,
  };
}

/** The refusal of a second submission, with the one that is kept. */
function alreadySubmitted(own: OwnAttempt): Failure {
  const { answers, submittedAt, lateAt, lateAnswers } = own.attempt;
  const held = lateAnswers ?? answers;
  const heldSince = lateAt ?? submittedAt;
  const submitted = heldSince && {
    answers: Object.entries(held).map(([question, answer]) => ({ question, answer })),
    receipt: receipt(own, held, heldSince, lateAt !== null).receipt,
  };
  return new Failure(
    409,
    replies.attempts.alreadySubmitted,
    undefined,
    submitted ? { submitted } : {},
  );
}

/** @throws Failure 409 when other answers than these are kept; it carries them */
function receiptOf(own: OwnAttempt, answers: AttemptAnswers) {
  const { submittedAt, lateAt, lateAnswers, lateAcceptedAt } = own.attempt;
  if (submittedAt && !lateAcceptedAt && sameAnswers(own.attempt.answers, answers)) {
    return receipt(own, answers, submittedAt);
  }
  if (lateAt && lateAnswers && sameAnswers(lateAnswers, answers)) {
    return receipt(own, answers, lateAt, true);
  }
  throw alreadySubmitted(own);
}
