import { attemptEnd, attemptLetters, offeredOf, replies, type HeldAttempt } from 'quizwright/rules';
import { orderSeed } from '../database/orderSeed';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { lateChoicesIn, recordIn } from './answerRecord';
import type { TakingServices } from './attemptRounds';
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
