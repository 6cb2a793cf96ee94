import { and, eq } from 'drizzle-orm';
import { draw, fitsQuiz, replies, type Difficulty, type QuestionType } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { questions } from '../database/schema';
import { Failure } from '../routes/failure';

export interface DrawRequest {
  questions_number: number;
  difficulty: Difficulty;
  type: QuestionType;
}

/**
 * Draws a quiz's questions from the caller's own bank.
 *
 * @throws Failure 409 when too few match, saying how many do
 */
export async function drawItems({ database, caller }: Call, request: DrawRequest) {
  const bank = await database
    .select()
    .from(questions)
    .where(and(eq(questions.ownerId, caller.id), eq(questions.difficulty, request.difficulty)));
  const fitting = bank.filter((question) => fitsQuiz(question, request));
  const wanted = request.questions_number;
  if (fitting.length < wanted) {
    const { difficulty, type } = request;
    throw new Failure(
      409,
      replies.quizzes.tooFewQuestions(fitting.length, wanted, difficulty, type),
    );
  }
  return draw(fitting, wanted).map((question, index) => ({
    position: index + 1,
    questionId: question.id,
    title: question.title,
    description: question.description,
    options: question.options,
    answer: question.answer,
  }));
}
