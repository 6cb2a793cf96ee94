import { and, eq, sql } from 'drizzle-orm';
import { given, givenRows, unnamed } from '../database/builtOnce';
import type { Database } from '../database/database';
import { attempts, quizzes } from '../database/schema';
import { headColumns } from './quizFields';

const quizColumns = {
  ...headColumns,
  id: quizzes.id,
  groupId: quizzes.groupId,
  opensAt: quizzes.opensAt,
  durationMinutes: quizzes.durationMinutes,
  questionsNumber: quizzes.questionsNumber,
  scorePerQuestion: quizzes.scorePerQuestion,
  shuffleQuestions: quizzes.shuffleQuestions,
  shuffleOptions: quizzes.shuffleOptions,
  orderSeed: quizzes.orderSeed,
  grading: quizzes.grading,
};
const attemptColumns = {
  id: attempts.id,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
  submittedAt: attempts.submittedAt,
  extraMinutes: attempts.extraMinutes,
  answers: attempts.answers,
  chosen: attempts.chosen,
  revision: attempts.revision,
  receivedAt: attempts.receivedAt,
  lateAnswers: attempts.lateAnswers,
  lateChosen: attempts.lateChosen,
  lateAt: attempts.lateAt,
  lateAcceptedAt: attempts.lateAcceptedAt,
};

type Columns<Table extends typeof quizzes | typeof attempts, Name extends string> = Pick<
  Table['$inferSelect'],
  Name & keyof Table['$inferSelect']
>;

/** The fields of a quiz that taking it needs: whole rows would be several times as wide. */
export type TakenQuiz = Columns<typeof quizzes, keyof typeof quizColumns>;
/** The fields of an attempt that taking a quiz needs. */
export type AttemptRow = Columns<typeof attempts, keyof typeof attemptColumns>;

/** Names a quiz and a student. */
export interface AskedAttempt {
  quizId: string;
  studentId: string;
}

/** A quiz and a student's attempt at it, if they have joined. */
export interface FoundAttempt {
  quiz: TakenQuiz;
  attempt: AttemptRow | null;
}

/**
 * Finds attempts with their quizzes, for many callers in one statement.
 *
 * @returns for each, what it asked for; undefined without such a quiz
 */
export function createFindAttempts(database: Database) {
  const one = database
    .select({
      nth: sql<number>`nth`.as('nth'),
      quizId: sql<string>`"quizId"`.as('quizId'),
      studentId: sql<string>`"studentId"`.as('studentId'),
    })
    .from(sql`${givenRows('nth integer, "quizId" text, "studentId" text')} as asked`)
    .as('one');
  // Joined laterally, each is looked up by an index, whatever the planner expects of the tables.
  const quiz = database
    .select(quizColumns)
    .from(quizzes)
    .where(eq(quizzes.id, one.quizId))
    .limit(1)
    .as('quiz');
  const attempt = database
    .select(attemptColumns)
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), eq(attempts.studentId, one.studentId)))
    .limit(1)
    .as('attempt');
  const statement = database
    .select()
    .from(one)
    .innerJoinLateral(quiz, sql`true`)
    .leftJoinLateral(attempt, sql`true`)
    .prepare(unnamed);

  return async (asked: readonly AskedAttempt[]): Promise<(FoundAttempt | undefined)[]> => {
    const rows = asked.map(({ quizId, studentId }, nth) => ({ nth, quizId, studentId }));
    const found = await statement.execute(given(rows));
    const byPlace = new Map(found.map((row) => [row.one.nth, row]));
    return asked.map((_, nth) => byPlace.get(nth));
  };
}
