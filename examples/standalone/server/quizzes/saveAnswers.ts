import { replies } from 'quizwright/rules';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { recordWith } from './answerRecord';
import { attemptView } from './attemptView';
import { attemptOver } from './attemptOver';
import { onOwnAttempt, overtaken, writeRecord } from './changeAttempt';
import { keyOf } from './items';
import type { OwnAttempt } from './ownAttempt';
import { givenAnswers, type Submission } from './submission';

/** A draft names the revision up to which the device has heard of everything. */
export type Draft = Submission & Required<Pick<Submission, 'revision'>>;

/**
 * Keeps answers of an attempt that runs: the latest choice of each question counts (decision 41).
 * Answers with what has changed after the draft's revision. Drafts have no grace: what is kept at the
 * end of the own time is what will be graded.
 *
 * @throws Failure 400 as `givenAnswers`, 403 or 404 as `ownAttempt`, 409 for an attempt that has not
 *   begun, or is over or submitted, with what counts of it
 */
export async function saveAnswers(call: Call, quizId: string, draft: Draft) {
  const { database, now } = call;
  return onOwnAttempt(call, quizId, async (own) => {
    const startedAt = startOfRunning(own);
    // A draft that brings nothing asks for the time: the smallest call there is.
    const key = draft.answers.length === 0 ? [] : await keyOf(database, quizId);
    const given = givenAnswers(draft, key);
    const record = recordWith(own.record, given, now);
    const isNew = record !== own.record;
    if (isNew && !(await writeRecord(call, own, record))) return overtaken;
    const view = attemptView(own, record, { startedAt, now, since: draft.revision });
    return { ...view, message: replies.attempts.saved };
  });
}

/** @throws Failure 409 for an attempt that does not run */
function startOfRunning(own: OwnAttempt): Date {
  const { phase, attempt } = own;
  if (phase === 'waiting') throw new Failure(409, replies.attempts.waitForStart);
  if (phase !== 'running') throw attemptOver(own);
  if (!attempt.startedAt) throw new Failure(409, replies.attempts.notBegun);
  return attempt.startedAt;
}
