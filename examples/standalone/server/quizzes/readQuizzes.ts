import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { attemptEnd, completedQuizLimit, replies, upcomingQuizLimit } from 'quizwright/rules';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { CallOf } from '../kernel/operation';
import {
  asksForPage,
  countRows,
  findPage,
  inOrder,
  type List,
  type Order,
  type PageRequest,
} from '../kernel/pages';
import { itemsOf } from './items';
import type { QuizRow } from './quizFields';
import { quizRevision } from './quizFields';
import { isSubmitted, quizViewer, timesOf } from './quizView';

/** The quizzes that a caller may read: an instructor's own, or those of a student's group. */
function readable({ caller }: Call) {
  return caller.role === 'Instructor'
    ? eq(quizzes.ownerId, caller.id)
    : eq(quizzes.groupId, caller.groupId ?? '');
}

/** Quizzes that have not closed, soonest first. */
function upcoming(call: Call): List {
  return {
    database: call.database,
    from: quizzes,
    where: and(readable(call), gt(quizzes.closesAt, call.now)),
    order: {
      name: 'upcoming',
      by: quizzes.opensAt,
      kind: 'instant',
      id: quizzes.id,
      descends: false,
    },
  };
}

/** Quizzes that have closed, latest first; for a student, those they joined. */
function completed(call: Call): List {
  const { database, caller, now } = call;
  const isClosed = lte(quizzes.closesAt, now);
  const order: Order = {
    name: 'completed',
    by: quizzes.closesAt,
    kind: 'instant',
    id: quizzes.id,
    descends: true,
  };
  if (caller.role === 'Instructor') {
    return { database, from: quizzes, where: and(readable(call), isClosed), order };
  }
  return {
    database,
    from: sql`${attempts} join ${quizzes} on ${quizzes.id} = ${attempts.quizId}`,
    where: and(eq(attempts.studentId, caller.id), isClosed),
    order,
  };
}

/** The first five upcoming quizzes, or a page of all of them. */
export async function listUpcomingQuizzes(call: CallOf<'upcomingQuizzes'>) {
  if (asksForPage(call.query)) return pageOf(call, upcoming(call), call.query, upcomingViews);
  const { ids } = await findPage(upcoming(call), { limit: upcomingQuizLimit });
  return upcomingViews(call, await rowsOf(call, ids));
}

/** The last five completed quizzes, or a page of all of them. */
export async function listCompletedQuizzes(call: CallOf<'completedQuizzes'>) {
  if (asksForPage(call.query)) return pageOf(call, completed(call), call.query, completedViews);
  const { ids } = await findPage(completed(call), { limit: completedQuizLimit });
  return completedViews(call, await rowsOf(call, ids));
}

async function pageOf<View>(
  call: Call,
  list: List,
  request: PageRequest,
  viewsOf: (call: Call, rows: QuizRow[]) => Promise<View[]>,
) {
  const { ids, next } = await findPage(list, request);
  const { total } = await countRows(list, { total: sql`true` });
  return { items: await viewsOf(call, await rowsOf(call, ids)), next, total };
}

async function rowsOf({ database }: Call, ids: readonly string[]): Promise<QuizRow[]> {
  const rows = await database
    .select()
    .from(quizzes)
    .where(inArray(quizzes.id, [...ids]));
  return inOrder(ids, rows);
}

async function upcomingViews(call: Call, rows: QuizRow[]) {
  const view = await quizViewer(call, rows);
  const own = call.caller.role === 'Student' && (await ownAttempts(call, rows));
  return rows.map((row) => ({
    ...view(row),
    ...(own && standing(call.now, row, own.get(row.id))),
  }));
}

async function completedViews(call: Call, rows: QuizRow[]) {
  const view = await quizViewer(call, rows);
  return rows.map((row) => ({
    ...view(row),
    status: 'closed',
    createdAt: row.createdAt.toISOString(),
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

type OwnAttempt = Pick<typeof attempts.$inferSelect, 'submittedAt' | 'receivedAt' | 'extraMinutes'>;

/** The caller's attempts by quiz. */
async function ownAttempts({ database, caller }: Call, rows: readonly QuizRow[]) {
  const ids = rows.map(({ id }) => id);
  const own = await database
    .select({
      quizId: attempts.quizId,
      submittedAt: attempts.submittedAt,
      receivedAt: attempts.receivedAt,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .where(and(inArray(attempts.quizId, ids), eq(attempts.studentId, caller.id)));
  return new Map(own.map(({ quizId, ...attempt }) => [quizId, attempt]));
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
  const revision = quizRevision(quiz);
  return {
    ...view(quiz),
    revision,
    questions: items.map(({ id: _id, ...item }) => ({ _id, ...item })),
  };
}
