import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { QuizRow } from './quizFields';

/** Matches the calling instructor's quiz with this id. */
export function isOwnQuiz({ caller }: Call, quizId: string) {
  return and(eq(quizzes.id, quizId), eq(quizzes.ownerId, caller.id));
}

/** @throws Failure 404 when the calling instructor has no such quiz */
export async function ownQuiz(call: Call, quizId: string): Promise<QuizRow> {
  const [quiz] = await call.database.select().from(quizzes).where(isOwnQuiz(call, quizId));
  if (!quiz) throw new Failure(404, replies.quizzes.notYours);
  return quiz;
}

/**
 * Reads and locks a quiz until the transaction ends: `no key update` blocks other changes of the
 * quiz, `update` also blocks joining it.
 *
 * @throws Failure 404 when the calling instructor has no such quiz
 */
export async function lockOwnQuiz(
  tx: Database,
  call: Call,
  quizId: string,
  strength: 'no key update' | 'update',
): Promise<QuizRow> {
  const [quiz] = await tx.select().from(quizzes).where(isOwnQuiz(call, quizId)).for(strength);
  if (!quiz) throw new Failure(404, replies.quizzes.notYours);
  return quiz;
}
