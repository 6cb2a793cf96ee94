import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { byName, type RankingShown } from 'quizwright/rules';
import { attempts, quizzes, users } from '../database/schema';
import type { Call } from '../kernel/call';

export interface RankingServices {
  /** What students see of the ranking. */
  ranking: RankingShown;
}

/** The length of the ranking (spec §9). */
const rankedStudents = 5;

/**
 * The five best active students by the mean of their scores in percent, over quizzes that were
 * graded after their grace: an instructor's own, or those of a student's group. Means that round to
 * the same number are equal, and sorted by name. Empty for students who may not see the others.
 */
export async function rankStudents(call: Call & RankingServices) {
  if (call.caller.role === 'Student' && call.ranking !== 'everybody') return [];
  const means = await meansOfStudents(call);
  const fifth = means[rankedStudents - 1]?.mean ?? 0;
  // Students who tie with the fifth may come before them by name.
  const best = await named(
    call,
    means.filter(({ mean }) => mean >= fifth),
  );
  return best.slice(0, rankedStudents);
}

/**
 * The calling student's place in that whole ranking; it reveals nothing about anyone else. There is
 * none where students see nothing.
 */
export async function placeStudent(call: Call & RankingServices) {
  if (call.ranking === 'nobody') return { place: null, of: 0, avg_score: null };
  const means = await meansOfStudents(call);
  const own = means.find(({ studentId }) => studentId === call.caller.id);
  if (own === undefined) return { place: null, of: means.length, avg_score: null };
  const before = means.filter(({ mean }) => mean > own.mean).length;
  const equal = await named(
    call,
    means.filter(({ mean }) => mean === own.mean),
  );
  const among = equal.findIndex(({ _id }) => _id === call.caller.id);
  return { place: before + among + 1, of: means.length, avg_score: own.mean };
}

type Mean = Awaited<ReturnType<typeof meansOfStudents>>[number];

/** The people of these means, best first; equal means by name. */
async function named({ database }: Call, means: readonly Mean[]) {
  const meanById = new Map(means.map(({ studentId, mean }) => [studentId, mean]));
  const people = await database
    .select({ _id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, [...meanById.keys()]));
  return people
    .map((person) => ({ ...person, avg_score: meanById.get(person._id) ?? 0 }))
    .sort((one, other) => other.avg_score - one.avg_score || byName(one, other));
}

/** Mean percents of active students with one decimal, best first. */
function meansOfStudents({ database, caller }: Call) {
  const isMine =
    caller.role === 'Instructor'
      ? eq(quizzes.ownerId, caller.id)
      : eq(quizzes.groupId, caller.groupId ?? '');
  // Not as soon as it has closed: attempts without a submission have no score before the sweep, and
  // scores would reveal right answers while others can still submit.
  const counted = database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(isMine, isNotNull(quizzes.gradedAt)));
  const status = database
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, attempts.studentId));
  const highest = database
    .select({ score: sql`${quizzes.questionsNumber} * ${quizzes.scorePerQuestion}` })
    .from(quizzes)
    .where(eq(quizzes.id, attempts.quizId));
  const mean = sql<number>`round(avg(100.0 * ${attempts.score} / ${highest}), 1)`.mapWith(Number);
  return (
    database
      .select({ studentId: attempts.studentId, mean })
      .from(attempts)
      // An array rather than a join, for which the database would rather read every attempt.
      .where(sql`${attempts.quizId} = any(array${counted})`)
      .groupBy(attempts.studentId)
      .having(sql`${status} = 'active'`)
      .orderBy(desc(mean))
  );
}
