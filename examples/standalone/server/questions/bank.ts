import { and, desc, eq } from 'drizzle-orm';
import { replies, trimQuestion } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { questions } from '../database/schema';
import { Failure } from '../routes/failure';
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

/** The instructor's own bank, newest first. */
export function listQuestions({ database, caller }: Call) {
  return database
    .select(questionFields)
    .from(questions)
    .where(eq(questions.ownerId, caller.id))
    .orderBy(desc(questions.createdAt), desc(questions.id));
}

/** Adds a question to the instructor's own bank. */
export async function createQuestion({ database, caller, now }: Call, draft: QuestionDraft) {
  const [question] = await database
    .insert(questions)
    .values({ ...trimQuestion(draft), ownerId: caller.id, createdAt: now })
    .returning(questionFields);
  return { ...question, message: replies.questions.added };
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
