import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { quizItems, quizzes } from '../database/schema';
import { refreshQuality } from '../questions/quality';
import { quizEvidence } from './quizEvidence';
import type { QuizRow } from './quizFields';

/**
 * Quizzes of one round, which a starting server waits for: after an update there may be years of
 * them. The newest come first, because they are looked at.
 */
const quizzesARound = 10;

const isDue = and(isNotNull(quizzes.gradedAt), isNull(quizzes.evidenceAt));

/**
 * Keeps the figures of the items of graded quizzes, and what they say of the questions of the bank,
 * where that is due: once a quiz has been graded, and again when its attempts have changed.
 *
 * @throws AggregateError after the round, with what failed: one quiz must not keep others waiting
 */
export async function keepEvidence(database: Database, now: Date): Promise<void> {
  const due = await database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(isDue)
    .orderBy(desc(quizzes.closesAt))
    .limit(quizzesARound);
  // One transaction per quiz, so that requests get their turn in between.
  const failures: unknown[] = [];
  for (const { id } of due) {
    await database
      .transaction(async (tx) => {
        const [quiz] = await tx
          .select()
          .from(quizzes)
          .where(and(eq(quizzes.id, id), isDue))
          // Changes of its attempts that say so wait here, and make it due again.
          .for('no key update');
        if (quiz) await keepEvidenceOf(tx, quiz, now);
      })
      .catch((error: unknown) => failures.push(new Error(`quiz ${id}`, { cause: error })));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'The evidence of quizzes was not kept.');
}

async function keepEvidenceOf(tx: Database, quiz: QuizRow, now: Date): Promise<void> {
  const { figures } = await quizEvidence(tx, quiz);
  const kept = figures.map(({ id, ...own }) => ({ id, figures: own }));
  await tx
    .update(quizItems)
    .set({ figures: sql`kept.figures` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(kept)}::text::jsonb) as kept(id text, figures jsonb)`,
    )
    .where(and(eq(quizItems.quizId, quiz.id), eq(quizItems.questionId, sql`kept.id`)));
  await tx.update(quizzes).set({ evidenceAt: now }).where(eq(quizzes.id, quiz.id));
  await refreshQuality(
    tx,
    kept.map(({ id }) => id),
  );
}

/** Makes the figures of a quiz due again, if it has some, because its attempts have changed. */
export async function outdateEvidence(tx: Database, quizId: string): Promise<void> {
  await tx
    .update(quizzes)
    .set({ evidenceAt: null })
    .where(and(eq(quizzes.id, quizId), isNotNull(quizzes.gradedAt)));
}
