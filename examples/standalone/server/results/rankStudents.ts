import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Call } from '../accounts/caller';
import { attempts, quizzes, users } from '../database/schema';

/** How many the ranking names (spec §9). */
const rankedStudents = 5;

/**
 * The five best by the mean of their scores in percent, over graded attempts at closed quizzes: the
 * own ones of an instructor, or those of a student's group. Means that read the same are equal, and
 * ordered by name.
 */
export async function rankStudents(call: Call) {
  const means = await meansOfStudents(call);
  const fifth = means[rankedStudents - 1]?.mean ?? 0;
  // Who ties with the fifth may come before them by name.
  const meanById = new Map(
    means.filter(({ mean }) => mean >= fifth).map(({ studentId, mean }) => [studentId, mean]),
  );
  const people = await call.database
    .select({ _id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, [...meanById.keys()]))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return people
    .map((person) => ({ ...person, avg_score: meanById.get(person._id) ?? 0 }))
    .sort((one, other) => other.avg_score - one.avg_score)
    .slice(0, rankedStudents);
}

/** Mean percents with one decimal, best first. */
function meansOfStudents({ database, caller, now }: Call) {
  const isMine =
    caller.role === 'Instructor'
      ? eq(quizzes.ownerId, caller.id)
      : eq(quizzes.groupId, caller.groupId ?? '');
  const counted = database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(isMine, lte(quizzes.closesAt, now)));
  const highest = database
    .select({ score: sql`${quizzes.questionsNumber} * ${quizzes.scorePerQuestion}` })
    .from(quizzes)
    .where(eq(quizzes.id, attempts.quizId));
  const mean = sql<number>`round(avg(100.0 * ${attempts.score} / ${highest}), 1)`.mapWith(Number);
  return (
    database
      .select({ studentId: attempts.studentId, mean })
      .from(attempts)
      // An array and not a join, for which the database would rather read every attempt there is.
      .where(and(sql`${attempts.quizId} = any(array${counted})`, isNotNull(attempts.score)))
      .groupBy(attempts.studentId)
      .orderBy(desc(mean))
  );
}
