import { and, asc, desc, eq, exists, gt, lte } from 'drizzle-orm';
import { completedQuizLimit, upcomingQuizLimit } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts, quizzes } from '../database/schema';
import { Failure } from '../routes/failure';
import { quizViews } from './quizView';

/** Quizzes a caller may read: an instructor's own, or those of a student's group. */
function readable({ caller }: Call) {
  return caller.role === 'Instructor'
    ? eq(quizzes.ownerId, caller.id)
    : eq(quizzes.groupId, caller.groupId ?? '');
}

/** The first five quizzes that have not closed, soonest first. */
export async function listUpcomingQuizzes(call: Call) {
  const rows = await call.database
    .select()
    .from(quizzes)
    .where(and(readable(call), gt(quizzes.closesAt, call.now)))
    .orderBy(asc(quizzes.opensAt), asc(quizzes.id))
    .limit(upcomingQuizLimit);
  return quizViews(call, rows);
}

/** The last five quizzes that have closed, latest first; a student's are those they joined. */
export async function listCompletedQuizzes(call: Call) {
  const { database, caller, now } = call;
  const mine =
    caller.role === 'Instructor'
      ? readable(call)
      : exists(
          database
            .select({ id: attempts.id })
            .from(attempts)
            .where(and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id))),
        );
  const rows = await database
    .select()
    .from(quizzes)
    .where(and(mine, lte(quizzes.closesAt, now)))
    .orderBy(desc(quizzes.closesAt), desc(quizzes.id))
    .limit(completedQuizLimit);
  const views = await quizViews(call, rows);
  return views.map((view, index) => ({
    ...view,
    status: 'closed',
    createdAt: rows[index]?.createdAt.toISOString(),
  }));
}

/**
 * One quiz.
 *
 * @throws Failure 404 when it is another instructor's, or of another group
 */
export async function readQuiz(call: Call, id: string) {
  const rows = await call.database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), readable(call)));
  const [view] = await quizViews(call, rows);
  if (!view) throw new Failure(404, 'There is no such quiz among yours.');
  return view;
}
