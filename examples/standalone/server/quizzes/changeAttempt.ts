import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { replies, type AnswerRecord } from 'quizwright/rules';
import { changeAndRecord, type AuditEntry } from '../audit/recordAudit';
import { attempts } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { columnsOf } from './answerRecord';
import { ownAttempt, type OwnAttempt } from './ownAttempt';

type AttemptValues = Partial<typeof attempts.$inferInsert>;

/**
 * Writes to an attempt if it is still as it was read.
 *
 * @param entry the audit's entry; drafts are not recorded
 * @returns false, with nothing written, when another request has changed, submitted or graded it
 * since
 */
export async function writeAttempt(
  { database }: Call,
  { attempt }: OwnAttempt,
  values: AttemptValues,
  entry?: AuditEntry,
): Promise<boolean> {
  const change = database
    .update(attempts)
    .set(values)
    .where(
      and(
        eq(attempts.id, attempt.id),
        eq(attempts.revision, attempt.revision),
        isNull(attempts.submittedAt),
        attempt.finishedAt ? isNotNull(attempts.finishedAt) : isNull(attempts.finishedAt),
        attempt.lateAt ? isNotNull(attempts.lateAt) : isNull(attempts.lateAt),
      ),
    )
    .returning({ id: attempts.id });
  if (entry) return changeAndRecord(database, change, entry);
  return (await change).length > 0;
}

/**
 * Writes the new answers of an open attempt, and any other changed columns.
 *
 * @returns as `writeAttempt`
 */
export function writeRecord(
  call: Call,
  own: OwnAttempt,
  record: AnswerRecord,
  values: AttemptValues = {},
  entry?: AuditEntry,
): Promise<boolean> {
  // A late submission from before time was added has become a part of the record.
  const notLate = own.held.late && { lateAnswers: null, lateChosen: null, lateAt: null };
  return writeAttempt(call, own, { ...columnsOf(record), ...notLate, ...values }, entry);
}

/** The result of an action whose attempt has changed since it was read. */
export const overtaken = Symbol('overtaken');

/**
 * Each retry means that another request has written something new: no student has this many
 * devices.
 */
const mostTries = 50;

/**
 * Acts on the calling student's attempt, and retries while other requests change it between reading
 * and writing. Without locks, a save is one read and one write.
 *
 * @throws Failure as `ownAttempt` and `act`, 503 when the retries are used up
 */
export async function onOwnAttempt<Result>(
  call: Call,
  quizId: string,
  act: (own: OwnAttempt) => Promise<Result | typeof overtaken>,
): Promise<Result> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const result = await act(await ownAttempt(call, quizId));
    if (result !== overtaken) return result;
  }
  throw new Failure(503, replies.attempts.busy);
}
