import { holdsChoices, type Choices } from '../answers';
import { replies } from '../replies';
import { endOfAttempt, standingOf, type HeldAttempt, type Standing } from './attempt';
import {
  attemptOver,
  attemptView,
  heldOf,
  malformed,
  received,
  type Accepted,
  type AttemptReceipt,
  type Refused,
} from './bodies';
import { recordWith, type AnswerRecord } from './record';
import {
  answerProblems,
  choicesSent,
  storedAnswers,
  type AskedQuestions,
  type SentAnswer,
} from './sentAnswers';

/** A submission from a device: `Submission` of the contract. */
export interface SentSubmission {
  answers: readonly SentAnswer[];
  /** The newest revision that the student has seen. */
  revision?: number | undefined;
  /** Whether the device submitted it automatically at the end of the time. */
  time_up?: boolean | undefined;
}

/** What a ruling needs besides the attempt and the submission. */
export interface RulingContext extends AskedQuestions {
  now: Date;
}

/**
 * What to write for a submission, in one step and only if the attempt has not changed since it was
 * read:
 *
 * - `keep`: write the record and when the attempt began; the attempt continues.
 * - `submit`: write the same, mark it as submitted now, and grade the record.
 * - `merge`: write the record and mark it as submitted; it is graded after the grace.
 * - `late`: keep the record's choices beside those that count, as received now and not graded.
 *
 * The first three records include late answers from before time was added, so they replace those.
 */
export type SubmissionWrite =
  | { kind: 'keep' | 'submit'; record: AnswerRecord; startedAt: Date }
  | { kind: 'merge' | 'late'; record: AnswerRecord };

/** The ruling on a submission: what to write first, and what to reply then. */
export interface SubmissionRuling {
  /** Null if nothing changes. */
  write: SubmissionWrite | null;
  answer: Accepted<{ receipt: AttemptReceipt }> | Refused;
}

interface Arrival extends RulingContext {
  attempt: HeldAttempt;
  standing: Standing;
  sent: SentSubmission;
}

function isHeldBy(held: Choices, { sent, now }: Arrival): boolean {
  return holdsChoices(held, choicesSent(sent.answers, held, now));
}

/** Whether the submission has each choice of the record, or a later one. */
function isSeenBy(held: Choices, { sent, now }: Arrival): boolean {
  return holdsChoices(choicesSent(sent.answers, held, now), held);
}

function withSent(record: AnswerRecord, { sent, now }: Arrival): AnswerRecord {
  return recordWith(record, choicesSent(sent.answers, record.choices, now));
}

/**
 * Submits, unless another device changed answers that this student has not seen, or the device
 * ended the attempt while time remained.
 */
function whileOpen(arrival: Arrival): SubmissionRuling {
  const { attempt, standing, sent, now } = arrival;
  const { revision: since, time_up: isTimeUp = false } = sent;
  const startedAt = attempt.startedAt ?? now;
  const record = withSent(standing.record, arrival);
  // A save of this device may have overtaken its submission, which has what that brought.
  const hasUnseen = !isSeenBy(standing.record.choices, arrival);
  const isStale = since !== undefined && since < standing.record.revision && hasUnseen;
  if (!isStale && !isTimeUp) {
    const answer = received(attempt, { choices: record.choices, since: now, late: false });
    return { write: { kind: 'submit', record, startedAt }, answer };
  }
  const isNew = record !== standing.record || attempt.startedAt === null;
  const { changedSince, stillTime } = replies.attempts;
  return {
    write: isNew ? { kind: 'keep', record, startedAt } : null,
    answer: {
      status: 409,
      body: {
        ...(isTimeUp ? stillTime : changedSince),
        attempt: attemptView(attempt, record, { startedAt, now, since }),
      },
    },
  };
}

/** The receipt for answers that were held when the participant's own time ended. */
function heldAtEnd(attempt: HeldAttempt, choices: Choices): SubmissionRuling['answer'] {
  return received(attempt, { choices, since: endOfAttempt(attempt), late: false });
}

/** Adds to the record. Submissions from other devices may still arrive, so nothing is closed. */
function inGrace(arrival: Arrival): SubmissionRuling {
  const { attempt, standing } = arrival;
  const record = withSent(standing.record, arrival);
  const isNew = record !== standing.record || !attempt.hasSubmitted;
  return {
    write: isNew ? { kind: 'merge', record } : null,
    answer: heldAtEnd(attempt, record.choices),
  };
}

/** Keeps the first late submission with other answers, and refuses later ones. */
function afterGrace(arrival: Arrival): SubmissionRuling {
  const { attempt, standing, now } = arrival;
  const { record, late } = standing;
  if (isHeldBy(record.choices, arrival)) {
    return { write: null, answer: heldAtEnd(attempt, record.choices) };
  }
  if (late !== null) return sentAgain(late.choices, arrival);
  // Includes everything held, so accepting it removes no answers.
  const withLate = withSent(record, arrival);
  const answer = received(attempt, { choices: withLate.choices, since: now, late: true });
  return { write: { kind: 'late', record: withLate }, answer };
}

/** Repeats the receipt if these answers already count; refuses others. */
function sentAgain(counting: Choices, arrival: Arrival): SubmissionRuling {
  const { attempt, standing } = arrival;
  const answer = isHeldBy(counting, arrival)
    ? received(attempt, heldOf(attempt, standing))
    : attemptOver(attempt, standing);
  return { write: null, answer };
}

/**
 * Rules on a submission (docs/build-a-backend.md). It never removes an answer, so sending it again
 * is safe.
 *
 * - Before the start, or with answers that cannot be used: refused.
 * - While the attempt is open: submitted. With a `revision` older than that of a choice it does not
 *   have, or with `time_up`, the answers are kept and the submission is refused with the attempt.
 * - For 30 s after the end: merged, with a receipt dated at the end.
 * - Later: a receipt dated at the end if every answer is held. Otherwise the first submission is
 *   kept as late, with a late receipt.
 * - After a submission that counts or a late one: the same receipt if every answer is held.
 *   Otherwise refused with the answers that count.
 */
export function ruleOnSubmission(
  attempt: HeldAttempt,
  submission: SentSubmission,
  context: RulingContext,
): SubmissionRuling {
  const standing = standingOf(attempt, context.now);
  if (standing.phase === 'upcoming') {
    const { waitForStart } = replies.attempts;
    return { write: null, answer: { status: 409, body: waitForStart } };
  }
  const { choices } = heldOf(attempt, standing);
  const sent = { ...submission, answers: storedAnswers(attempt, submission.answers) };
  const refusal = malformed(answerProblems(sent.answers, context, choices));
  if (refusal !== null) return { write: null, answer: refusal };
  const arrival = { ...context, attempt, standing, sent };
  switch (standing.phase) {
    case 'open':
      return whileOpen(arrival);
    case 'grace':
      return inGrace(arrival);
    case 'over':
      return afterGrace(arrival);
    case 'submitted':
      return sentAgain(standing.record.choices, arrival);
  }
}
