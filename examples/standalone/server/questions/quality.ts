import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  itemQuality,
  keyedOf,
  pooledFigures,
  type ItemFigures,
  type QuestionQuality,
} from 'quizwright/rules';
import type { Database } from '../database/database';
import { questions, quizItems } from '../database/schema';

/** Holds that a quiz asked a question in its present words and with its present key. */
const isAskedSo = and(
  eq(quizItems.questionId, questions.id),
  eq(quizItems.title, questions.title),
  eq(quizItems.options, questions.options),
  eq(quizItems.answer, questions.answer),
  eq(quizItems.format, questions.format),
  eq(quizItems.kind, questions.kind),
  eq(quizItems.accepted, questions.accepted),
);

/**
 * Writes what closed quizzes say of questions, after a quiz or a question has changed.
 *
 * @param tx a transaction
 */
export async function refreshQuality(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isMeant = inArray(questions.id, [...ids]);
  const rows = await tx
    .select({ id: questions.id, quality: questions.quality, ...keyedOf(questions) })
    .from(questions)
    .where(isMeant)
    // Locked in the same order everywhere: otherwise two requests could deadlock.
    .orderBy(questions.id)
    .for('no key update');
  const asked = await tx
    .select({ id: questions.id, figures: quizItems.figures })
    .from(questions)
    .innerJoin(quizItems, isAskedSo)
    .where(and(isMeant, inArray(quizItems.questionId, [...ids]), isNotNull(quizItems.figures)));
  const byId = new Map<string, ItemFigures[]>();
  for (const { id, figures } of asked) {
    if (figures) byId.set(id, [...(byId.get(id) ?? []), figures]);
  }
  const changed = new Map<QuestionQuality | null, string[]>();
  for (const { id, quality: before, ...key } of rows) {
    const quality = itemQuality({ ...key, ...pooledFigures(key, byId.get(id) ?? []) }) ?? null;
    if (quality !== before) changed.set(quality, [...(changed.get(quality) ?? []), id]);
  }
  for (const [quality, same] of changed) {
    await tx.update(questions).set({ quality }).where(inArray(questions.id, same));
  }
}
