import {
  attemptEnd,
  attemptLetters,
  offeredOf,
  replies,
  type AnswerRecord,
  type HeldAttempt,
} from 'quizwright/rules';
import type { AuditEntry } from '../audit/recordAudit';
import { orderSeed } from '../database/orderSeed';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { columnsOf, lateChoicesIn, recordIn } from './answerRecord';
import type { TakingServices } from './attemptRounds';
import type { AttemptValues } from './changeAttempts';
import type { AttemptRow, TakenQuiz } from './findAttempts';
import type { QuizItem } from './items';
import { timesOf } from './quizView';

/** A call by a student who takes a quiz. */
export type TakingCall = Call & TakingServices;

/** A quiz and the calling student's attempt at it: the fields that taking it needs. */
export interface OwnAttempt {
  quiz: TakenQuiz;
  attempt: AttemptRow;
  /** The attempt in the form that the rules use. */
  held: HeldAttempt;
}

/**
 * A quiz and the calling student's attempt at it.
 *
 * @throws Failure 403 when the student has not joined a quiz of their group, 404 for any other
 */
export async function ownAttempt(
  { attempts, caller }: Pick<TakingCall, 'attempts' | 'caller'>,
  quizId: string,
): Promise<OwnAttempt> {
  const found = await attempts.find({ quizId, studentId: caller.id });
  if (found?.attempt) {
    const { quiz, attempt } = found;
    const letters = quiz.shuffleOptions
      ? attemptLetters(questionsOf(await attempts.itemsOf(quizId)), orderSeed(quiz, attempt))
      : undefined;
    return { quiz, attempt, held: { ...heldAttempt({ quiz, attempt }), letters } };
  }
  if (found && found.quiz.groupId === caller.groupId) {
    throw new Failure(403, replies.attempts.notJoined);
  }
  throw new Failure(404, replies.quizzes.notYours);
}

const questionsOf = (items: readonly QuizItem[]) =>
  items.map((item) => ({ _id: item.id, ...offeredOf(item) }));

function heldAttempt({ quiz, attempt }: Pick<OwnAttempt, 'quiz' | 'attempt'>): HeldAttempt {
  const times = timesOf(quiz);
  const { extraMinutes, lateAt } = attempt;
  const acceptedAt = attempt.lateAcceptedAt && lateAt;
  const lateChoices = attempt.lateAcceptedAt ? null : lateChoicesIn(attempt);
  return {
    id: attempt.id,
    times,
    extraMinutes,
    questionsNumber: quiz.questionsNumber,
    startedAt: attempt.startedAt,
    record: recordIn(attempt),
    late: lateChoices && {
      choices: lateChoices,
      receivedAt: lateAt ?? attemptEnd(times, extraMinutes),
    },
    hasSubmitted: attempt.receivedAt !== null,
    isGraded: attempt.finishedAt !== null,
    submittedAt: acceptedAt ?? attempt.submittedAt,
    isAcceptedLate: acceptedAt !== null,
  };
}

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
