import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { replies, trimQuestion } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { questions } from '../database/schema';
import { Failure } from '../routes/failure';
import { holdRoom } from './bankRoom';
import type { QuestionDraft } from './questionDraft';

const questionFields = {
  _id: questions.id,
  title: questions.title,
  description: questions.description,
  options: questions.options,
  answer: questions.answer,
  type: questions.type,
  difficulty: questions.difficulty,
};

/** Of the longest texts half a megabyte, which is read and written within a few milliseconds. */
const questionsAPart = 100;

/** The instructor's own bank, newest first, part by part, for it may be as large as 40 MB. */
export async function* listQuestions({ database, caller }: Call) {
  let after: SQL | undefined;
  for (;;) {
    const rows = await database
      .select({ question: questionFields, createdAt: questions.createdAt })
      .from(questions)
      .where(and(eq(questions.ownerId, caller.id), after))
      .orderBy(desc(questions.createdAt), desc(questions.id))
      .limit(questionsAPart);
    yield rows.map(({ question }) => question);
    const last = rows.at(-1);
    if (last === undefined || rows.length < questionsAPart) return;
    // Other requests have their turn here; waiting for the embedded database gives them none.
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
export async function createQuestion({ database, caller, now }: Call, draft: QuestionDraft) {
  return database.transaction(async (tx) => {
    await holdRoom(tx, caller.id, 1);
    const [question] = await tx
      .insert(questions)
      .values({ ...trimQuestion(draft), ownerId: caller.id, createdAt: now })
      .returning(questionFields);
    return { ...question, message: replies.questions.added };
  });
}

/**
 * Changes a question of the instructor's own bank; quizzes that have drawn it keep it as it was.
 *
 * @throws Failure 404 for any other question
 */
export async function updateQuestion({ database, caller }: Call, id: string, draft: QuestionDraft) {
  const [question] = await database
    .update(questions)
    .set(trimQuestion(draft))
    .where(ownQuestion(caller.id, id))
    .returning(questionFields);
  if (!question) throw new Failure(404, replies.questions.notYours);
  return { ...question, message: replies.questions.updated };
}

/**
 * Deletes a question of the instructor's own bank; quizzes that have drawn it keep it.
 *
 * @throws Failure 404 for any other question
 */
export async function deleteQuestion({ database, caller }: Call, id: string) {
  const deleted = await database
    .delete(questions)
    .where(ownQuestion(caller.id, id))
    .returning({ id: questions.id });
  if (deleted.length === 0) throw new Failure(404, replies.questions.notYours);
  return { message: replies.questions.deleted };
}

const ownQuestion = (ownerId: string, id: string) =>
  and(eq(questions.id, id), eq(questions.ownerId, ownerId));
