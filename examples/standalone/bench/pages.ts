/**
 * `npm run bench:pages` measures the pages of long lists, on the embedded database and on
 * PostgreSQL: a bank of 100,000 questions, a school of 50,000 students, results with 20,000
 * participants in 200 quizzes, and a result with 20,000 of its own. It prints bytes, milliseconds,
 * how long a core worked for the event loop, and how long that was blocked. docs/performance.md has the
 * figures. `--sample` makes a hundredth of everything.
 */
import { availableParallelism } from 'node:os';
import { sql, type SQL } from 'drizzle-orm';
import { createTokens } from '../server/accounts/tokens';
import type { Database } from '../server/database/database';
import { onBothDatabases, type EmptyDatabase } from './bothDatabases';
import { startWatchedServer } from './serverProcess';

const share = process.argv.includes('--sample') ? 100 : 1;
const questions = 100_000 / share;
const students = 50_000 / share;
const participants = 20_000 / share;
const rounds = 5;
/** The first page of a list is at most as long. */
const mostBytes = 100_000;

const lists: Readonly<Record<string, readonly string[]>> = {
  question: [
    ...['', '&q=divisors%20nr', '&q=xyzzy', '&sort=title', '&sort=-difficulty', '&type=BE'],
    ...['&quality=weak', '&quality=bad&sort=title'],
  ],
  'question/facets': [''],
  student: ['', '&q=capkova', '&q=xyzzy', '&membership=elsewhere', '&group=g7'],
  'quiz/result': ['', '&q=quiz', '&sort=title', '&sort=-participants'],
  'quiz/result/large': ['', '&q=capkova', '&sort=-score', '&sort=duration'],
  'quiz/completed': [''],
};

/** The server gives up a statement that takes longer than a few seconds. */
const rowsPerStatement = 1_000;

/** Statements for numbers from 0, a few at a time. */
function batches(count: number, insert: (numbers: SQL) => SQL): SQL[] {
  return Array.from({ length: Math.ceil(count / rowsPerStatement) }, (_, nth) => {
    const first = nth * rowsPerStatement;
    const last = Math.min(count, first + rowsPerStatement) - 1;
    return insert(sql`generate_series(${first}::int, ${last}::int) n`);
  });
}

/** Everything belongs to one instructor, apart from half of the groups. */
function schoolOf(): SQL[] {
  return [
    sql`insert into users (id, role, first_name, last_name, email) values
      ('ines', 'Instructor', 'Ines', 'Bench', 'ines@school.example'),
      ('otto', 'Instructor', 'Otto', 'Bench', 'otto@school.example')`,
    sql`insert into groups (id, owner_id, name, max_students)
      select 'g' || n, (array['ines', 'otto'])[1 + n % 2], 'Group ' || n, 100 from generate_series(0, 399) n`,
    ...batches(
      students,
      (numbers) => sql`insert into users (id, role, first_name, last_name, email, group_id)
      select 's' || n, 'Student', initcap(substr(md5(n::text), 9, 6)),
        case when n % 1000 = 0 then 'Čapková' else initcap(substr(md5(n::text), 1, 8)) end,
        's' || n || '@school.example', case when n % 5 > 0 then 'g' || n % 400 end
      from ${numbers}`,
    ),
    ...batches(
      questions,
      (
        numbers,
      ) => sql`insert into questions (id, owner_id, title, description, options, answer, type, difficulty, quality, created_at)
      select 'q' || n, 'ines', 'Which of these numbers is prime? Nr ' || n || ', ' || md5(n::text),
        repeat('A prime has two divisors. ', 8),
        jsonb_build_object('A', 'one ' || n, 'B', 'two', 'C', md5((n + 1)::text), 'D', case when n % 4 = 0 then 'größer' else 'four' end),
        'B', (array['FE', 'BE', 'DO'])[1 + n % 3], (array['easy', 'medium', 'hard'])[1 + n / 3 % 3],
        case when n % 1000 = 0 then 'bad' when n % 10 = 0 then 'weak' when n % 3 = 0 then 'good' end,
        now() - n * interval '1 second'
      from ${numbers}`,
    ),
    sql`insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes, closes_at,
        questions_number, difficulty, type, score_per_question, graded_at, order_seed)
      select case when n = 0 then 'large' else 'z' || n end, 'ines', 'g' || n * 2 % 400, 'Quiz ' || n, 'A quiz.', 'Z' || n,
        at, 60, at + interval '60 minutes', 20, 'easy', 'DO', 1, at + interval '61 minutes', 'seed' || n
      from generate_series(0, 200) n cross join lateral (select now() - (n + 1) * interval '1 day' as at) opening`,
    ...batches(
      participants,
      (
        numbers,
      ) => sql`insert into attempts (id, quiz_id, student_id, joined_at, started_at, finished_at, submitted_at, score)
      select 'l' || n, 'large', 's' || n, opens_at, opens_at, opens_at + n % 3500 * interval '1 second',
        opens_at + n % 3500 * interval '1 second', n % 21
      from quizzes, ${numbers} where id = 'large'`,
    ),
    ...batches(
      participants,
      (
        numbers,
      ) => sql`insert into attempts (id, quiz_id, student_id, joined_at, started_at, finished_at, submitted_at, score)
      select 'a' || n, quizzes.id, 's' || n, opens_at, opens_at, opens_at + interval '10 minutes',
        opens_at + interval '10 minutes', n % 21
      from ${numbers} join quizzes on quizzes.id = 'z' || 1 + n % 200`,
    ),
  ];
}

