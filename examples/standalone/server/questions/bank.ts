import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  formatOf,
  keyedOf,
  kindOf,
  optionTexts,
  replies,
  tagKey,
  tagsOf,
  trimQuestion,
  type QuestionKind,
  type QuestionQuality,
  type TextFormat,
} from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { changes } from '../audit/changes';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { questions, type Accepted } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { CallOf } from '../kernel/operation';
import { holdRevision, revisionOf } from '../kernel/revision';
import { holdRoom } from './bankRoom';
import { refreshQuality } from './quality';
import { useOf } from './questionFilters';
import type { QuestionDraft } from './questionInput';

/** The columns of a question on the wire, as its author wrote it. */
export const questionFields = {
  _id: questions.id,
  title: questions.title,
  description: questions.description,
  ...keyedOf(questions),
  type: questions.type,
  difficulty: questions.difficulty,
  format: questions.format,
  tags: questions.tags,
};

/** The same with what quizzes say of it, as lists have it. */
export const listedFields = {
  ...questionFields,
  used: useOf,
  quality: questions.quality,
};

interface QuestionRow extends Omit<QuestionDraft, 'format' | 'kind' | 'accepted' | 'tags'> {
  format: TextFormat;
  kind: QuestionKind;
  accepted: Accepted;
  tags: string[];
  used?: boolean | null;
  quality?: QuestionQuality | null;
}

/**
 * A question on the wire: without its format where it is plain, its kind where it is single, tags and
 * accepted numbers where it has none, and its use and quality where there is none.
 */
export function questionView<Row extends QuestionRow>({
  format,
  kind,
  accepted,
  tags,
  used,
  quality,
  ...row
}: Row) {
  return {
    ...row,
    revision: revisionOf(
      ...[row.title, row.description, optionTexts(row), row.answer],
      ...[row.type, row.difficulty, format, kind, accepted, tags],
    ),
    ...formatOf({ format }),
    ...kindOf({ kind, accepted }),
    ...tagsOf({ tags }),
    ...(used && { used }),
    ...(quality && { quality }),
  };
}

/** Tags in their columns. */
export const tagColumns = (tags: string[]) => ({ tags, tagKeys: tags.map(tagKey) });

/** A question in its columns. */
export function questionColumns(draft: QuestionDraft) {
  const { tags = [], accepted = [], ...columns } = trimQuestion(draft);
  return {
    format: 'plain' as const,
    kind: 'single' as const,
    ...columns,
    accepted,
    ...tagColumns(tags),
  };
}

/** Half a megabyte of the longest texts, which is read and written within a few milliseconds. */
const questionsAPart = 100;

/** The instructor's own bank, newest first, part by part, because it may be as large as 40 MB. */
export async function* listQuestions({ database, caller }: Call) {
  let after: SQL | undefined;
  for (;;) {
    const rows = await database
      .select({ question: listedFields, createdAt: questions.createdAt })
      .from(questions)
      .where(and(eq(questions.ownerId, caller.id), after))
      .orderBy(desc(questions.createdAt), desc(questions.id))
      .limit(questionsAPart);
    yield rows.map(({ question }) => questionView(question));
    const last = rows.at(-1);
    if (last === undefined || rows.length < questionsAPart) return;
    // Gives other requests their turn; waiting for the embedded database does not.
    await nextTurn();
    const place = sql`(${sql.param(last.createdAt, questions.createdAt)}::timestamptz, ${last.question._id})`;
    after = sql`(${questions.createdAt}, ${questions.id}) < ${place}`;
  }
}

/**
 * Adds a question to the instructor's own bank.
 *
 * @throws Failure 409 where the bank is full
 */
