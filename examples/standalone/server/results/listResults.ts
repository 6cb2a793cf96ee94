import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import {
  attemptEnd,
  byName,
  gradeAttempt,
  gradedOf,
  resultsPublishedBefore,
  type KeyedItem,
} from 'quizwright/rules';
import { attempts, quizItems, quizzes, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { hasClosed, isSubmitted, timesOf } from '../quizzes/quizView';
import { groupBy } from './groupBy';

type Quiz = Awaited<ReturnType<typeof ownQuizzes>>[number];
type Attempt = Awaited<ReturnType<typeof attemptsAt>>[number];
type Participant = Awaited<ReturnType<typeof peopleOf>>[number];

/**
 * Latest closing first: for an instructor, every own closed quiz, and every open one with
 * submissions and their participants; for a student, their own rows of quizzes that accept no more
 * submissions. Participants are sorted by name.
 */
export async function listResults(call: Call) {
  // Passes ids from one statement to the next: with joins of this size, the database prefers to
  // read whole tables.
  const own = await ownQuizzes(call);
  const taken = await attemptsAt(call, own);
  const people = await peopleOf(call, taken);
  const keys = await keysOfUngraded(call, taken);
  // Sorted once for all quizzes: a large school has ten thousand people in a thousand of them.
  const attemptsByStudent = groupBy(taken, ({ studentId }) => studentId);
  const rowsByQuiz = groupBy(
    people
      .sort(byName)
      .flatMap((participant) =>
        (attemptsByStudent.get(participant._id) ?? []).map((attempt) => ({ attempt, participant })),
      ),
    ({ attempt }) => attempt.quizId,
  );

  return own.flatMap((quiz) => {
    const closed = hasClosed(quiz, call.now);
    const rows = (rowsByQuiz.get(quiz.id) ?? []).filter(
      // Late answers wait for the instructor while others continue, like submissions.
      ({ attempt }) =>
        closed ||
        attempt.finishedAt ||
        attempt.lateAt ||
        isSubmitted(attempt, endOf(quiz, attempt), call.now),
    );
    if (!closed && rows.length === 0) return [];
    const key = keys.get(quiz.id) ?? [];
    return {
      _id: quiz.id,
      quiz: {
        _id: quiz.id,
        title: quiz.title,
        group: quiz.groupId,
        closed_at: closed ? quiz.closesAt.toISOString() : null,
      },
      participants: rows.map((row) => participation(call, { quiz, key, ...row })),
    };
  });
}

function endOf(quiz: Quiz, { extraMinutes }: Attempt): Date {
  return attemptEnd(timesOf(quiz), extraMinutes);
}

interface Row {
  quiz: Quiz;
  attempt: Attempt;
  participant: Participant;
  key: readonly KeyedItem[];
}

function participation({ caller, now }: Call, { quiz, attempt, participant, key }: Row) {
  const endsAt = endOf(quiz, attempt);
  const finishedAt = attempt.finishedAt ?? (now >= endsAt ? endsAt : null);
  const late = caller.role === 'Instructor' && lateFacts(attempt);
  return {
    _id: attempt.id,
    participant,
    score: attempt.score ?? gradeAttempt(key, attempt.answers, quiz.scorePerQuestion),
    started_at: attempt.startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    ...late,
  };
}

/** A late submission is settled once the attempt counts as submitted: by acceptance, or in time. */
function lateFacts({ submittedAt, lateAt, lateAnswers, replacedScore }: Attempt) {
  if (!lateAt || !lateAnswers) return undefined;
  const received_at = lateAt.toISOString();
  if (replacedScore !== null) {
    return { accepted_late: { received_at, replaced_score: replacedScore } };
  }
  if (submittedAt) return undefined;
  return { late: { received_at, answered: Object.keys(lateAnswers).length } };
}

/**
 * An instructor's quizzes that have opened, or those that a student took and whose results are
 * published.
 */
function ownQuizzes({ database, caller, now }: Call) {
  const taken = database
    .select({ id: attempts.quizId })
    .from(attempts)
    .where(eq(attempts.studentId, caller.id));
  return database
    .select({
      id: quizzes.id,
      title: quizzes.title,
      groupId: quizzes.groupId,
      opensAt: quizzes.opensAt,
      durationMinutes: quizzes.durationMinutes,
      closesAt: quizzes.closesAt,
      scorePerQuestion: quizzes.scorePerQuestion,
    })
    .from(quizzes)
    .where(
      caller.role === 'Instructor'
        ? and(eq(quizzes.ownerId, caller.id), lte(quizzes.opensAt, now))
        : and(inArray(quizzes.id, taken), lt(quizzes.closesAt, resultsPublishedBefore(now))),
    )
    .orderBy(desc(quizzes.closesAt), desc(quizzes.id));
}

/**
 * The attempts at quizzes that the caller may see: all for an instructor, their own for a student.
 */
function attemptsAt({ database, caller }: Call, own: readonly Quiz[]) {
  return database
    .select({
      id: attempts.id,
      quizId: attempts.quizId,
      studentId: attempts.studentId,
      startedAt: attempts.startedAt,
      finishedAt: attempts.finishedAt,
      submittedAt: attempts.submittedAt,
      handedInAt: attempts.handedInAt,
      extraMinutes: attempts.extraMinutes,
      // Needed only for grading, and by far the widest: not read for graded attempts.
      answers: sql`case when ${attempts.score} is null then ${attempts.answers} end`.mapWith(
        attempts.answers,
      ),
      score: attempts.score,
      lateAnswers: attempts.lateAnswers,
      lateAt: attempts.lateAt,
      replacedScore: sql<number | null>`(${attempts.replaced} -> 'score')::integer`,
    })
    .from(attempts)
    .where(
      and(
        inArray(
          attempts.quizId,
          own.map(({ id }) => id),
        ),
        caller.role === 'Student' ? eq(attempts.studentId, caller.id) : undefined,
      ),
    );
}

/** The participants. */
function peopleOf({ database }: Call, taken: readonly Attempt[]) {
  return database
    .select({
      _id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(taken.map(({ studentId }) => studentId))]));
}

/**
 * Between closing and the sweep, an attempt has no score yet; it is given the one that the sweep
 * will store.
 */
async function keysOfUngraded({ database }: Call, taken: readonly Attempt[]) {
  const ungraded = taken.filter(({ score }) => score === null).map(({ quizId }) => quizId);
  if (ungraded.length === 0) return new Map<string, KeyedItem[]>();
  const items = await database
    .select({ quizId: quizItems.quizId, id: quizItems.questionId, ...gradedOf(quizItems) })
    .from(quizItems)
    .where(inArray(quizItems.quizId, [...new Set(ungraded)]));
  return groupBy(items, (item) => item.quizId);
}
