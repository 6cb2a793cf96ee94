import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gradeAttempt, replies } from 'quizwright/rules';
import { attempts, quizzes, sortName, users } from '../database/schema';
import { Failure } from '../kernel/failure';
import type { CallOf } from '../kernel/operation';
import { countRows, directionOf, findPage, inOrder, type List, type Order } from '../kernel/pages';
import { hasWords } from '../kernel/search';
import { attemptColumns, participation, personColumns } from './participation';
import { figuresOf, millisecondsTaken } from './resultFigures';
import { resultViewer } from './resultView';
import { areInResult, haveResult, isOwnAttempt, quizColumns, type ResultQuiz } from './seenResults';
import { keysOf } from './ungraded';

type ResultCall = CallOf<'result'>;

/** Participants on a page without a `limit`. */
const usualLimit = 50;

/**
 * The result of one quiz: the figures of all its participants, and a page of them.
 *
 * @throws Failure 404 for a quiz whose result the caller does not see, 400 on `cursor`
 */
export async function readResult(call: ResultCall) {
  const { database, id, query } = call;
  const [quiz] = await database
    .select(quizColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, id), haveResult(call)));
  if (!quiz) throw new Failure(404, replies.quizzes.notYours);
  const graded = await gradeUngraded(call, quiz);
  const score = scoreFrom(graded);
  const list: List = {
    database,
    from: sql`${attempts} join ${users} on ${users.id} = ${attempts.studentId} join ${quizzes} on ${quizzes.id} = ${attempts.quizId}`,
    where: and(eq(attempts.quizId, id), isOwnAttempt(call), areInResult(call)),
    order: orderOf(call, score),
  };
  const { limit = usualLimit, cursor } = query;
  const matching = hasWords(users.searchText, query.q);
  const page = await findPage(list, { limit, cursor }, matching);
  const figures = await figuresOf(call, quiz, list, score);
  const total =
    matching === undefined
      ? figures.participants
      : (await countRows(list, { total: matching })).total;
  const view = await resultViewer(call, [quiz]);
  const items = await participationsOf(call, quiz, page.ids, graded);
  return { ...view(quiz), figures, items, next: page.next, total };
}

/** Attempts that are read and graded at once: no other request is answered meanwhile. */
const gradedAtOnce = 100;

/** The scores by attempt that the sweep has not stored yet. */
async function gradeUngraded(call: ResultCall, quiz: ResultQuiz): Promise<Map<string, number>> {
  const scores = new Map<string, number>();
  const ungraded = await call.database
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), isOwnAttempt(call), isNull(attempts.score)));
  if (ungraded.length === 0) return scores;
  const key = (await keysOf(call, [quiz.id])).get(quiz.id) ?? [];
  for (let first = 0; first < ungraded.length; first += gradedAtOnce) {
    const ids = ungraded.slice(first, first + gradedAtOnce).map(({ id }) => id);
    const rows = await call.database
      .select({ id: attempts.id, answers: attempts.answers })
      .from(attempts)
      .where(inArray(attempts.id, ids));
    for (const { id, answers } of rows) {
      scores.set(id, gradeAttempt(key, answers, quiz));
    }
    await nextTurn();
  }
  return scores;
}

/** The score of an attempt in a query of attempts. */
function scoreFrom(graded: ReadonlyMap<string, number>): SQL {
  if (graded.size === 0) return sql`${attempts.score}`;
  const scores = JSON.stringify(Object.fromEntries(graded));
  return sql`coalesce(${attempts.score}, (${scores}::text::jsonb ->> ${attempts.id})::numeric, 0)`;
}

function orderOf(call: ResultCall, score: SQL): Order {
  const { column, descends } = directionOf<'name' | 'score' | 'duration'>(
    call.query.sort ?? 'name',
  );
  // Last in both directions.
  const noDuration = descends ? sql`-1` : sql.raw(String(Number.MAX_SAFE_INTEGER));
  const columns = {
    name: { by: sortName(users.searchText), kind: 'text' },
    score: { by: score, kind: 'number' },
    duration: { by: sql`coalesce(${millisecondsTaken(call)}, ${noDuration})`, kind: 'number' },
  } as const;
  const name = `result ${call.id} ${descends ? '-' : ''}${column}`;
  return { ...columns[column], name, id: attempts.id, descends };
}

async function participationsOf(
  call: ResultCall,
  quiz: ResultQuiz,
  ids: readonly string[],
  graded: ReadonlyMap<string, number>,
) {
  const rows = await call.database
    .select({ id: attempts.id, attempt: attemptColumns, participant: personColumns })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.studentId))
    .where(inArray(attempts.id, [...ids]));
  return inOrder(ids, rows).map(({ id, attempt, participant }) => {
    const score = attempt.score ?? graded.get(id) ?? 0;
    return participation(call, { quiz, attempt, participant, score });
  });
}
