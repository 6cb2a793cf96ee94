import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { picturesIn, unusedPictureMs } from 'quizwright/rules';
import type { Database } from '../database/database';
import { pictures, questions, quizItems, quizzes } from '../database/schema';
import { repeatWhileRunning } from '../kernel/repeat';

const intervalMs = 6 * 60 * 60_000;
/** The embedded database blocks everyone during a statement. */
const rowsAtOnce = 500;

/**
 * Removes pictures that no question of their owner and no quiz has shown for 30 days. What nothing
 * shows today is only marked, so that a question can be deleted and written again.
 *
 * @returns how many were removed
 */
export async function removeUnusedPictures(database: Database, now: Date): Promise<number> {
  const owners = await database.selectDistinct({ id: pictures.ownerId }).from(pictures);
  let removed = 0;
  for (const { id } of owners) removed += await removeUnusedOf(database, id, now);
  return removed;
}

async function removeUnusedOf(database: Database, ownerId: string, now: Date): Promise<number> {
  const own = eq(pictures.ownerId, ownerId);
  const kept = await database.select({ id: pictures.id }).from(pictures).where(own);
  const unused = await unusedOf(database, ownerId, new Set(kept.map(({ id }) => id)));
  const listed = sql`(select jsonb_array_elements_text(${JSON.stringify([...unused])}::text::jsonb))`;
  const isUnused = sql`${pictures.id} in ${listed}`;
  await database
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(own, isNotNull(pictures.unusedSince), not(isUnused)));
  await database
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(own, isNull(pictures.unusedSince), isUnused));
  const before = new Date(now.getTime() - unusedPictureMs);
  const gone = await database
    .delete(pictures)
    .where(and(own, lt(pictures.unusedSince, before), isUnused))
    .returning({ id: pictures.id });
  return gone.length;
}

/** Part of what `picturesIn` looks for, so that the database sends only texts with pictures. */
const mark = 'media:';

/** Takes from the ids of an instructor's pictures those that their questions and quizzes show. */
async function unusedOf(
  database: Database,
  ownerId: string,
  unused: Set<string>,
): Promise<Set<string>> {
  const note = (texts: readonly { text: string }[]): void => {
    for (const { text } of texts) for (const id of picturesIn(text)) unused.delete(id);
  };
  const inQuestion = textsOf(questions);
  for (let after = ''; ;) {
    const rows = await database
      .select({ id: questions.id, text: inQuestion })
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          gt(questions.id, after),
          sql`strpos(${inQuestion}, ${mark}) > 0`,
        ),
      )
      .orderBy(asc(questions.id))
      .limit(rowsAtOnce);
    note(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) break;
    after = last.id;
    await nextTurn();
  }
  const inItem = textsOf(quizItems);
  const own = await database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.ownerId, ownerId));
  for (let first = 0; first < own.length; first += rowsAtOnce) {
    const some = own.slice(first, first + rowsAtOnce).map(({ id }) => id);
    note(
      await database
        .select({ text: inItem })
        .from(quizItems)
        .where(and(inArray(quizItems.quizId, some), sql`strpos(${inItem}, ${mark}) > 0`)),
    );
    await nextTurn();
  }
  return unused;
}

/** All texts of a question in which a picture can be. */
function textsOf({ title, description, options }: typeof questions | typeof quizItems) {
  return sql<string>`${title} || ' ' || ${description} || ' ' || ${options}::text`;
}

/** Removes unused pictures every 6 hours. Closing the server waits for it. */
export function removeUnusedPicturesWhileRunning(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  repeatWhileRunning(app, {
    name: 'removing unused pictures',
    intervalMs,
    async work() {
      const removed = await removeUnusedPictures(database, clock());
      if (removed > 0) app.log.info({ removed }, 'unused pictures removed');
    },
  });
}
