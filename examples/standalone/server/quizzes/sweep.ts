import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { submissionGraceMs } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { itemsOf } from './ownAttempt';
import { scoreOf } from './scoring';

const intervalMs = 5_000;

/**
 * Finalises every quiz whose time and grace are over: attempts that were not submitted are graded
 * from their saved answers and end when the quiz closed. Each quiz is finalised exactly once,
 * however many sweeps run beside each other.
 *
 * @returns how many quizzes this sweep finalised
 */
export async function sweep(database: Database, now: Date): Promise<number> {
  const due = await database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(
      and(
        isNull(quizzes.gradedAt),
        lt(quizzes.closesAt, new Date(now.getTime() - submissionGraceMs)),
      ),
    );
  let finalised = 0;
  for (const { id } of due) {
    if (await finalise(database, id, now)) finalised += 1;
  }
  return finalised;
}

function finalise(database: Database, quizId: string, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [quiz] = await tx
      .update(quizzes)
      .set({ gradedAt: now })
      .where(and(eq(quizzes.id, quizId), isNull(quizzes.gradedAt)))
      .returning();
    if (!quiz) return false;

    const items = await itemsOf(tx, quiz.id);
    const unfinished = await tx
      .select({ id: attempts.id, answers: attempts.answers })
      .from(attempts)
      .where(and(eq(attempts.quizId, quiz.id), isNull(attempts.finishedAt)));
    for (const { id, answers } of unfinished) {
      await tx
        .update(attempts)
        .set({ score: scoreOf(quiz, items, answers), finishedAt: quiz.closesAt })
        // A submission within the grace may have come in since.
        .where(and(eq(attempts.id, id), isNull(attempts.finishedAt)));
    }
    return true;
  });
}

/** Sweeps when the server starts and every 5 s until it closes, which waits for a sweep's end. */
export function sweepWhileRunning(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= sweep(database, clock())
      .then((finalised) => {
        if (finalised > 0) app.log.info({ finalised }, 'quizzes closed');
      })
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'closing quizzes failed; trying again');
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  app.addHook('onReady', async () => {
    await run();
    timer = setInterval(() => void run(), intervalMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
