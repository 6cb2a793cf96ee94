import { eq } from 'drizzle-orm';
import { mostQuestions, replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { questions, users } from '../database/schema';
import { Failure } from '../kernel/failure';

/**
 * Reserves room in an instructor's bank until the transaction ends.
 *
 * @param tx a transaction
 * @throws Failure 409 if `more` questions do not fit
 */
export async function holdRoom(tx: Database, ownerId: string, more: number): Promise<void> {
  // Simultaneous additions to this bank wait here: together they could exceed its room.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const current = await tx.$count(questions, eq(questions.ownerId, ownerId));
  if (current + more <= mostQuestions) return;
  throw new Failure(409, replies.questions.bankFull(mostQuestions, current));
}
