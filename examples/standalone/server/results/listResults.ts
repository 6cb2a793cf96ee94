import { and, asc, desc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Call } from '../accounts/caller';
import { attempts, quizItems, quizzes, users } from '../database/schema';
import { phaseOf, type QuizRow } from '../quizzes/quizView';
import { scoreOf } from '../quizzes/scoring';
import { groupBy } from './groupBy';

interface Row {
  quiz: QuizRow;
  attempt: typeof attempts.$inferSelect | null;
  participant: { first_name: string; last_name: string; email: string } | null;
}

/**
 * Latest closing first: for an instructor every own closed quiz, and every open one that somebody
 * has submitted, with who has; for a student their own rows of closed quizzes.
 */
export async function listResults(call: Call) {
  const rows = await finishedRows(call);
  const itemsByQuiz = await keysOfUngraded(call, rows);
  const byQuiz = groupBy(rows, (row) => row.quiz.id);
  return Array.from(byQuiz.values(), (group) => {
    const [{ quiz }] = group as [Row, ...Row[]];
    const closed = phaseOf(quiz, call.now) === 'closed';
    return {
      _id: quiz.id,
      quiz: {
        _id: quiz.id,
        title: quiz.title,
        group: quiz.groupId,
        closed_at: closed ? quiz.closesAt.toISOString() : null,
      },
      participants: group.flatMap(({ attempt, participant }) => {
        if (!attempt || !participant) return [];
        const items = itemsByQuiz.get(quiz.id) ?? [];
        return {
          _id: attempt.id,
          participant,
          score: attempt.score ?? scoreOf(quiz, items, attempt.answers),
          started_at: attempt.startedAt?.toISOString() ?? null,
          finished_at: (attempt.finishedAt ?? quiz.closesAt).toISOString(),
        };
      }),
    };
  });
}

/** A row an attempt that has ended, by submission or by time, and one a closed quiz without any. */
function finishedRows({ database, caller, now }: Call): Promise<Row[]> {
  const mine =
    caller.role === 'Instructor'
      ? eq(quizzes.ownerId, caller.id)
      : eq(attempts.studentId, caller.id);
  const hasClosed = lte(quizzes.closesAt, now);
  // While classmates still write, a student's score would tell which answers are right.
  const hasEnded =
    caller.role === 'Instructor' ? or(hasClosed, isNotNull(attempts.finishedAt)) : hasClosed;
  return database
    .select({
      quiz: quizzes,
      attempt: attempts,
      participant: {
        first_name: users.firstName,
        last_name: users.lastName,
        email: users.email,
      },
    })
    .from(quizzes)
    .leftJoin(attempts, eq(attempts.quizId, quizzes.id))
    .leftJoin(users, eq(users.id, attempts.studentId))
    .where(and(mine, hasEnded))
    .orderBy(desc(quizzes.closesAt), desc(quizzes.id), asc(users.lastName), asc(users.firstName));
}

/** Between closing and the sweep an attempt has no score yet; it gets the one the sweep will give. */
async function keysOfUngraded({ database }: Call, rows: readonly Row[]) {
  const ungraded = rows.filter((row) => row.attempt?.score === null).map((row) => row.quiz.id);
  if (ungraded.length === 0) return new Map<string, (typeof quizItems.$inferSelect)[]>();
  const items = await database
    .select()
    .from(quizItems)
    .where(inArray(quizItems.quizId, [...new Set(ungraded)]));
  return groupBy(items, (item) => item.quizId);
}
