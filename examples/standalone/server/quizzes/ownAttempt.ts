import { and, eq } from 'drizzle-orm';
import { attemptEnd, replies, type HeldAttempt } from 'quizwright/rules';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { lateChoicesIn, recordIn } from './answerRecord';
import { headColumns } from './quizFields';
import { timesOf } from './quizView';

// Read with every submission: whole rows would be several times as wide.
const quizColumns = {
  ...headColumns,
  id: quizzes.id,
  groupId: quizzes.groupId,
  opensAt: quizzes.opensAt,
  durationMinutes: quizzes.durationMinutes,
  questionsNumber: quizzes.questionsNumber,
  scorePerQuestion: quizzes.scorePerQuestion,
};
const attemptColumns = {
  id: attempts.id,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
  submittedAt: attempts.submittedAt,
  extraMinutes: attempts.extraMinutes,
  answers: attempts.answers,
  chosen: attempts.chosen,
  revision: attempts.revision,
  handedInAt: attempts.handedInAt,
  lateAnswers: attempts.lateAnswers,
  lateChosen: attempts.lateChosen,
  lateAt: attempts.lateAt,
  lateAcceptedAt: attempts.lateAcceptedAt,
};

/** A quiz and the calling student's attempt at it: the fields that taking it needs. */
export interface OwnAttempt {
  quiz: Columns<typeof quizzes, keyof typeof quizColumns>;
  attempt: Columns<typeof attempts, keyof typeof attemptColumns>;
  /** The attempt in the form that the rules use. */
  held: HeldAttempt;
}

type Columns<Table extends typeof quizzes | typeof attempts, Name extends string> = Pick<
  Table['$inferSelect'],
  Name & keyof Table['$inferSelect']
>;

/**
 * A quiz and the calling student's attempt at it.
 *
 * @throws Failure 403 when the student has not joined a quiz of their group, 404 for any other
 */
export async function ownAttempt(
  { database, caller }: Pick<Call, 'database' | 'caller'>,
  quizId: string,
): Promise<OwnAttempt> {
  const [found] = await database
    .select({ quiz: quizColumns, attempt: attemptColumns })
    .from(quizzes)
    .leftJoin(attempts, and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id)))
    .where(eq(quizzes.id, quizId));
  if (found?.attempt) {
    const { quiz, attempt } = found;
    return { quiz, attempt, held: heldAttempt({ quiz, attempt }) };
  }
  if (found && found.quiz.groupId === caller.groupId) {
    throw new Failure(403, replies.attempts.notJoined);
  }
  throw new Failure(404, replies.quizzes.notYours);
}

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
    isHandedIn: attempt.handedInAt !== null,
    isGraded: attempt.finishedAt !== null,
    submittedAt: acceptedAt ?? attempt.submittedAt,
    isAcceptedLate: acceptedAt !== null,
  };
}
