import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedTags, renamedTags, replies, tagKey } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import { questions } from '../database/schema';
import type { CallOf } from '../kernel/operation';
import { tagColumns } from './bank';

type Row = Pick<typeof questions.$inferSelect, 'id' | 'type' | 'difficulty' | 'tags'>;

/**
 * Changes up to 200 questions of the instructor's own bank, each on its own: those that cannot be
 * changed are named with the reason.
 */
export async function changeQuestions(call: CallOf<'changeQuestions'>) {
  const { database, caller, body } = call;
  const { type, difficulty, add_tags, remove_tags } = body;
  const asked = [...new Set(body.ids)];
  return database.transaction(async (tx) => {
    const rows: Row[] = await tx
      .select({
        id: questions.id,
        type: questions.type,
        difficulty: questions.difficulty,
        tags: questions.tags,
      })
      .from(questions)
      .where(and(eq(questions.ownerId, caller.id), inArray(questions.id, asked)))
      // Everyone locks them in the same order, so that two calls never wait for each other.
      .orderBy(questions.id)
      .for('no key update');
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ids: string[] = [];
    const refused: { _id: string; reason: 'unknown' | 'tooManyTags' }[] = [];
    const changed = new SameTags();
    for (const id of asked) {
      const row = byId.get(id);
      const tags = row && changedTags(row, { add_tags, remove_tags });
      if (row === undefined) refused.push({ _id: id, reason: 'unknown' });
      else if (!tags) refused.push({ _id: id, reason: 'tooManyTags' });
      else {
        ids.push(id);
        const isOther =
          (type ?? row.type) !== row.type || (difficulty ?? row.difficulty) !== row.difficulty;
        changed.add(row, tags, isOther);
      }
    }
    const kept = { ...(type && { type }), ...(difficulty && { difficulty }) };
    for (const { tags, ids: same } of changed.lists()) {
      await tx
        .update(questions)
        .set({ ...kept, ...tagColumns(tags) })
        .where(inArray(questions.id, same));
    }
    if (changed.count > 0) {
      const hasTags = (add_tags ?? []).length + (remove_tags ?? []).length > 0;
      await recordAudit(tx, {
        ...byCaller(call),
        action: 'question.change',
        subject: caller.id,
        after: { questions: changed.count, ...kept, ...(hasTags && { tags: true as const }) },
      });
    }
    return { ids, refused, message: replies.questions.changed(ids.length) };
  });
}

/** Questions that change, by the tags they get: those with the same are written together. */
class SameTags {
  count = 0;
  private readonly byTags = new Map<string, string[]>();

  /** @param isOther whether the question changes beside its tags */
  add({ id, tags: before }: Pick<Row, 'id' | 'tags'>, tags: string[], isOther = false): void {
    const key = JSON.stringify(tags);
    if (!isOther && key === JSON.stringify(before)) return;
    this.byTags.set(key, [...(this.byTags.get(key) ?? []), id]);
    this.count += 1;
  }

  lists(): { tags: string[]; ids: string[] }[] {
    return [...this.byTags].map(([key, ids]) => ({ tags: JSON.parse(key) as string[], ids }));
  }
}

/** Rows that a statement changes; the embedded database blocks all other requests during one. */
const rowsAPart = 500;

/** Replaces tags in the whole bank of the caller, all or none. */
export async function renameTags(call: CallOf<'renameTags'>) {
  const { database, caller, body } = call;
  const keys = body.tags.map(tagKey);
  const anyOf = sql`${questions.tagKeys} ?| array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
  return database.transaction(async (tx) => {
    const rows = await tx
      .select({ id: questions.id, tags: questions.tags })
      .from(questions)
      .where(and(eq(questions.ownerId, caller.id), anyOf))
      .orderBy(questions.id)
      .for('no key update');
    const changed = new SameTags();
    for (const row of rows) changed.add(row, renamedTags(row, body.tags, body.to));
    for (const { tags, ids } of changed.lists()) {
      for (let first = 0; first < ids.length; first += rowsAPart) {
        await nextTurn();
        const part = ids.slice(first, first + rowsAPart);
        await tx.update(questions).set(tagColumns(tags)).where(inArray(questions.id, part));
      }
    }
    const { count } = changed;
    if (count > 0) {
      await recordAudit(tx, {
        ...byCaller(call),
        action: 'question.retag',
        subject: caller.id,
        after: { questions: count },
      });
    }
    return { questions: count, message: replies.questions.changed(count) };
  });
}
