import { and, eq } from 'drizzle-orm';
import { gradeAttempt, replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts } from '../database/schema';
import { Failure } from '../routes/failure';
import { lateRecord } from '../quizzes/answerRecord';
import { keyOf } from '../quizzes/items';
import { ownQuiz } from '../quizzes/ownQuiz';

/**
 * Grades what a participant sent too late, in place of the answers saved at the end: from then on
 * it is the participant's submission. Accepting again changes nothing.
 *
 * @param participation the id of the attempt
 * @throws Failure 404 when the calling instructor has no such quiz, or nobody sent this late
 */
export async function acceptLate(call: Call, quizId: string, participation: string) {
  const quiz = await ownQuiz(call, quizId);
  const score = await call.database.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(attempts)
      .where(and(eq(attempts.id, participation), eq(attempts.quizId, quiz.id)))
      .for('update');
    if (attempt?.lateAcceptedAt) return attempt.score;
    // Who was given more time after it may have submitted in time since.
    const late = attempt && !attempt.submittedAt ? lateRecord(attempt) : null;
    if (!attempt || !late) throw new Failure(404, replies.results.noLateSubmission);
    const { lateAt } = attempt;
    const graded = gradeAttempt(await keyOf(tx, quiz.id), late.answers, quiz.scorePerQuestion);
    await tx
      .update(attempts)
      .set({
        ...late,
        score: graded,
        submittedAt: lateAt,
        finishedAt: lateAt,
        lateAcceptedAt: call.now,
      })
      .where(eq(attempts.id, attempt.id));
    return graded;
  });
  return { score, message: replies.results.lateAccepted };
}
