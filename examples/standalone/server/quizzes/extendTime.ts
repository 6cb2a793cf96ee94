import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { acceptsSubmission, attemptEnd, replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { Failure, fieldFailure } from '../routes/failure';
import { lateRecord } from './answerRecord';
import { closeWithLast } from './closeWithLast';
import { lockOwnQuiz } from './ownQuiz';
import { hasClosed, timesOf, type QuizRow } from './quizView';

export interface MoreTime {
  minutes: number;
  /** The one participant who gets it; everybody when it is left out. */
  student?: string;
}

/**
 * Gives more time in a quiz that has not closed. Who has got time of their own keeps it beyond
 * what everybody gets.
 *
 * @throws Failure 400 on `student` for one who has not joined, 404 when the calling instructor has
 *   no such quiz, 409 when it has closed or the student has submitted
 */
export async function extendTime(call: Call, quizId: string, { minutes, student }: MoreTime) {
  const endsAt = await call.database.transaction(async (tx) => {
    const quiz = await lockOwnQuiz(tx, call, quizId, 'no key update');
    if (hasClosed(quiz, call.now)) throw new Failure(409, replies.quizzes.noTimeAfterClosing);
    if (student === undefined) {
      const extended = await extendQuiz(tx, quiz, minutes);
      await closeWithLast(tx, [extended]);
      await takeInLate(tx, extended, call.now);
      return attemptEnd(timesOf(extended), 0);
    }
    const extraMinutes = await extendAttempt(tx, quiz.id, student, minutes);
    await closeWithLast(tx, [quiz]);
    await takeInLate(tx, quiz, call.now, student);
    return attemptEnd(timesOf(quiz), extraMinutes);
  });
  return { ends_at: endsAt.toISOString(), message: replies.quizzes.moreTime(minutes) };
}

async function extendQuiz(tx: Database, quiz: QuizRow, minutes: number): Promise<QuizRow> {
  const durationMinutes = quiz.durationMinutes + minutes;
  await tx.update(quizzes).set({ durationMinutes }).where(eq(quizzes.id, quiz.id));
  return { ...quiz, durationMinutes };
}

/** Answers all the extra minutes that the student has now. */
async function extendAttempt(tx: Database, quizId: string, studentId: string, minutes: number) {
  const [attempt] = await tx
    .select({ id: attempts.id, submittedAt: attempts.submittedAt })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId)))
    .for('update');
  if (!attempt) throw fieldFailure('student', replies.quizzes.notAParticipant);
  if (attempt.submittedAt) throw new Failure(409, replies.quizzes.noTimeAfterSubmitting);
  const [extended] = await tx
    .update(attempts)
    .set({ extraMinutes: sql`${attempts.extraMinutes} + ${minutes}` })
    .where(eq(attempts.id, attempt.id))
    .returning({ extraMinutes: attempts.extraMinutes });
  return extended?.extraMinutes ?? minutes;
}

/**
 * Makes late submissions a part of the attempts that go on by the new time. They are late no more, and
 * count also where nothing comes after them.
 *
 * @param student the one who has got more time; everybody where it is left out
 */
async function takeInLate(tx: Database, quiz: QuizRow, now: Date, student?: string): Promise<void> {
  const isLate = and(isNotNull(attempts.lateAt), isNull(attempts.submittedAt));
  const isTheirs = student === undefined ? undefined : eq(attempts.studentId, student);
  const late = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), isLate, isTheirs))
    // In the order in which they are locked everywhere, or two requests could wait for each other.
    .orderBy(asc(attempts.id))
    .for('update');
  for (const attempt of late) {
    const record = lateRecord(attempt);
    if (!record || !acceptsSubmission(timesOf(quiz), now, attempt.extraMinutes)) continue;
    await tx
      .update(attempts)
      .set({ ...record, lateAnswers: null, lateChosen: null, lateAt: null })
      .where(eq(attempts.id, attempt.id));
  }
}
