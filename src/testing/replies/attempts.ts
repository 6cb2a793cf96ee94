import { attemptLetters } from '../../items/order/attemptOrder';
import { answersFitting, offeredOf } from '../../items/parts';
import type { Attempt } from '../../api/entities';
import { replies } from '../../rules/replies';
import { standingOf, type HeldAttempt } from '../../rules/ruling/attempt';
import type { AttemptView, Refused } from '../../rules/ruling/bodies';
import type { AnswerRecord } from '../../rules/ruling/record';
import { timesOf } from '../school/quizTimes';
import type { OwnedQuiz, StoredAttempt } from '../school/records';
import { Refusal } from '../school/refusal';
import type { Acting } from './call';

/** A quiz and the calling student's attempt at it. */
export interface JoinedAttempt {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
  /** The attempt in the form the rules use. */
  held: HeldAttempt;
}

function heldAttempt(owned: OwnedQuiz, attempt: StoredAttempt): HeldAttempt {
  const { _id, extraMinutes, startedAt, hasSubmitted, submittedAt, late } = attempt;
  const { choices, revision, changedAt } = attempt;
  const isAcceptedLate = (late?.replaced ?? null) !== null;
  return {
    id: _id,
    times: timesOf(owned),
    extraMinutes,
    questionsNumber: owned.items.length,
    startedAt,
    hasSubmitted,
    submittedAt,
    isAcceptedLate,
    letters: owned.quiz.shuffle_options && attemptLetters(owned.items, _id),
    record: { choices, revision, changedAt },
    late: isAcceptedLate ? null : late,
  };
}

/** Keeps a record, which includes answers that were late before time was added. */
export function keepRecord(attempt: StoredAttempt, record: AnswerRecord): void {
  Object.assign(attempt, record, { late: null });
}

/** @throws Refusal 403 if the student has not joined, 404 for a quiz of another group */
export function ownAttempt({ data, caller, now }: Acting, id: string): JoinedAttempt {
  const owned = data.quizzes.find(({ quiz }) => quiz._id === id);
  const attempt = data.attempts.find(({ quiz, student }) => quiz === id && student === caller._id);
  if (owned !== undefined && attempt !== undefined) {
    const { phase, record } = standingOf(heldAttempt(owned, attempt), now);
    const isRunning = phase === 'open' || phase === 'grace';
    if (isRunning && attempt.late !== null) keepRecord(attempt, record);
    return { owned, attempt, held: heldAttempt(owned, attempt) };
  }
  if (owned !== undefined && owned.quiz.group === caller.group) {
    throw new Refusal(403, replies.attempts.notJoined);
  }
  throw new Refusal(404, replies.quizzes.notYours);
}

/** The ids of the questions in a quiz. */
export function questionsOf({ items }: OwnedQuiz): string[] {
  return items.map(({ _id }) => _id);
}

/** Whether the questions in a quiz can be answered so. */
export function fittingIn({ items }: OwnedQuiz): ReturnType<typeof answersFitting> {
  return answersFitting(items.map((item) => ({ id: item._id, ...offeredOf(item) })));
}

/** A school in memory has no load to spread, and tests need not wait. */
export function withoutSpread<View extends AttemptView>(
  view: View,
): View & Pick<Attempt, 'spread'> {
  return { ...view, spread: 0 };
}

/** Turns a refusal of the rules into one of the school. */
export function refusalOf({ status, body }: Refused): Refusal {
  const { code, message, attempt, ...details } = body;
  return new Refusal(
    status,
    { code, message },
    {
      ...details,
      ...(attempt && { attempt: withoutSpread(attempt) }),
    },
  );
}
