import { and, eq } from 'drizzle-orm';
import { acceptsSubmission, attemptEnd, replies } from 'quizwright/rules';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { lateRecord } from './answerRecord';
import { timesOf } from './quizView';

// Read with every submission: the rows whole would be several times as wide.
const quizColumns = {
  id: quizzes.id,
  groupId: quizzes.groupId,
  title: quizzes.title,
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

/** A quiz and the calling student's attempt at it, as far as taking it needs them. */
export type OwnAttempt = Awaited<ReturnType<typeof ownAttempt>>;

/**
 * What can be done with an attempt now: nothing yet, everything, only adding to it until the grace is
 * over, only keeping what comes as late, or nothing any more.
 */
export type AttemptPhase = 'waiting' | 'running' | 'grace' | 'over' | 'submitted';

/**
 * A quiz, the calling student's attempt at it with what it holds, and the end of the student's own
 * time.
 *
 * @throws Failure 403 when the student has not joined a quiz of their group, 404 for any other
 */
export async function ownAttempt({ database, caller, now }: Call, quizId: string) {
  const [found] = await database
    .select({ quiz: quizColumns, attempt: attemptColumns })
    .from(quizzes)
    .leftJoin(attempts, and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id)))
    .where(eq(quizzes.id, quizId));
  if (found?.attempt) {
    const { quiz, attempt } = found;
    const endsAt = attemptEnd(timesOf(quiz), attempt.extraMinutes);
    const phase = phaseOf({ quiz, attempt, endsAt }, now);
    const late = phase === 'submitted' ? null : lateRecord(attempt);
    // Who was given more time after a late submission goes on with it: it is late no more.
    const record = phase === 'over' ? attempt : (late ?? attempt);
    return { quiz, attempt, endsAt, phase, record, late };
  }
  if (found && found.quiz.groupId === caller.groupId) {
    throw new Failure(403, replies.attempts.notJoined);
  }
  throw new Failure(404, replies.quizzes.notYours);
}

interface Times {
  quiz: Pick<typeof quizzes.$inferSelect, 'opensAt' | 'durationMinutes'>;
  attempt: Pick<typeof attempts.$inferSelect, 'submittedAt' | 'finishedAt' | 'extraMinutes'>;
  endsAt: Date;
}

function phaseOf({ quiz, attempt, endsAt }: Times, now: Date): AttemptPhase {
  if (attempt.submittedAt) return 'submitted';
  if (now < quiz.opensAt) return 'waiting';
  // Graded while the clock was ahead: over, until its instructor gives more time.
  if (now < endsAt && !attempt.finishedAt) return 'running';
  return acceptsSubmission(timesOf(quiz), now, attempt.extraMinutes) ? 'grace' : 'over';
}
