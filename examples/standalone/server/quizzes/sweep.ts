import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attemptEnd, gradeAttempt, resultsPublishedBefore } from 'quizwright/rules';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { repeatWhileRunning } from '../kernel/repeat';
import { keyOf } from './items';
import { keepEvidence } from './keepEvidence';
import { timesOf } from './quizView';

const intervalMs = 5_000;

/**
 * Finalises every quiz whose time and grace are over: attempts without a submission are graded from
 * their saved answers and end when their own time was over. Each quiz is finalised exactly once,
 * however many sweeps run simultaneously. After that the figures of its items are kept.
 *
 * @returns how many quizzes this sweep finalised
 */
export async function sweep(database: Database, now: Date): Promise<number> {
  const isDue = and(isNull(quizzes.gradedAt), lt(quizzes.closesAt, resultsPublishedBefore(now)));
  const due = await database.select({ id: quizzes.id }).from(quizzes).where(isDue);
  let finalised = 0;
  // One transaction per quiz, so that requests get their turn in between.
  for (const { id } of due) {
    const isFirst = await database.transaction(async (tx) => {
      const [quiz] = await tx
        .update(quizzes)
        .set({ gradedAt: now })
        .where(and(eq(quizzes.id, id), isDue))
        .returning();
      if (quiz) {
        const graded = await gradeUnsubmitted(tx, quiz);
        await recordAudit(tx, {
          action: 'quiz.grade',
          at: now,
          by: 'server',
          subject: id,
          quiz: id,
          after: { attempts: graded },
        });
      }
      return quiz !== undefined;
    });
    if (isFirst) finalised += 1;
  }
  await keepEvidence(database, now);
  return finalised;
}

type ClosedQuiz = Pick<
  typeof quizzes.$inferSelect,
  'id' | 'opensAt' | 'durationMinutes' | 'scorePerQuestion' | 'grading'
>;

/**
 * Grades in few statements, because on PGlite every other request waits while one runs.
 *
 * @returns how many it has graded
 */
async function gradeUnsubmitted(tx: Database, quiz: ClosedQuiz): Promise<number> {
  const isUnsubmitted = and(eq(attempts.quizId, quiz.id), isNull(attempts.submittedAt));
  const unsubmitted = await tx
    .select({
      id: attempts.id,
      answers: attempts.answers,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .where(isUnsubmitted)
    // Locked in the same order everywhere: otherwise two requests could deadlock.
    .orderBy(asc(attempts.id))
    // A submission sent in the grace and still arriving waits for this lock, and then grades
    // itself.
    .for('update');
  if (unsubmitted.length === 0) return 0;

  const key = await keyOf(tx, quiz.id);
  const graded = unsubmitted.map(({ id, answers, extraMinutes }) => ({
    id,
    score: gradeAttempt(key, answers, quiz),
    finished_at: attemptEnd(timesOf(quiz), extraMinutes),
  }));
  await tx
    .update(attempts)
    .set({ score: sql`graded.score`, finishedAt: sql`graded.finished_at` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(graded)}::text::jsonb) as graded(id text, score numeric, finished_at timestamptz)`,
    )
    .where(eq(attempts.id, sql`graded.id`));
  return graded.length;
}

/** Sweeps when the server starts and every 5 s. Closing the server waits for a running sweep. */
export function sweepWhileRunning(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  const run = repeatWhileRunning(app, {
    name: 'closing quizzes',
    intervalMs,
    async work() {
      const finalised = await sweep(database, clock());
      if (finalised > 0) app.log.info({ finalised }, 'quizzes closed');
    },
  });
  app.addHook('onReady', async () => run());
}
