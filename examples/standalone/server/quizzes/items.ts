import { asc, eq } from 'drizzle-orm';
import { formatOf, gradedOf, keyedOf, kindOf, type KeyedItem } from 'quizwright/rules';
import type { Database } from '../database/database';
import { quizItems } from '../database/schema';

/** An item with everything that its quiz keeps of it. */
export type QuizItem = Awaited<ReturnType<typeof itemsOf>>[number];

/** The items of a quiz in the order they were drawn, without what is usual or empty. */
export async function itemsOf(database: Database, quizId: string) {
  const rows = await database
    .select({
      id: quizItems.questionId,
      title: quizItems.title,
      ...keyedOf(quizItems),
      format: quizItems.format,
    })
    .from(quizItems)
    .where(eq(quizItems.quizId, quizId))
    .orderBy(asc(quizItems.position));
  return rows.map(({ format, kind, accepted, ...item }) => ({
    ...item,
    ...formatOf({ format }),
    ...kindOf({ kind, accepted }),
  }));
}

/** The key of a quiz: everything that grading needs of its items. */
export function keyOf(database: Database, quizId: string): Promise<KeyedItem[]> {
  return database
    .select({ id: quizItems.questionId, ...gradedOf(quizItems) })
    .from(quizItems)
    .where(eq(quizItems.quizId, quizId));
}
