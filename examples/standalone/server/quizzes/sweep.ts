import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attemptEnd, gradeAttempt, resultsPublishedBefore } from 'quizwright/rules';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { repeatWhileRunning } from '../kernel/repeat';
import { keyOf } from './items';
import { keepEvidence } from './keepEvidence';
import type { QuizRow } from './quizFields';
import { timesOf } from './quizView';

const intervalMs = 5_000;

/** So few that grading them keeps nobody waiting for more than a moment. */
const attemptsASlice = 100;

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
  for (const { id } of due) {
    const isQuiz = and(eq(quizzes.id, id), isDue);
    await gradeInSlices(database, isQuiz);
    const isFirst = await database.transaction(async (tx) => {
      const [quiz] = await tx.update(quizzes).set({ gradedAt: now }).where(isQuiz).returning();
      if (!quiz) return false;
      // A late submission that was accepted may have been undone since.
      await gradeUnsubmitted(tx, quiz);
      const graded = await tx.$count(
        attempts,
        and(eq(attempts.quizId, id), isNull(attempts.submittedAt)),
      );
      await recordAudit(tx, {
        action: 'quiz.grade',
        at: now,
        by: 'server',
        subject: id,
        quiz: id,
        after: { attempts: graded },
      });
      return true;
    });
    if (isFirst) finalised += 1;
  }
  await keepEvidence(database, now);
  return finalised;
}

const isUngraded = and(isNull(attempts.submittedAt), isNull(attempts.finishedAt));

/**
 * Grades in transactions of few attempts, so that requests get their turn in between.
 *
 * @param isQuiz holds for one quiz, while it is due
 */
async function gradeInSlices(database: Database, isQuiz: SQL | undefined): Promise<void> {
  const ungraded = await database
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(isQuiz, isUngraded));
  for (let first = 0; first < ungraded.length; first += attemptsASlice) {
    const slice = ungraded.slice(first, first + attemptsASlice).map(({ id }) => id);
    await database.transaction(async (tx) => {
      // Added time reopens a quiz, and waits here.
      const [quiz] = await tx.select().from(quizzes).where(isQuiz).for('no key update');
      if (quiz) await gradeUnsubmitted(tx, quiz, inArray(attempts.id, slice));
    });
    await nextTurn();
  }
}

/**
 * Grades in few statements, because on PGlite every other request waits while one runs.
 *
 * @param isMeant which of the quiz's attempts; all of them by default
 */
async function gradeUnsubmitted(tx: Database, quiz: QuizRow, isMeant?: SQL): Promise<void> {
  const unsubmitted = await tx
    .select({
      id: attempts.id,
      answers: attempts.answers,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), isUngraded, isMeant))
    // Locked in the same order everywhere: otherwise two requests could deadlock.
    .orderBy(asc(attempts.id))
    // A submission sent in the grace and still arriving waits for this lock, and then grades
    // itself.
    .for('update');
  if (unsubmitted.length === 0) return;
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
}

/**
 * Sweeps when the server starts, which does not wait for it, and every 5 s. Closing the server waits
 * for a running sweep.
 */
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
  app.addHook('onReady', (done) => {
    void run();
    done();
  });
}
