import { replies } from 'quizwright/rules';
import { answeredIn, keptAnswers, type AnswerRecord } from './answerRecord';
import type { OwnAttempt } from './ownAttempt';

interface ViewOptions {
  /** When the student's time began, or will begin. */
  startedAt: Date;
  now: Date;
  /** The revision after which an answer has to have changed to be listed; all by default. */
  since?: number | undefined;
}

/** An attempt that holds a record, as the wire spells it. */
export function attemptView(
  { endsAt }: OwnAttempt,
  record: AnswerRecord,
  { startedAt, now, since }: ViewOptions,
) {
  return {
    started_at: startedAt.toISOString(),
    ends_at: endsAt.toISOString(),
    server_now: now.toISOString(),
    revision: record.revision,
    answers: keptAnswers(record, since),
  };
}

interface Held {
  record: AnswerRecord;
  heldSince: Date;
  late: boolean;
}

/** What counts of an attempt that is submitted or over. */
function heldOf({ attempt, phase, record, late, endsAt }: OwnAttempt): Held {
  if (phase === 'submitted' && attempt.submittedAt) {
    // Accepted, a late submission has the receipt that it had before.
    const heldSince = attempt.lateAcceptedAt ? attempt.lateAt : null;
    return { record, heldSince: heldSince ?? attempt.submittedAt, late: heldSince !== null };
  }
  if (phase === 'over' && late) {
    return { record: late, heldSince: attempt.lateAt ?? endsAt, late: true };
  }
  return { record, heldSince: endsAt, late: false };
}

/** What counts of an attempt that is submitted or over, as refusals carry it. */
export function submittedView(own: OwnAttempt) {
  const held = heldOf(own);
  return { submitted: { answers: keptAnswers(held.record), receipt: receiptOf(own, held) } };
}

/** The answer to a submission of what is held already. */
export function receiptAgain(own: OwnAttempt) {
  return received(own, heldOf(own));
}

/** The answer to a submission that is held from now on. */
export function received(own: OwnAttempt, held: Held) {
  const { late, submitted } = replies.attempts;
  return { receipt: receiptOf(own, held), message: held.late ? late : submitted };
}

function receiptOf({ attempt, quiz }: OwnAttempt, { record, heldSince, late }: Held) {
  return {
    _id: attempt.id,
    submitted_at: heldSince.toISOString(),
    answered: answeredIn(record),
    questions: quiz.questionsNumber,
    late,
  };
}
