import { sql } from 'drizzle-orm';
import { closingTime, type Difficulty, type Letter } from 'quizwright/rules';
import {
  attempts,
  groups,
  questions,
  quizItems,
  quizzes,
  users,
} from '../../server/database/schema';
import { enrol, monday, type School } from './testSchool';

/** Adds questions to a bank; the right answer of each is B. */
export async function fillBank(
  { database }: School,
  ownerId: string,
  count: number,
  kind: { type: string; difficulty: Difficulty },
): Promise<void> {
  await database.insert(questions).values(
    Array.from({ length: count }, (_, index) => ({
      ...kind,
      ownerId,
      title: `${kind.type} ${kind.difficulty} ${index + 1}`,
      description: 'Because.',
      options: { A: 'one', B: 'two', C: 'three', D: 'four' },
      answer: 'B' as const,
    })),
  );
}

/** Fills a bank with the shortest questions, 5,000 a statement: the cap is 100,000. */
export async function fillWithShortest(
  { database }: School,
  ownerId: string,
  count: number,
): Promise<void> {
  for (let first = 1; first <= count; first += 5_000) {
    const last = Math.min(first + 4_999, count);
    await database.execute(sql`
      insert into questions (id, owner_id, title, description, options, answer, type, difficulty)
      select ${ownerId} || n, ${ownerId}, '', '', '{"A": "", "B": "", "C": "", "D": ""}', 'B', 'FE', 'easy'
      from generate_series(${first}::int, ${last}::int) n`);
  }
}

let quizzesMade = 0;

/**
 * A quiz of five questions `q1` … `q5` worth two points each, whose right answer is always B, open
 * for 30 minutes from `opensAt`.
 */
export async function makeQuiz(
  { database }: School,
  values: Partial<typeof quizzes.$inferInsert> = {},
): Promise<typeof quizzes.$inferSelect> {
  quizzesMade += 1;
  const opensAt = values.opensAt ?? monday;
  const durationMinutes = values.durationMinutes ?? 30;
  const [quiz] = await database
    .insert(quizzes)
    .values({
      ownerId: 'ines',
      groupId: 'red',
      title: `Quiz ${quizzesMade}`,
      description: 'A quiz.',
      code: `TEST${String(2000 + quizzesMade)}`,
      opensAt,
      durationMinutes,
      closesAt: closingTime({ opensAt, duration: durationMinutes }),
      questionsNumber: 5,
      difficulty: 'easy',
      type: 'FE',
      scorePerQuestion: 2,
      createdAt: opensAt,
      ...values,
    })
    .returning();
  if (!quiz) throw new Error('no quiz');
  await database.insert(quizItems).values(
    [1, 2, 3, 4, 5].map((position) => ({
      quizId: quiz.id,
      position,
      questionId: `q${position}`,
      title: `Question ${position}?`,
      description: 'Because.',
      // Without a natural order, in which they would stay where a quiz is shuffled.
      options: { A: 'fox', B: 'owl', C: 'bee', D: 'elk' },
      answer: 'B' as const,
    })),
  );
  return quiz;
}

/** The answers to the first questions of a quiz of `makeQuiz`, in the form of a submission. */
export function submissionOf(...letters: Letter[]) {
  return { answers: letters.map((answer, index) => ({ question: `q${index + 1}`, answer })) };
}

/**
 * The same from a device that keeps times, chosen at an instant. Null is a cleared answer, and
 * undefined one that is not sent.
 */
export function chosenAt(at: Date, ...letters: (Letter | null | undefined)[]) {
  return letters.flatMap((answer, index) =>
    answer === undefined ? [] : { question: `q${index + 1}`, answer, chosen_at: at.toISOString() },
  );
}

/** Makes somebody a participant, with saved answers if any. */
export async function enter(
  { database, now }: School,
  quizId: string,
  studentId: string,
  answers: Record<string, Letter> = {},
): Promise<void> {
  const saved = Object.keys(answers);
  const stamp = { at: now.getTime(), revision: 1 };
  await database.insert(attempts).values({
    ...{ quizId, studentId, joinedAt: now, answers },
    chosen: Object.fromEntries(saved.map((question) => [question, stamp])),
    revision: saved.length > 0 ? 1 : 0,
  });
}

/** Deletes every quiz, and resets the clock and everyone's group. */
export async function reset(school: School): Promise<void> {
  school.now = monday;
  await school.database.delete(quizzes);
  await school.database.update(users).set({
    groupId: sql`case left(${users.id}, 1) when 'r' then 'red' when 'b' then 'blue' when 'g' then 'green' end`,
    status: 'active',
  });
}

/** Deletes everything, and enrols the people of the school again. */
export async function enrolAnew(school: School): Promise<void> {
  const { database } = school;
  school.now = monday;
  school.mails = [];
  for (const table of [quizzes, questions, groups, users]) await database.delete(table);
  await enrol(database);
}
