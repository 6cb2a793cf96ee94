import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { attemptEnd, canBeExtended, extendedDuration, replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure, fieldFailure } from '../kernel/failure';
import { countingLate } from './answerRecord';
import { closeWithLast } from './closeWithLast';
import { lockOwnQuiz } from './ownQuiz';
import type { QuizRow } from './quizFields';
import { timesOf } from './quizView';

/**
 * Adds time, from the end or, if that has passed, from now: students who have not submitted
 * continue, even in a closed quiz. Students with time of their own keep it in addition to
 * everyone's.
 *
 * @throws Failure 400 on `student` for one who has not joined, 404 when the calling instructor has
 * no such quiz, 409 when it closed more than 12 hours ago or the student has submitted
 */
export async function extendTime(
  call: Call,
  quizId: string,
  { minutes, student }: Body<'extendTime'>,
) {
  const { now } = call;
  const entry = {
    ...byCaller(call),
    action: 'quiz.extend' as const,
    subject: quizId,
    quiz: quizId,
  };
  const endsAt = await call.database.transaction(async (tx) => {
    const quiz = await lockOwnQuiz(tx, call, quizId, 'no key update');
    if (!canBeExtended(quiz.closesAt, now)) {
      throw new Failure(409, replies.quizzes.noTimeAfterClosing);
    }
    if (student === undefined) {
      const extended = await extendQuiz(tx, quiz, now, minutes);
      const reopened = await reopenAttempts(tx, extended);
      await recordAudit(tx, {
        ...entry,
        before: { duration: quiz.durationMinutes },
        after: { minutes, duration: extended.durationMinutes, reopened },
      });
      return attemptEnd(timesOf(extended), 0);
    }
    const extra = await extendAttempt(tx, quiz, student, now, minutes);
    const reopened = await reopenAttempts(tx, quiz, student);
    await recordAudit(tx, {
      ...entry,
      before: { extra_minutes: extra.before },
      after: { minutes, student, extra_minutes: extra.after, reopened },
    });
    return attemptEnd(timesOf(quiz), extra.after);
  });
  return { ends_at: endsAt.toISOString(), message: replies.quizzes.addedTime(minutes) };
}

async function extendQuiz(
  tx: Database,
  quiz: QuizRow,
  now: Date,
  minutes: number,
): Promise<QuizRow> {
  const durationMinutes = extendedDuration(timesOf(quiz), now, minutes);
  await tx.update(quizzes).set({ durationMinutes }).where(eq(quizzes.id, quiz.id));
  return { ...quiz, durationMinutes };
}

/** Returns the student's extra minutes in total, before and after. */
async function extendAttempt(
  tx: Database,
  quiz: QuizRow,
  studentId: string,
  now: Date,
  minutes: number,
): Promise<{ before: number; after: number }> {
  const [attempt] = await tx
    .select({
      id: attempts.id,
      submittedAt: attempts.submittedAt,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), eq(attempts.studentId, studentId)))
    .for('update');
  if (!attempt) throw fieldFailure('student', replies.quizzes.notAParticipant);
  if (attempt.submittedAt) throw new Failure(409, replies.quizzes.noTimeAfterSubmitting);
  const { opensAt, durationMinutes } = quiz;
  const own = { opensAt, duration: durationMinutes + attempt.extraMinutes };
  const extraMinutes = extendedDuration(own, now, minutes) - durationMinutes;
  await tx.update(attempts).set({ extraMinutes }).where(eq(attempts.id, attempt.id));
  return { before: attempt.extraMinutes, after: extraMinutes };
}

/**
 * Reopens a quiz, and those of its attempts that the added time is for. A late submission becomes a
 * part of its attempt: it is no longer late, and counts even if nothing follows it.
 *
 * @param student the one who gets the time; everyone if it is left out
 * @returns how many attempts were over
 */
async function reopenAttempts(tx: Database, quiz: QuizRow, student?: string): Promise<number> {
  await closeWithLast(tx, [quiz]);
  await tx.update(quizzes).set({ gradedAt: null, evidenceAt: null }).where(eq(quizzes.id, quiz.id));
  const isOver = or(isNotNull(attempts.finishedAt), isNotNull(attempts.lateAt));
  const isTheirs = student === undefined ? undefined : eq(attempts.studentId, student);
  const over = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), isNull(attempts.submittedAt), isOver, isTheirs))
    // Locked in the same order everywhere: otherwise two requests could deadlock.
    .orderBy(asc(attempts.id))
    .for('update');
  for (const attempt of over) {
    await tx
      .update(attempts)
      .set({
        ...countingLate(attempt),
        lateAnswers: null,
        lateChosen: null,
        lateAt: null,
        finishedAt: null,
        score: null,
      })
      .where(eq(attempts.id, attempt.id));
  }
  return over.length;
}
