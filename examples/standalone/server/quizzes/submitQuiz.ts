import {
  answersFitting,
  answersOf,
  gradeAttempt,
  ruleOnSubmission,
  type KeyedItem,
  type SentSubmission,
  type SubmissionWrite,
} from 'quizwright/rules';
import type { After } from '../audit/actions';
import { byCaller } from '../audit/byCaller';
import type { AuditEntry } from '../audit/recordAudit';
import { answeredCount, lateColumns } from './answerRecord';
import { outdateEvidence } from './keepEvidence';
import {
  onOwnAttempt,
  overtaken,
  writeAttempt,
  writeRecord,
  type OwnAttempt,
  type TakingCall,
} from './ownAttempt';
import { refusal } from './refusal';

/** In bytes: room for 500 answers with their instants, with each character escaped. */
export const answersBodyLimit = 512 * 1024;

/**
 * Submits the calling student's attempt, or keeps the answers that arrived, as `ruleOnSubmission`
 * decides.
 *
 * @throws Failure 400 and 409 as `ruleOnSubmission`, 403 or 404 as `ownAttempt`
 */
export async function submitQuiz(call: TakingCall, quizId: string, submission: SentSubmission) {
  const { now } = call;
  return onOwnAttempt(call, quizId, async (own) => {
    const key = await call.attempts.itemsOf(quizId);
    const questions = key.map(({ id }) => id);
    const fits = answersFitting(key);
    const { write, answer } = ruleOnSubmission(own.held, submission, { questions, fits, now });
    if (write && !(await carryOut(call, own, write, key))) return overtaken;
    if (answer.status !== 200) throw refusal(answer);
    return answer.body;
  });
}

/** @returns as `writeAttempt` */
async function carryOut(
  call: TakingCall,
  own: OwnAttempt,
  write: SubmissionWrite,
  key: readonly KeyedItem[],
): Promise<boolean> {
  const { now } = call;
  const { record } = write;
  const score = () => gradeAttempt(key, answersOf(record.choices), own.quiz);
  switch (write.kind) {
    case 'keep':
      return writeRecord(call, own, record, { startedAt: write.startedAt });
    case 'submit': {
      const graded = { score: score() };
      const end = { startedAt: write.startedAt, finishedAt: now, submittedAt: now, ...graded };
      return writeRecord(call, own, record, end, entryOf(call, own, write, graded));
    }
    case 'merge': {
      const { receivedAt, finishedAt } = own.attempt;
      // The sweep grades when no submission can arrive any more, unless another instance's clock
      // was ahead.
      const graded = finishedAt ? { score: score() } : {};
      const values = { receivedAt: receivedAt ?? now, ...graded };
      const isKept = await writeRecord(
        call,
        own,
        record,
        values,
        entryOf(call, own, write, graded),
      );
      if (isKept && finishedAt) await outdateEvidence(call.database, own.quiz.id);
      return isKept;
    }
    case 'late': {
      const late = { ...lateColumns(record), lateAt: now };
      return writeAttempt(call, own, late, entryOf(call, own, write, { late: true }));
    }
  }
}

/** The audit's entry for a stored submission. */
function entryOf(
  call: TakingCall,
  { attempt, quiz }: OwnAttempt,
  { record }: SubmissionWrite,
  more: Pick<After<'attempt.submit'>, 'score' | 'late'>,
): AuditEntry {
  const { id: student } = call.caller;
  const { revision } = record;
  return {
    ...byCaller(call),
    action: 'attempt.submit',
    subject: attempt.id,
    quiz: quiz.id,
    after: {
      student,
      revision,
      answered: answeredCount({ answers: answersOf(record.choices) }),
      ...more,
    },
  };
}
