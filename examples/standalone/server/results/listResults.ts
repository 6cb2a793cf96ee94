import { and, desc, inArray, sql } from 'drizzle-orm';
import { byName, gradeAttempt } from 'quizwright/rules';
import { attempts, quizzes, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { hasClosed } from '../quizzes/quizView';
import { groupBy } from './groupBy';
import { attemptColumns, participation, personColumns } from './participation';
import { resultViewer } from './resultView';
import {
  isInResult,
  isOwnAttempt,
  isOwnOrTaken,
  quizColumns,
  type ResultQuiz,
} from './seenResults';
import { keysOf } from './ungraded';

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
  const people = await peopleOf(
    call,
    taken.map(({ studentId }) => studentId),
  );
  const ungraded = taken.filter(({ score }) => score === null);
  const keys = await keysOf(
    call,
    ungraded.map(({ quizId }) => quizId),
  );
  const view = await resultViewer(call, own);
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
    const rows = (rowsByQuiz.get(quiz.id) ?? []).filter(({ attempt }) =>
      isInResult(quiz, attempt, call.now),
    );
    if (!hasClosed(quiz, call.now) && rows.length === 0) return [];
    const key = keys.get(quiz.id) ?? [];
    const participants = rows.map(({ attempt, participant }) => {
      const score = attempt.score ?? gradeAttempt(key, attempt.answers, quiz);
      return participation(call, { quiz, attempt, participant, score });
    });
    return { ...view(quiz), participants };
  });
}

function ownQuizzes(call: Call) {
  return call.database
    .select(quizColumns)
    .from(quizzes)
    .where(isOwnOrTaken(call))
    .orderBy(desc(quizzes.closesAt), desc(quizzes.id));
}

/** The attempts at quizzes that the caller may see. */
function attemptsAt(call: Call, own: readonly ResultQuiz[]) {
  const ids = own.map(({ id }) => id);
  return call.database
    .select({
      ...attemptColumns,
      // Needed only for grading, and by far the widest: not read for graded attempts.
      answers: sql`case when ${attempts.score} is null then ${attempts.answers} end`.mapWith(
        attempts.answers,
      ),
    })
    .from(attempts)
    .where(and(inArray(attempts.quizId, ids), isOwnAttempt(call)));
}

/** The participants. */
function peopleOf({ database }: Call, studentIds: readonly string[]) {
  return database
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(studentIds)]));
}
