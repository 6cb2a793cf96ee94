import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { quizItems, quizzes } from '../database/schema';
import { refreshQuality } from '../questions/quality';
import { quizEvidence } from './quizEvidence';

/**
 * Quizzes of one round: after an update there may be years of them. The newest come first, because
 * they are looked at.
 */
const quizzesARound = 10;

const isDue = and(isNotNull(quizzes.gradedAt), isNull(quizzes.evidenceAt));

/** PostgreSQL's own mark of a row's version, which each update changes. */
const version = sql<string>`${quizzes}.xmin::text`;

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
  const failures: unknown[] = [];
  for (const { id } of due) {
    await keepEvidenceOf(database, id, now).catch((error: unknown) =>
      failures.push(new Error(`quiz ${id}`, { cause: error })),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'The evidence of quizzes was not kept.');
}

/** Works the figures out without a transaction, in which everyone would wait for a large quiz. */
async function keepEvidenceOf(database: Database, id: string, now: Date): Promise<void> {
  const [quiz] = await database
    .select({ id: quizzes.id, grading: quizzes.grading, version })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), isDue));
  if (!quiz) return;
  const { figures } = await quizEvidence(database, quiz);
  const kept = figures.map(({ id: item, ...own }) => ({ id: item, figures: own }));
  await database.transaction(async (tx) => {
    const unchanged = await tx
      .update(quizzes)
      .set({ evidenceAt: now })
      // What has changed its attempts meanwhile has changed the quiz too; then it stays due.
      .where(and(eq(quizzes.id, id), isDue, eq(version, quiz.version)))
      .returning({ id: quizzes.id });
    if (unchanged.length === 0) return;
    await tx
      .update(quizItems)
      .set({ figures: sql`kept.figures` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(kept)}::text::jsonb) as kept(id text, figures jsonb)`,
      )
      .where(and(eq(quizItems.quizId, id), eq(quizItems.questionId, sql`kept.id`)));
    await refreshQuality(
      tx,
      figures.map((item) => item.id),
    );
  });
}

/** Makes the figures of a quiz due again, if it has some, because its attempts have changed. */
export async function outdateEvidence(tx: Database, quizId: string): Promise<void> {
  await tx
    .update(quizzes)
    .set({ evidenceAt: null })
    .where(and(eq(quizzes.id, quizId), isNotNull(quizzes.gradedAt)));
}
