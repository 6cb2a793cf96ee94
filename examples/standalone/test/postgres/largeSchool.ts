import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';

/**
 * The numbers of a large school; ids count from 1: instructor `i1`, group `g1`, student `s1`, quiz
 * `z1`.
 */
export const large = {
  instructors: 250,
  groupsEach: 5,
  studentsPerGroup: 10,
  studentsWithoutGroup: 500,
  /** Of a group's ten quizzes, eight have closed, the ninth is open, the tenth is upcoming. */
  quizzesPerGroup: 10,
  itemsPerQuiz: 5,
  questionsEach: 63,
};

/**
 * Fills an empty database with 106,250 participations in 12,500 quizzes, in the shape of a real
 * school, and updates PostgreSQL's statistics. Takes about ten seconds.
 * @param now the ninth quiz of every group is open then
 * @param passwordHash the hash for everyone
 */
export async function fillLargeSchool(
  database: Database,
  now: Date,
  passwordHash: string,
): Promise<void> {
  const groups = large.instructors * large.groupsEach;
  const students = groups * large.studentsPerGroup;
  const quizzes = groups * large.quizzesPerGroup;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const options = `{"A": "one", "B": "two", "C": "three", "D": "four"}`;
  const steps = [
    sql`insert into users (id, role, first_name, last_name, email, password_hash)
      select 'i' || n, 'Instructor', 'Ines', initcap(substr(md5(n::text), 1, 8)), 'i' || n || '@school.example', ${passwordHash}
      from generate_series(1, ${large.instructors}::int) n`,
    sql`insert into groups (id, owner_id, name, max_students)
      select 'g' || n, 'i' || (1 + (n - 1) / ${large.groupsEach}::int), 'Group ' || n, 30
      from generate_series(1, ${groups}::int) n`,
    sql`insert into users (id, role, first_name, last_name, email, password_hash, group_id)
      select 's' || n, 'Student', initcap(substr(md5(n::text), 9, 6)), initcap(substr(md5(n::text), 1, 8)),
        's' || n || '@school.example', ${passwordHash},
        case when n <= ${students}::int then 'g' || (1 + (n - 1) / ${large.studentsPerGroup}::int) end
      from generate_series(1, ${students + large.studentsWithoutGroup}::int) n`,
    sql`insert into questions (id, owner_id, title, description, options, answer, type, difficulty)
      select 'i' || i || 'q' || n, 'i' || i, 'Question ' || n, 'Because.', ${options}::jsonb, 'B',
        (array['FE', 'BE', 'DO'])[1 + n % 3], (array['easy', 'medium', 'hard'])[1 + n / 3 % 3]
      from generate_series(1, ${large.instructors}::int) i, generate_series(1, ${large.questionsEach}::int) n`,
    sql`insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes, closes_at,
        questions_number, difficulty, type, score_per_question, graded_at, order_seed)
      select 'z' || n, owner_id, groups.id, 'Quiz ' || n, 'A quiz.', 'Z' || lpad(n::text, 7, '0'),
        opens_at, 60, opens_at + interval '60 minutes', ${large.itemsPerQuiz}::int, 'easy', 'DO', 2,
        case when place <= 8 then opens_at + interval '61 minutes' end, 'seed' || n
      from generate_series(1, ${quizzes}::int) n
        cross join lateral (select 1 + (n - 1) % 10 as place) p
        cross join lateral (select ${instant} - interval '30 minutes' + (place - 9) * interval '7 days' as opens_at) o
        join groups on groups.id = 'g' || (1 + (n - 1) / ${large.quizzesPerGroup}::int)`,
    sql`insert into quiz_items (quiz_id, position, question_id, title, description, options, answer)
      select quizzes.id, position, owner_id || 'q' || position, 'Question ' || position, 'Because.', ${options}::jsonb, 'B'
      from quizzes, generate_series(1, ${large.itemsPerQuiz}::int) position`,
    sql`insert into pictures (id, owner_id, type, width, height, size, bytes)
      select 'i' || i || 'p' || n || '-1x1', 'i' || i, 'image/png', 1, 1, 3, 'PNG'
      from generate_series(1, ${large.instructors}::int) i, generate_series(1, 10) n`,
    // Every other student takes the open quiz, and none the upcoming one.
    sql`insert into attempts (id, quiz_id, student_id, joined_at, started_at, finished_at, submitted_at, answers, chosen, revision, score)
      select quizzes.id || users.id, quizzes.id, users.id, opens_at, opens_at,
        case when graded_at is not null then opens_at + interval '40 minutes' end,
        case when graded_at is not null then opens_at + interval '40 minutes' end,
        jsonb_build_object(owner_id || 'q1', 'B', owner_id || 'q2', 'B', owner_id || 'q3', 'A', owner_id || 'q4', 'C'),
        jsonb_build_object(owner_id || 'q1', stamp, owner_id || 'q2', stamp, owner_id || 'q3', stamp, owner_id || 'q4', stamp), 1,
        case when graded_at is not null then 4 end
      from quizzes join users on users.group_id = quizzes.group_id
        cross join lateral (select jsonb_build_object('at', extract(epoch from opens_at)::bigint * 1000, 'revision', 1) as stamp) s
      where graded_at is not null or (opens_at < ${instant} and right(users.id, 1)::int % 2 = 1)`,
    sql`insert into sessions (id, user_id, created_at, expires_at, revoked_at)
      select 'session' || users.id || n, users.id, ${instant}, ${instant} + n * interval '1 hour', case when n = 2 then ${instant} end
      from users, generate_series(1, 2) n`,
    sql`insert into one_time_codes (id, user_id, code_hash, expires_at)
      select 'code' || id, id, '', ${instant} + interval '5 minutes' from users where right(id, 1) = '3'`,
    sql`insert into rate_limits (key, whole_at)
      select md5(n::text), ${instant} + interval '5 minutes' from generate_series(1, 5000) n`,
    sql`insert into audit_entries (at, actor_id, actor, action, subject_id, quiz_id, after)
      select ${instant}, student_id, 'user', 'attempt.submit', id, quiz_id, jsonb_build_object('student', student_id)
      from attempts`,
    sql`vacuum analyze`,
  ];
  for (const step of steps) await database.execute(step);
}
