import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { acceptsSubmission } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { timesOf } from '../quizzes/quizView';

/**
 * The titles of the quizzes that a student is taking: begun, not submitted, and not over for them,
 * including the grace. Their attempts are locked until the transaction ends, so that none begins
 * meanwhile.
 *
 * @param tx a transaction that has locked the student
 */
export async function takenQuizzes(tx: Database, studentId: string, now: Date): Promise<string[]> {
  // Including attempts not begun, which may begin now; always in the same order, because two
  // requests could deadlock otherwise.
  await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.studentId, studentId), isNull(attempts.finishedAt)))
    .orderBy(asc(attempts.id))
    .for('update');
  const begun = await tx
    .select({
      title: quizzes.title,
      opensAt: quizzes.opensAt,
      durationMinutes: quizzes.durationMinutes,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        eq(attempts.studentId, studentId),
        isNotNull(attempts.startedAt),
        isNull(attempts.finishedAt),
      ),
    )
    .orderBy(asc(quizzes.opensAt), asc(quizzes.id));
  return begun
    .filter(({ extraMinutes, ...quiz }) => acceptsSubmission(timesOf(quiz), now, extraMinutes))
    .map(({ title }) => title);
}
