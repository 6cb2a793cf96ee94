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
import { answerProblems, choicesSent, type SentAnswer } from './sentAnswers';

/** A submission as it came: `Submission` of the contract. */
export interface SentSubmission {
  answers: readonly SentAnswer[];
  /** The newest revision that the student has seen. */
  revision?: number | undefined;
  /** Whether the device handed it in because the time was over there. */
  time_up?: boolean | undefined;
}

/** What a ruling needs to know beside the attempt and what came. */
export interface RulingContext {
  /** Ids of the questions in the quiz. */
  questions: readonly string[];
  now: Date;
}

/**
 * What to write for a submission, in one step and only where the attempt is still as it was read:
 *
 * - `keep`: the record and when the attempt began; it goes on.
 * - `submit`: the same, and that it was submitted now; grade the record.
 * - `merge`: the record, and that it was handed in; it is graded when the grace is over.
 * - `late`: the record's choices, kept beside what counts as received now; not graded.
 *
 * The first three records include late answers from before more time was given, so they remove those
 * kept beside them.
 */
export type SubmissionWrite =
  | { kind: 'keep' | 'submit'; record: AnswerRecord; startedAt: Date }
  | { kind: 'merge' | 'late'; record: AnswerRecord };

/** What becomes of a submission: what to write first, and what to answer then. */
export interface SubmissionRuling {
  /** Null where nothing changes. */
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

function withSent(record: AnswerRecord, { sent, now }: Arrival): AnswerRecord {
  return recordWith(record, choicesSent(sent.answers, record.choices, now));
}

/** Submits, unless another device has changed answers that this student has not seen, or time is left. */
function whileOpen(arrival: Arrival): SubmissionRuling {
  const { attempt, standing, sent, now } = arrival;
  const { revision: since, time_up: isTimeUp = false } = sent;
  const startedAt = attempt.startedAt ?? now;
  const record = withSent(standing.record, arrival);
  const isStale = since !== undefined && since < standing.record.revision;
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
        message: isTimeUp ? stillTime : changedSince,
        attempt: attemptView(attempt, record, { startedAt, now, since }),
      },
    },
  };
}

/** The receipt of answers that were held when the participant's own time ended. */
function heldAtEnd(attempt: HeldAttempt, choices: Choices): SubmissionRuling['answer'] {
  return received(attempt, { choices, since: endOfAttempt(attempt), late: false });
}

/** Adds to the record. Other devices may still be on their way, so nothing is closed. */
function inGrace(arrival: Arrival): SubmissionRuling {
  const { attempt, standing } = arrival;
  const record = withSent(standing.record, arrival);
  const isNew = record !== standing.record || !attempt.isHandedIn;
  return {
    write: isNew ? { kind: 'merge', record } : null,
    answer: heldAtEnd(attempt, record.choices),
  };
}

/** Keeps the first submission with other answers as late, and refuses those after it. */
function afterGrace(arrival: Arrival): SubmissionRuling {
  const { attempt, standing, now } = arrival;
  const { record, late } = standing;
  if (isHeldBy(record.choices, arrival)) {
    return { write: null, answer: heldAtEnd(attempt, record.choices) };
  }
  if (late !== null) return sentAgain(late.choices, arrival);
  // On top of everything held, so that accepting it takes no answer away.
  const withLate = withSent(record, arrival);
  const answer = received(attempt, { choices: withLate.choices, since: now, late: true });
  return { write: { kind: 'late', record: withLate }, answer };
}

/** The same receipt again for answers that count already; a refusal for others. */
function sentAgain(counting: Choices, arrival: Arrival): SubmissionRuling {
  const { attempt, standing } = arrival;
  const answer = isHeldBy(counting, arrival)
    ? received(attempt, heldOf(attempt, standing))
    : attemptOver(attempt, standing);
  return { write: null, answer };
}

/**
 * Rules on a submission (decisions 8 and 41). It never removes an answer, so sending it again is safe.
 *
 * - Before the start, or with answers that cannot be used: refused.
 * - While the attempt is open: submitted. With a `revision` older than the record's, or with
 *   `time_up`, the answers are kept and the submission is refused with the attempt.
 * - For 30 s after the end: merged, with a receipt of the end.
 * - Later: a receipt of the end if every answer is held; otherwise the first is kept as late, with a
 *   late receipt.
 * - After a submission that counts or a late one: its receipt again if every answer is held; otherwise
 *   refused with what counts.
 */
export function ruleOnSubmission(
  attempt: HeldAttempt,
  sent: SentSubmission,
  { questions, now }: RulingContext,
): SubmissionRuling {
  const standing = standingOf(attempt, now);
  if (standing.phase === 'upcoming') {
    const { waitForStart } = replies.attempts;
    return { write: null, answer: { status: 409, body: { message: waitForStart } } };
  }
  const refusal = malformed(answerProblems(sent.answers, questions));
  if (refusal !== null) return { write: null, answer: refusal };
  const arrival = { attempt, standing, sent, questions, now };
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
