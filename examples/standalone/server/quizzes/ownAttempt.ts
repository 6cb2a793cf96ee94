import { and, eq } from 'drizzle-orm';
import { attemptEnd, replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts, quizzes } from '../database/schema';
import { Failure } from '../routes/failure';
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
  revision: attempts.revision,
  lateAnswers: attempts.lateAnswers,
  lateAt: attempts.lateAt,
  lateAcceptedAt: attempts.lateAcceptedAt,
};

/** A quiz and the calling student's attempt at it, as far as taking it needs them. */
export type OwnAttempt = Awaited<ReturnType<typeof ownAttempt>>;

/**
 * A quiz, the calling student's attempt at it, and the end of the student's own time.
 *
 * @throws Failure 403 when the student has not joined a quiz of their group, 404 for any other
 */
export async function ownAttempt({ database, caller }: Call, quizId: string) {
  const [found] = await database
    .select({ quiz: quizColumns, attempt: attemptColumns })
    .from(quizzes)
    .leftJoin(attempts, and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id)))
    .where(eq(quizzes.id, quizId));
  if (found?.attempt) {
    const { quiz, attempt } = found;
    return { quiz, attempt, endsAt: attemptEnd(timesOf(quiz), attempt.extraMinutes) };
  }
  if (found && found.quiz.groupId === caller.groupId) {
    throw new Failure(403, replies.attempts.notJoined);
  }
  throw new Failure(404, replies.quizzes.notYours);
}
