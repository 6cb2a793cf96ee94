import { gradeAttempt, replies, type KeyedItem } from 'quizwright/rules';
import type { Call } from '../kernel/call';
import type { After } from '../audit/actions';
import { byCaller } from '../audit/byCaller';
import type { AuditEntry } from '../audit/recordAudit';
import { Failure } from '../kernel/failure';
import { answeredIn, holdsAll, lateColumns, recordWith, type AnswerRecord } from './answerRecord';
import { attemptOver } from './attemptOver';
import { attemptView, receiptAgain, received } from './attemptView';
import { onOwnAttempt, overtaken, writeAttempt, writeRecord } from './changeAttempt';
import { keyOf } from './items';
import type { OwnAttempt } from './ownAttempt';
import { givenAnswers, type GivenAnswer, type Submission } from './submission';

/** A submission on its way into an attempt as it is now. */
interface Arrival {
  own: OwnAttempt;
  submission: Submission;
  key: readonly KeyedItem[];
  given: readonly GivenAnswer[];
}

/**
 * Brings in answers as `saveAnswers` does, and submits the calling student's attempt while it runs,
 * once. In the grace answers are only added; what comes after it is kept as late, once too. What is
 * held already, or followed by a later choice, gets the same receipt again.
 *
 * @throws Failure 400 as `givenAnswers`, 403 or 404 as `ownAttempt`, 409 before the start, for
 *   answers that come too late to be held, and for an attempt that goes on: with what is held now
 */
export async function submitQuiz(call: Call, quizId: string, submission: Submission) {
  return onOwnAttempt(call, quizId, async (own) => {
    if (own.phase === 'waiting') throw new Failure(409, replies.attempts.waitForStart);
    const key = await keyOf(call.database, quizId);
    const given = givenAnswers(submission, key);
    const arrival = { own, submission, key, given };
    switch (own.phase) {
      case 'running':
        return whileRunning(call, arrival);
      case 'grace':
        return inGrace(call, arrival);
      case 'over':
        return afterGrace(call, arrival);
      default:
        if (holdsAll(own.record, given, call.now)) return receiptAgain(own);
        throw attemptOver(own);
    }
  });
}

/** @throws Failure 409 with the attempt where it goes on, once the answers are kept */
async function whileRunning(call: Call, { own, submission, key, given }: Arrival) {
  const { now } = call;
  const since = submission.revision;
  const startedAt = own.attempt.startedAt ?? now;
  const record = recordWith(own.record, given, now);
  const isStale = since !== undefined && since < own.record.revision;
  if (isStale || submission.time_up) {
    const isNew = record !== own.record || own.attempt.startedAt === null;
    if (isNew && !(await writeRecord(call, own, record, { startedAt }))) return overtaken;
    const { changedSince, stillTime } = replies.attempts;
    throw new Failure(409, submission.time_up ? stillTime : changedSince, undefined, {
      attempt: attemptView(own, record, { startedAt, now, since }),
    });
  }
  const score = scoreOf(own, key, record);
  const end = { startedAt, finishedAt: now, submittedAt: now, score };
  const entry = entryOf(call, own, record, { score });
  if (!(await writeRecord(call, own, record, end, entry))) return overtaken;
  return received(own, { record, heldSince: now, late: false });
}

/** Other devices may still be on their way: the sweep grades when nobody can come any more. */
async function inGrace(call: Call, { own, key, given }: Arrival) {
  const { handedInAt, finishedAt } = own.attempt;
  const record = recordWith(own.record, given, call.now);
  if (record !== own.record || !handedInAt) {
    // Graded already where the clock of another instance is ahead of this one's.
    const graded = finishedAt && { score: scoreOf(own, key, record) };
    const values = { handedInAt: handedInAt ?? call.now, ...graded };
    const entry = entryOf(call, own, record, graded ?? {});
    if (!(await writeRecord(call, own, record, values, entry))) return overtaken;
  }
  return received(own, { record, heldSince: own.endsAt, late: false });
}

/** @throws Failure 409 when other answers came late before */
async function afterGrace(call: Call, { own, given }: Arrival) {
  const { now } = call;
  if (holdsAll(own.record, given, now)) {
    return received(own, { record: own.record, heldSince: own.endsAt, late: false });
  }
  if (own.late) {
    if (holdsAll(own.late, given, now)) return receiptAgain(own);
    throw attemptOver(own);
  }
  // With all that is held, so that accepting it never takes an answer away.
  const record = recordWith(own.record, given, now);
  const late = { ...lateColumns(record), lateAt: now };
  const entry = entryOf(call, own, record, { late: true });
  const isFirst = await writeAttempt(call, own, late, entry);
  return isFirst ? received(own, { record, heldSince: now, late: true }) : overtaken;
}

/** What the audit says of a submission that a record is written for. */
function entryOf(
  call: Call,
  { attempt, quiz }: OwnAttempt,
  record: AnswerRecord,
  more: Pick<After<'attempt.submit'>, 'score' | 'late'>,
): AuditEntry {
  const { id: student } = call.caller;
  const { revision } = record;
  return {
    ...{ ...byCaller(call), action: 'attempt.submit', subject: attempt.id, quiz: quiz.id },
    after: { student, revision, answered: answeredIn(record), ...more },
  };
}

function scoreOf({ quiz }: OwnAttempt, key: readonly KeyedItem[], { answers }: AnswerRecord) {
  return gradeAttempt(key, answers, quiz.scorePerQuestion);
}