async function fill(database: Database): Promise<string> {
  for (const step of schoolOf()) await database.execute(step);
  for (const table of ['users', 'groups', 'questions', 'quizzes', 'attempts']) {
    await database.execute(sql.raw(`analyze ${table}`));
  }
  return createTokens(database, () => new Date()).issue('ines');
}

interface Measured {
  page: string;
  bytes: number;
  total: number;
  ms: number;
  workMs: number;
  blockMs: number;
}

/** The shortest of a few rounds: the machine may be busy, while the work is always the same. */
async function measure(
  server: Awaited<ReturnType<typeof startWatchedServer>>,
  token: string,
  page: string,
): Promise<Measured> {
  const measured: Measured = { page, bytes: 0, total: 0, ms: 1e9, workMs: 1e9, blockMs: 1e9 };
  for (let round = 0; round < rounds; round += 1) {
    const { workMs, blockMs } = await server.watch(async () => {
      const began = performance.now();
      const response = await fetch(`${server.url}/api/${page}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${page} was answered with ${text}`);
      measured.ms = Math.min(measured.ms, Math.round(performance.now() - began));
      measured.bytes = Buffer.byteLength(text);
      measured.total = (JSON.parse(text) as { total: number }).total;
    });
    measured.workMs = Math.min(measured.workMs, Math.round(workMs));
    measured.blockMs = Math.min(measured.blockMs, Math.round(Math.min(blockMs, workMs)));
  }
  return measured;
}

async function bench({ name, open, env }: EmptyDatabase): Promise<boolean> {
  const prepared = await open();
  const token = await fill(prepared.database);
  await prepared.close();
  const server = await startWatchedServer(env);
  const measured: Measured[] = [];
  try {
    for (const [path, queries] of Object.entries(lists)) {
      for (const query of queries) {
        measured.push(await measure(server, token, `${path}?limit=50${query}`));
      }
    }
  } finally {
    await server.stop();
  }
  console.log(`\n${name}`);
  console.table(measured);
  return measured.every(({ bytes }) => bytes <= mostBytes);
}

console.log(
  `First pages of 50; to be met: at most ${mostBytes / 1000} kB each. ${availableParallelism()} cores, Node ${process.versions.node}.`,
);
const results = await onBothDatabases(bench);
process.exitCode = results.every(Boolean) ? 0 : 1;
