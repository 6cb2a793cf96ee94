import { eq } from 'drizzle-orm';
import { itemEvidence } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts } from '../database/schema';
import { itemsOf } from './items';
import type { QuizRow } from './quizFields';

/**
 * How students did on the items of a closed quiz. Attempts that closing ended count with their saved
 * answers, even before the sweep has graded them.
 */
export async function quizEvidence(database: Database, quiz: Pick<QuizRow, 'id' | 'grading'>) {
  const items = await itemsOf(database, quiz.id);
  const taken = await database
    .select({ answers: attempts.answers })
    .from(attempts)
    .where(eq(attempts.quizId, quiz.id));
  const figures = itemEvidence(
    items,
    taken.map(({ answers }) => answers),
    quiz.grading,
  );
  return { items, figures, participants: taken.length };
}
