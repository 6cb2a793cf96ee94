/**
 * `npm run bench:closing` lets a quiz with 20,000 attempts close on a running server, on the embedded
 * database and on PostgreSQL: half of them are unsubmitted and graded then, and all are counted for
 * the figures of its 20 items. It prints how long the event loop was blocked at most meanwhile, how
 * long a core worked for it, and how long another call waited. `--sample` makes a hundredth.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { resultsPublishedBefore } from 'quizwright/rules';
import { createTokens } from '../server/accounts/tokens';
import type { Database } from '../server/database/database';
import { onBothDatabases, type EmptyDatabase } from './bothDatabases';
import { startWatchedServer } from './serverProcess';

const participants = 20_000 / (process.argv.includes('--sample') ? 100 : 1);
const items = 20;
/** The server gives up a statement that takes longer than a few seconds. */
const rowsPerStatement = 1_000;
/** From the last row that is written to the closing: the server starts meanwhile. */
const leadMs = 40_000;
const longestClosingMs = 120_000;

async function fill(database: Database): Promise<string> {
  const options = `{"A": "one", "B": "two", "C": "three", "D": "four"}`;
  const steps = [
    sql`insert into users (id, role, first_name, last_name, email) values
      ('ines', 'Instructor', 'Ines', 'Bench', 'ines@school.example')`,
    sql`insert into groups (id, owner_id, name, max_students) values ('g', 'ines', 'Group', 100)`,
    sql`insert into questions (id, owner_id, title, description, options, answer, type, difficulty)
      select 'q' || n, 'ines', 'Question ' || n || '?', 'Because.', ${options}::jsonb, 'B', 'DO', 'easy'
      from generate_series(1, ${items}::int) n`,
    sql`insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes, closes_at,
        questions_number, difficulty, type, score_per_question, order_seed)
      select 'large', 'ines', 'g', 'Large', 'A quiz.', 'LARGE', now() - interval '1 day', 60, now() + interval '1 day',
        ${items}::int, 'easy', 'DO', 1, 'seed'`,
    sql`insert into quiz_items (quiz_id, position, question_id, title, description, options, answer)
      select 'large', n, 'q' || n, 'Question ' || n || '?', 'Because.', ${options}::jsonb, 'B'
      from generate_series(1, ${items}::int) n`,
  ];
  for (let first = 0; first < participants; first += rowsPerStatement) {
    const last = Math.min(participants, first + rowsPerStatement) - 1;
    steps.push(
      sql`insert into users (id, role, first_name, last_name, email)
        select 's' || n, 'Student', 'Sam', 'Bench', 's' || n || '@school.example'
        from generate_series(${first}::int, ${last}::int) n`,
      sql`insert into attempts (id, quiz_id, student_id, joined_at, started_at, finished_at, submitted_at, score, answers)
        select 'a' || n, 'large', 's' || n, opens_at, opens_at, at, at, case when at is not null then n % 21 end,
          (select jsonb_object_agg('q' || q, (array['A', 'B', 'B', 'C', 'D'])[1 + (n * q + n / 7) % 5])
            from generate_series(1, ${items}::int) q)
        from generate_series(${first}::int, ${last}::int) n
        cross join quizzes cross join lateral (select case when n % 2 = 0 then opens_at end as at) submitted`,
    );
  }
  for (const step of steps) await database.execute(step);
  await database.execute(sql`analyze`);
  const closesAt = new Date(resultsPublishedBefore(new Date()).getTime() + leadMs).toISOString();
  await database.execute(sql`update quizzes set closes_at = ${closesAt}::timestamptz`);
  return createTokens(database, () => new Date()).issue('ines');
}

async function bench({ name, open, env }: EmptyDatabase) {
  const prepared = await open();
  const token = await fill(prepared.database);
  await prepared.close();
  const server = await startWatchedServer(env);
  const get = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api/${path}`, { headers });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  };
  const isJudged = async () => {
    const { items: shown } = (await get('question?limit=1')) as { items: { quality?: string }[] };
    return shown[0]?.quality !== undefined;
  };
  try {
    if (await isJudged()) throw new Error('The quiz closed before the server was ready.');
    let longest = 0;
    const began = performance.now();
    const { blockMs, workMs } = await server.watch(async () => {
      while (!(await isJudged())) {
        const asked = performance.now();
        if (asked - began > longestClosingMs) throw new Error('The quiz has not closed.');
        await get('auth/me');
        longest = Math.max(longest, performance.now() - asked);
        await wait(20);
      }
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    const rounded = [blockMs, workMs, longest].map(Math.round);
    return { database: name, blockMs: rounded[0], workMs: rounded[1], callMs: rounded[2], seconds };
  } finally {
    await server.stop();
  }
}

console.log(
  `A quiz of ${items} questions with ${participants} attempts closes. ${availableParallelism()} cores, Node ${process.versions.node}.`,
);
console.table(await onBothDatabases(bench));
