import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { attemptEnd, completedQuizLimit, replies, upcomingQuizLimit } from 'quizwright/rules';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { itemsOf } from './items';
import type { QuizRow } from './quizFields';
import { isSubmitted, quizViewer, timesOf } from './quizView';

/** The quizzes that a caller may read: an instructor's own, or those of a student's group. */
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
  const view = await quizViewer(call, rows);
  const own = call.caller.role === 'Student' && (await ownAttempts(call, rows));
  return rows.map((row) => ({
    ...view(row),
    ...(own && standing(call.now, row, own.get(row.id))),
  }));
}

/** What a student learns of their own attempt at a quiz. */
function standing(now: Date, quiz: QuizRow, own: OwnAttempt | undefined) {
  if (!own) return { joined: false, submitted: false };
  const endsAt = attemptEnd(timesOf(quiz), own.extraMinutes);
  return {
    joined: true,
    submitted: own.submittedAt !== null || isSubmitted(own, endsAt, now),
    ends_at: endsAt.toISOString(),
  };
}

type OwnAttempt = Pick<typeof attempts.$inferSelect, 'submittedAt' | 'handedInAt' | 'extraMinutes'>;

/** The caller's attempts by quiz. */
async function ownAttempts({ database, caller }: Call, rows: readonly QuizRow[]) {
  const ids = rows.map(({ id }) => id);
  const own = await database
    .select({
      quizId: attempts.quizId,
      submittedAt: attempts.submittedAt,
      handedInAt: attempts.handedInAt,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .where(and(inArray(attempts.quizId, ids), eq(attempts.studentId, caller.id)));
  return new Map(own.map(({ quizId, ...attempt }) => [quizId, attempt]));
}

/** The last five quizzes that have closed, latest first; for a student, those they joined. */
export async function listCompletedQuizzes(call: Call) {
  const rows = await lastClosed(call);
  const view = await quizViewer(call, rows);
  return rows.map((row) => ({
    ...view(row),
    status: 'closed',
    createdAt: row.createdAt.toISOString(),
  }));
}

async function lastClosed(call: Call): Promise<QuizRow[]> {
  const { database, caller, now } = call;
  const isClosed = lte(quizzes.closesAt, now);
  const latestFirst = [desc(quizzes.closesAt), desc(quizzes.id)];
  if (caller.role === 'Instructor') {
    return database
      .select()
      .from(quizzes)
      .where(and(readable(call), isClosed))
      .orderBy(...latestFirst)
      .limit(completedQuizLimit);
  }
  const rows = await database
    .select({ quiz: quizzes })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.studentId, caller.id), isClosed))
    .orderBy(...latestFirst)
    .limit(completedQuizLimit);
  return rows.map(({ quiz }) => quiz);
}

/**
 * One quiz; only its instructor also gets the drawn questions with their right answers.
 *
 * @throws Failure 404 when it belongs to another instructor or another group
 */
export async function readQuiz(call: Call, id: string) {
  const [quiz] = await call.database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), readable(call)));
  if (!quiz) throw new Failure(404, replies.quizzes.notYours);
  const view = await quizViewer(call, [quiz]);
  if (call.caller.role !== 'Instructor') return view(quiz);
  const items = await itemsOf(call.database, id);
  return { ...view(quiz), questions: items.map(({ id: _id, ...item }) => ({ _id, ...item })) };
}
