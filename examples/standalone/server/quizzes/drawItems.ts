import { and, eq } from 'drizzle-orm';
import { draw, fitsQuiz, type Difficulty, type QuestionType } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { questions } from '../database/schema';
import { Failure } from '../routes/failure';

export interface DrawRequest {
  questions_number: number;
  difficulty: Difficulty;
  type: QuestionType;
}

const typeWords: Record<QuestionType, string> = {
  FE: 'Frontend',
  BE: 'Backend',
  DO: 'any type',
};

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
    const found = fitting.length === 0 ? 'None' : `Only ${fitting.length}`;
    const verb = fitting.length === 1 ? 'matches' : 'match';
    throw new Failure(
      409,
      `${found} of your questions ${verb} ${request.difficulty} and ${typeWords[request.type]}; ${wanted} ${wanted === 1 ? 'is' : 'are'} needed. Add questions or choose fewer, another difficulty or another type.`,
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
