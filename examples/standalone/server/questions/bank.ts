import { desc, eq } from 'drizzle-orm';
import type { Call } from '../accounts/caller';
import {
  questions,
  type Difficulty,
  type OptionLetter,
  type QuestionOptions,
  type QuestionType,
} from '../database/schema';

export interface QuestionDraft {
  title: string;
  description: string;
  options: QuestionOptions;
  answer: OptionLetter;
  type: QuestionType;
  difficulty: Difficulty;
}

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
    .values({ ...draft, ownerId: caller.id, createdAt: now })
    .returning(questionFields);
  return { ...question, message: 'Question added successfully' };
}
