import { replies, type AnswerRecord } from 'quizwright/rules';
import type { AuditEntry } from '../audit/recordAudit';
import { Failure } from '../kernel/failure';
import { columnsOf } from './answerRecord';
import type { AttemptValues } from './changeAttempts';
import { ownAttempt, type OwnAttempt, type TakingCall } from './ownAttempt';

/**
 * Writes to an attempt if it is still as it was read.
 *
 * @param entry the audit's entry; drafts are not recorded
 * @returns false, with nothing written, when another request has changed, submitted or graded it
 * since
 */
export function writeAttempt(
  { attempts }: TakingCall,
  { attempt }: OwnAttempt,
  values: AttemptValues,
  entry?: AuditEntry,
): Promise<boolean> {
  return attempts.change({ attempt, values, entry });
}

/**
 * Writes the new answers of an open attempt, and any other changed columns.
 *
 * @returns as `writeAttempt`
 */
export function writeRecord(
  call: TakingCall,
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
  call: TakingCall,
  quizId: string,
  act: (own: OwnAttempt) => Promise<Result | typeof overtaken>,
): Promise<Result> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const result = await act(await ownAttempt(call, quizId));
    if (result !== overtaken) return result;
  }
  throw new Failure(503, replies.attempts.busy);
}
