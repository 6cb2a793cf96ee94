import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, countDistinct, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { countTags, type QuestionQuality } from 'quizwright/rules';
import { questions, quizItems, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';

/** Rows that a statement looks at; the embedded database blocks all other requests during one. */
const rowsAPart = 5_000;

/** A place in the index of tags. */
interface Place {
  tags: string;
  id: string;
}

/**
 * The tags and types of the caller's own bank, how many of its questions a quiz has drawn, and of how
 * many the closed quizzes say what.
 */
export async function questionFacets(call: Call) {
  const lists: { tags: string[]; count: number }[] = [];
  let after: Place | undefined;
  do {
    const part = await tagsAfter(call, after);
    lists.push(...part.lists);
    after = part.last;
    if (after) await nextTurn();
  } while (after);
  return {
    tags: countTags(lists),
    used: await countUsed(call),
    quality: await countQualities(call),
    types: await typesHad(call),
  };
}

/** The lists of tags of a part of the bank, in the order of the index that has them. */
async function tagsAfter({ database, caller }: Call, after: Place | undefined) {
  const rows = await database
    .select({ tags: questions.tags, place: sql<string>`${questions.tags}::text`, id: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, caller.id),
        sql`${questions.tags} <> '[]'::jsonb`,
        after && sql`(${questions.tags}, ${questions.id}) > (${after.tags}::jsonb, ${after.id})`,
      ),
    )
    .orderBy(questions.tags, questions.id)
    .limit(rowsAPart);
  const end = rows.length === rowsAPart ? rows.at(-1) : undefined;
  return {
    lists: rows.map(({ tags }) => ({ tags, count: 1 })),
    last: end && { tags: end.place, id: end.id },
  };
}

async function countUsed({ database, caller }: Call): Promise<number> {
  const [row] = await database
    .select({ used: countDistinct(questions.id) })
    .from(quizzes)
    .innerJoin(quizItems, eq(quizItems.quizId, quizzes.id))
    .innerJoin(
      questions,
      and(eq(questions.id, quizItems.questionId), eq(questions.ownerId, quizzes.ownerId)),
    )
    .where(eq(quizzes.ownerId, caller.id));
  return row?.used ?? 0;
}

/** Counts qualities part by part, in the order of the index that has them. */
async function countQualities({
  database,
  caller,
}: Call): Promise<Record<QuestionQuality, number>> {
  const counts = { good: 0, weak: 0, bad: 0 };
  let after: { quality: QuestionQuality; id: string } | undefined;
  do {
    const rows = await database
      .select({ quality: questions.quality, id: questions.id })
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, caller.id),
          isNotNull(questions.quality),
          after && sql`(${questions.quality}, ${questions.id}) > (${after.quality}, ${after.id})`,
        ),
      )
      .orderBy(questions.quality, questions.id)
      .limit(rowsAPart);
    for (const { quality } of rows) if (quality) counts[quality] += 1;
    const { quality = null, id = '' } = rows.at(-1) ?? {};
    after = rows.length === rowsAPart && quality !== null ? { quality, id } : undefined;
    if (after) await nextTurn();
  } while (after);
  return counts;
}

/** Leaps from type to type in the index that has them, past all other questions of each. */
async function typesHad({ database, caller }: Call): Promise<string[]> {
  const types: string[] = [];
  for (;;) {
    const last = types.at(-1);
    const [next] = await database
      .select({ type: questions.type })
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, caller.id),
          last === undefined ? undefined : gt(questions.type, last),
        ),
      )
      .orderBy(questions.type)
      .limit(1);
    if (next === undefined) return types;
    types.push(next.type);
  }
}
