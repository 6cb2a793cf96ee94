import { and, eq, sql } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { drawnTypeName, keyedOf, replies } from 'quizwright/rules';
import { questions } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { TypeServices } from '../questions/questionTypes';

/** The questions that a quiz asks for. */
type DrawRequest = Pick<Body<'createQuiz'>, 'questions_number' | 'difficulty' | 'type'>;

/**
 * Draws a quiz's questions from the caller's own bank.
 *
 * @throws Failure 409 with the number of matching questions when these are too few
 */
export async function drawItems(
  { database, caller, questionTypes }: Call & TypeServices,
  request: DrawRequest,
) {
  const { questions_number: wanted, difficulty, type } = request;
  const drawn = await database
    .select({
      questionId: questions.id,
      title: questions.title,
      description: questions.description,
      ...keyedOf(questions),
      format: questions.format,
    })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, caller.id),
        eq(questions.difficulty, difficulty),
        // "Both" draws from every type (spec §3).
        type === 'DO' ? undefined : eq(questions.type, type),
      ),
    )
    .orderBy(sql`random()`)
    .limit(wanted);
  if (drawn.length < wanted) {
    const typeName = drawnTypeName(type, questionTypes);
    const message = replies.quizzes.tooFewQuestions(drawn.length, wanted, difficulty, typeName);
    throw new Failure(409, message);
  }
  return drawn.map((question, index) => ({ ...question, position: index + 1 }));
}
