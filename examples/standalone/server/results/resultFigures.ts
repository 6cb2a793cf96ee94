import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { attempts, quizzes, sortName, users } from '../database/schema';
import type { Call } from '../kernel/call';
import type { List } from '../kernel/pages';
import { hasLateFacts, personColumns } from './participation';
import { areInResult, endsAt, type ResultQuiz } from './seenResults';

/** Students without the quiz whom a result names. */
const mostNamed = 100;

/** How long a participant took, in a query of attempts and their quizzes; null if that is not known. */
export function millisecondsTaken({ now }: Call): SQL {
  const at = sql`${sql.param(now, quizzes.closesAt)}::timestamptz`;
  const finishedAt = sql`coalesce(${attempts.finishedAt}, case when ${endsAt} <= ${at} then ${endsAt} end)`;
  return sql`(extract(epoch from ${finishedAt} - ${attempts.startedAt}) * 1000)::bigint`;
}

interface Summary {
  participants: number;
  median_seconds: number | null;
  has_late: boolean;
}

/**
 * The figures of a result, whatever the page.
 *
 * @param participants the attempts in it
 * @param score of an attempt
 */
export async function figuresOf(
  call: Call,
  quiz: ResultQuiz,
  { database, from, where }: List,
  score: SQL,
) {
  const isInstructor = call.caller.role === 'Instructor';
  const taken = sql`select ${score} as score, ${millisecondsTaken(call)} as taken,
    ${isInstructor ? hasLateFacts : sql`false`} as late from ${from} where ${where}`;
  const read = async <Row>(statement: SQL) =>
    ((await database.execute(statement)) as { rows: Row[] }).rows;
  const [summary] = await read<Summary>(sql`
    select count(*)::int as participants, coalesce(bool_or(late), false) as has_late,
      (percentile_cont(0.5) within group (order by taken) / 1000)::float8 as median_seconds
    from (${taken}) attempts`);
  const scores = await read<{ score: number; count: number }>(sql`
    select score::float8, count(*)::int as count from (${taken}) attempts group by score order by score`);
  const minutes = await read<{ minutes: number; count: number }>(sql`
    select (taken / 60000)::int as minutes, count(*)::int as count from (${taken}) attempts
    where taken is not null group by 1 order by 1`);
  const missing = isInstructor ? await missingFrom(call, quiz) : { total: 0, students: [] };
  return {
    participants: 0,
    median_seconds: null,
    has_late: false,
    ...summary,
    scores,
    minutes,
    missing,
  };
}

/** The students of the group who are not in the result: how many, and the first by last name. */
async function missingFrom(call: Call, quiz: ResultQuiz) {
  const { database } = call;
  const present = database
    .select({ id: attempts.studentId })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.quizId, quiz.id), areInResult(call)));
  const isMissing = and(
    eq(users.groupId, quiz.groupId),
    eq(users.role, 'Student'),
    notInArray(users.id, present),
  );
  const students = await database
    .select({ ...personColumns, status: users.status })
    .from(users)
    .where(isMissing)
    .orderBy(asc(sortName(users.searchText)), asc(users.id))
    .limit(mostNamed);
  return { total: await database.$count(users, isMissing), students };
}
