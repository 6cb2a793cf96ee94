import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lifetimeMs, readKeys } from '../server/accounts/keyRing';
import { signToken } from '../server/accounts/tokens';
import type { Database } from '../server/database/database';
import { sessions } from '../server/database/schema';

/** A student who is taking their group's quiz, and has a session. */
export interface Taker {
  token: string;
  quizId: string;
}

export const itemsPerQuiz = 20;
const studentsPerGroup = 50;
const sessionsAtOnce = 1_000;

/**
 * Fills an empty database with students in groups of 50, each in the middle of a quiz of 20 items
 * that stays open for another two and a half hours.
 * @returns a session for every student
 */
export async function fillBenchSchool(database: Database, students: number): Promise<Taker[]> {
  const now = new Date();
  const opensAt = sql`${new Date(now.getTime() - 30 * 60_000).toISOString()}::timestamptz`;
  const groups = Math.ceil(students / studentsPerGroup);
  const options = `{"A": "one", "B": "two", "C": "three", "D": "four"}`;
  const steps = [
    sql`insert into users (id, role, first_name, last_name, email)
      values ('instructor', 'Instructor', 'Ines', 'Bench', 'ines@school.example')`,
    sql`insert into groups (id, owner_id, name, max_students)
      select 'g' || n, 'instructor', 'Group ' || n, 100 from generate_series(0, ${groups - 1}::int) n`,
    sql`insert into users (id, role, first_name, last_name, email, group_id)
      select 's' || n, 'Student', 'Sam', 'Bench', 's' || n || '@school.example', 'g' || n / ${studentsPerGroup}::int
      from generate_series(0, ${students - 1}::int) n`,
    sql`insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes, closes_at,
        questions_number, difficulty, type, score_per_question, order_seed)
      select 'z' || n, 'instructor', 'g' || n, 'Quiz ' || n, 'A quiz.', 'Z' || n, ${opensAt}, 180,
        ${opensAt} + interval '3 hours', ${itemsPerQuiz}::int, 'easy', 'DO', 1, 'seed' || n
      from generate_series(0, ${groups - 1}::int) n`,
    sql`insert into quiz_items (quiz_id, position, question_id, title, description, options, answer)
      select quizzes.id, n, 'q' || n, 'Question ' || n || '?', 'Because.', ${options}::jsonb, 'B'
      from quizzes, generate_series(1, ${itemsPerQuiz}::int) n`,
    sql`insert into attempts (id, quiz_id, student_id, joined_at, started_at)
      select 'attempt' || users.id, quizzes.id, users.id, ${opensAt}, ${opensAt}
      from users join quizzes on quizzes.group_id = users.group_id`,
  ];
  for (const step of steps) await database.execute(step);
  const expiresAt = new Date(now.getTime() + lifetimeMs['token-secret']);
  const opened = Array.from({ length: students }, (_, n) => ({
    id: randomUUID(),
    userId: `s${n}`,
    createdAt: now,
    expiresAt,
  }));
  for (let first = 0; first < students; first += sessionsAtOnce) {
    await database.insert(sessions).values(opened.slice(first, first + sessionsAtOnce));
  }
  await database.execute(sql`analyze`);
  const [key] = await readKeys(database, 'token-secret');
  return Promise.all(
    opened.map(async (session, n) => ({
      token: await signToken(session, key),
      quizId: `z${Math.floor(n / studentsPerGroup)}`,
    })),
  );
}
