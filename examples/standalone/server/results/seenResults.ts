import { and, eq, inArray, isNotNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { attemptEnd, resultsPublishedBefore } from 'quizwright/rules';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { hasClosed, isSubmitted, timesOf } from '../quizzes/quizView';

// Who sees which results, and who is in them.

/** The columns of a quiz that its result needs. */
export const quizColumns = {
  id: quizzes.id,
  title: quizzes.title,
  groupId: quizzes.groupId,
  opensAt: quizzes.opensAt,
  durationMinutes: quizzes.durationMinutes,
  closesAt: quizzes.closesAt,
  questionsNumber: quizzes.questionsNumber,
  scorePerQuestion: quizzes.scorePerQuestion,
  grading: quizzes.grading,
};

/** What `quizColumns` selects. */
export type ResultQuiz = Pick<typeof quizzes.$inferSelect, keyof typeof quizColumns>;

/**
 * An instructor's quizzes that have opened, or those that a student took and whose results are
 * published.
 */
export function isOwnOrTaken({ database, caller, now }: Call): SQL | undefined {
  if (caller.role === 'Instructor') {
    return and(eq(quizzes.ownerId, caller.id), lte(quizzes.opensAt, now));
  }
  const taken = database
    .select({ id: attempts.quizId })
    .from(attempts)
    .where(eq(attempts.studentId, caller.id));
  return and(inArray(quizzes.id, taken), lt(quizzes.closesAt, resultsPublishedBefore(now)));
}

/** The attempts that a caller may see: all for an instructor, their own for a student. */
export function isOwnAttempt({ caller }: Call): SQL | undefined {
  return caller.role === 'Student' ? eq(attempts.studentId, caller.id) : undefined;
}

/** The end of a participant's own time. */
export function endOf(
  quiz: Pick<ResultQuiz, 'opensAt' | 'durationMinutes'>,
  { extraMinutes }: Pick<typeof attempts.$inferSelect, 'extraMinutes'>,
): Date {
  return attemptEnd(timesOf(quiz), extraMinutes);
}

/** `endOf` in a query of attempts and their quizzes. */
export const endsAt = sql`(${quizzes.opensAt} + make_interval(mins => ${quizzes.durationMinutes} + ${attempts.extraMinutes}))`;

type Submission = Pick<
  typeof attempts.$inferSelect,
  'finishedAt' | 'lateAt' | 'receivedAt' | 'extraMinutes'
>;

/**
 * Whether an attempt is part of the result: once the quiz has closed, and before that once it is
 * submitted. Late answers wait for the instructor while others continue, like submissions.
 */
export function isInResult(quiz: ResultQuiz, attempt: Submission, now: Date): boolean {
  return (
    hasClosed(quiz, now) ||
    attempt.finishedAt !== null ||
    attempt.lateAt !== null ||
    isSubmitted(attempt, endOf(quiz, attempt), now)
  );
}

/** `isInResult` in a query of attempts and their quizzes. */
export function areInResult({ now }: Call): SQL | undefined {
  const at = sql.param(now, quizzes.closesAt);
  return or(
    lte(quizzes.closesAt, now),
    isNotNull(attempts.finishedAt),
    isNotNull(attempts.lateAt),
    and(isNotNull(attempts.receivedAt), sql`${endsAt} <= ${at}::timestamptz`),
  );
}

/** Quizzes whose result a caller sees: once they have closed, and before that with participants. */
export function haveResult(call: Call): SQL | undefined {
  const participant = call.database
    .select({ found: sql`true` })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizzes.id), areInResult(call)))
    .limit(1);
  // Not "exists", for which PostgreSQL may read the whole table of attempts.
  const hasParticipants = sql`coalesce(${participant}, false)`;
  return and(isOwnOrTaken(call), or(lte(quizzes.closesAt, call.now), hasParticipants));
}
