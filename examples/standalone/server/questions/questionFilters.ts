import { sql, type SQL } from 'drizzle-orm';
import { questions, quizItems } from '../database/schema';

/**
 * The condition that questions have all of these tags.
 *
 * @param keys as `tagKey` has them
 * @returns undefined if there is none, and so every question has them
 */
export const hasTagKeys = (keys: readonly string[]): SQL | undefined =>
  keys.length === 0 ? undefined : sql`${questions.tagKeys} @> ${JSON.stringify(keys)}::jsonb`;

/** The condition that a quiz has drawn a question, or that none has. */
export function isUsed(used: boolean): SQL {
  const drawn = sql`exists (select from ${quizItems} where ${quizItems.questionId} = ${questions.id})`;
  return used ? drawn : sql`not ${drawn}`;
}

/** True if a quiz has drawn a question, else null. The limit makes it look at an index, not at every quiz. */
export const useOf = sql<true | null>`(
  select true from ${quizItems} where ${quizItems.questionId} = ${questions.id} limit 1)`;