export async function createQuestion(call: Call, draft: QuestionDraft) {
  const { database, caller, now } = call;
  const id = randomUUID();
  return database.transaction(async (tx) => {
    await holdRoom(tx, caller.id, 1);
    const [row] = await tx
      .insert(questions)
      .values({ ...questionColumns(draft), id, ownerId: caller.id, createdAt: now })
      .returning(questionFields);
    const after = audited(draft);
    await recordAudit(tx, { ...byCaller(call), action: 'question.create', subject: id, after });
    return { ...(row && questionView(row)), message: replies.questions.added };
  });
}

/**
 * Changes a question of the instructor's own bank; quizzes that have drawn it keep the old version.
 *
 * @throws Failure 404 for any other question, 409 for another revision
 */
export async function updateQuestion(call: CallOf<'updateQuestion'>) {
  const { database, caller, id, body: draft } = call;
  return database.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(questions)
      .where(ownQuestion(caller.id, id))
      .for('no key update');
    if (!before) throw new Failure(404, replies.questions.notYours);
    holdRevision(call.query.revision, wireQuestion(before));
    const after = questionColumns(draft);
    const [row] = await tx
      .update(questions)
      .set(after)
      .where(eq(questions.id, id))
      .returning(questionFields);
    await recordUpdate(tx, call, before, after);
    await refreshQuality(tx, [id]);
    return { ...(row && questionView(row)), message: replies.questions.updated };
  });
}

/** A question on the wire, of a whole row. */
function wireQuestion(row: typeof questions.$inferSelect) {
  const { id: _id, title, description, options, answer, type, difficulty } = row;
  const { format, kind, accepted, tags } = row;
  return questionView({
    _id,
    title,
    description,
    options,
    answer,
    type,
    difficulty,
    format,
    kind,
    accepted,
    tags,
  });
}

/** The fields of a question that the audit keeps. */
function audited(
  question: Pick<QuestionDraft, 'type' | 'difficulty' | 'answer' | 'format' | 'kind'>,
) {
  const { type, difficulty, answer } = question;
  const { kind } = kindOf(question);
  return { type, difficulty, answer, ...formatOf(question), ...(kind && { kind }) };
}

/** Records what has changed: short fields with their values, texts only as changed. */
async function recordUpdate(
  tx: Database,
  call: Call,
  before: typeof questions.$inferSelect,
  after: ReturnType<typeof questionColumns>,
): Promise<void> {
  const changed = changes(
    { ...audited(before), format: before.format, kind: before.kind },
    { ...audited(after), format: after.format, kind: after.kind },
  );
  const textsBefore = optionTexts(before);
  const hasOtherOptions = optionTexts(after).some((text, place) => text !== textsBefore[place]);
  const texts = {
    ...(before.title !== after.title && { title: true as const }),
    ...(before.description !== after.description && { description: true as const }),
    ...(hasOtherOptions && { options: true as const }),
    // The database has the fields of each in another order.
    ...(!isDeepStrictEqual(before.accepted, after.accepted) && { accepted: true as const }),
    ...(before.tags.join() !== after.tags.join() && { tags: true as const }),
  };
  const all = { ...changed.after, ...texts };
  if (Object.keys(all).length === 0) return;
  await recordAudit(tx, {
    ...byCaller(call),
    action: 'question.update',
    subject: before.id,
    before: changed.before,
    after: all,
  });
}

/**
 * Deletes a question of the instructor's own bank; quizzes that have drawn it keep it.
 *
 * @throws Failure 404 for any other question
 */
export async function deleteQuestion(call: Call, id: string) {
  const { database, caller } = call;
  return database.transaction(async (tx) => {
    const [deleted] = await tx.delete(questions).where(ownQuestion(caller.id, id)).returning();
    if (!deleted) throw new Failure(404, replies.questions.notYours);
    await recordAudit(tx, {
      ...byCaller(call),
      action: 'question.delete',
      subject: id,
      before: { ...audited(deleted), title: deleted.title },
    });
    return { message: replies.questions.deleted };
  });
}

export const ownQuestion = (ownerId: string, id: string) =>
  and(eq(questions.id, id), eq(questions.ownerId, ownerId));
