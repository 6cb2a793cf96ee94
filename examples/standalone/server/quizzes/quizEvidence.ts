import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { createItemTally, type ItemStatistics } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts } from '../database/schema';
import { itemsOf } from './items';
import type { QuizRow } from './quizFields';

/** So few that reading and counting them keeps nobody waiting for more than a moment. */
const attemptsASlice = 100;

/**
 * How students did on the items of a closed quiz. Attempts that closing ended count with their saved
 * answers, even before the sweep has graded them. Requests get their turn in between.
 */
export async function quizEvidence(database: Database, quiz: Pick<QuizRow, 'id' | 'grading'>) {
  const items = await itemsOf(database, quiz.id);
  const tally = createItemTally(items, quiz.grading);
  let participants = 0;
  for await (const slice of answersOf(database, quiz.id)) {
    tally.add(slice);
    participants += slice.length;
  }
  const figures: ItemStatistics[] = [];
  for (const one of tally.statistics()) {
    figures.push(one);
    await nextTurn();
  }
  return { items, figures, participants };
}

/** The answers of all attempts, a slice at a time. */
async function* answersOf(database: Database, quizId: string) {
  let last = '';
  for (;;) {
    const slice = await database
      .select({ student: attempts.studentId, answers: attempts.answers })
      .from(attempts)
      .where(and(eq(attempts.quizId, quizId), gt(attempts.studentId, last)))
      .orderBy(asc(attempts.studentId))
      .limit(attemptsASlice);
    yield slice.map(({ answers }) => answers);
    if (slice.length < attemptsASlice) return;
    last = slice.at(-1)?.student ?? last;
    await nextTurn();
  }
}
