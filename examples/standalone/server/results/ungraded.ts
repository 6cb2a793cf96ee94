import { inArray } from 'drizzle-orm';
import { gradedOf, type KeyedItem } from 'quizwright/rules';
import { quizItems } from '../database/schema';
import type { Call } from '../kernel/call';
import { groupBy } from './groupBy';

/**
 * The keys of quizzes. Between closing and the sweep, an attempt has no score yet; it is given the
 * one that the sweep will store.
 */
export async function keysOf(
  { database }: Call,
  quizIds: readonly string[],
): Promise<Map<string, KeyedItem[]>> {
  if (quizIds.length === 0) return new Map();
  const items = await database
    .select({ quizId: quizItems.quizId, id: quizItems.questionId, ...gradedOf(quizItems) })
    .from(quizItems)
    .where(inArray(quizItems.quizId, [...new Set(quizIds)]));
  return groupBy(items, (item) => item.quizId);
}
