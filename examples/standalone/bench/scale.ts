/**
 * `npm run bench:scale` measures what a student's calls cost a server and PostgreSQL in processor
 * time, what they leave on disk, and 5,000 submissions a minute behind a proxy with one, two and
 * four instances. docs/performance.md has the figures. Linux only. `--sample` runs a fiftieth of it.
 */
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../server/accounts/passwords';
import type { Database } from '../server/database/database';
import { openDatabase } from '../server/database/openDatabase';
import { startPostgres, type PostgresServer } from '../test/database/postgresServer';
import { startRoundRobin } from '../test/postgres/roundRobin';
import { fillBenchSchool, itemsPerQuiz, type Taker } from './benchSchool';
import { cpuMsOf, memoryMbOf } from './cpuTime';
import { arriveOpenly, percentile } from './openArrival';
import { startServer, type ServerProcess } from './serverProcess';

const isSample = process.argv.includes('--sample');
const students = isSample ? 100 : 5_000;
const callsPerOperation = isSample ? 50 : 1_000;
const atOnce = 8;
const password = 'quizwright1';

interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: object;
}

function send(agent: Agent, url: string, { method, path, token, body }: Sent): Promise<number> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    request(`${url}/api/${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(text);
  });
}

/** One answer, as a student's device saves it; `nth` counts the earlier ones. */
const answer = (nth: number) => ({
  question: `q${(nth % itemsPerQuiz) + 1}`,
  answer: 'ABCD'[nth % 4],
  chosen_at: new Date().toISOString(),
});
const submission = () => ({
  answers: Array.from({ length: itemsPerQuiz }, (_, nth) => answer(nth)),
});

interface Measured {
  name: string;
  /** How often a student makes this call for one quiz of 20 questions. */
  times: number;
  call: (taker: Taker, student: number, nth: number) => Sent;
}

const get = (path: string) => (taker: Taker) => ({ method: 'GET', path, token: taker.token });

const operations: Measured[] = [
  {
    name: 'sign in',
    times: 1,
    call: (_taker, student) => ({
      method: 'POST',
      path: 'auth/login',
      body: { email: `s${student}@school.example`, password },
    }),
  },
  { name: 'who am I', times: 2, call: get('auth/me') },
  { name: 'upcoming quizzes', times: 3, call: get('quiz/incomming') },
  {
    name: 'join',
    times: 1,
    call: ({ token, quizId }) => ({
      ...{ method: 'POST', path: 'quiz/join', token },
      body: { code: quizId.toUpperCase() },
    }),
  },
  {
    name: 'read the paper',
    times: 2,
    call: (taker) => get(`quiz/without-answers/${taker.quizId}`)(taker),
  },
  {
    name: 'save an answer',
    times: itemsPerQuiz + 5,
    call: ({ token, quizId }, _student, nth) => ({
      ...{ method: 'PUT', path: `quiz/answers/${quizId}`, token },
      body: { answers: [answer(nth)], revision: 0 },
    }),
  },
  {
    name: 'submit',
    times: 1,
    call: ({ token, quizId }) => ({
      ...{ method: 'POST', path: `quiz/submit/${quizId}`, token },
      body: submission(),
    }),
  },
  { name: 'completed quizzes', times: 1, call: get('quiz/completed') },
  { name: 'results', times: 1, call: get('quiz/result') },
  { name: 'ranking', times: 1, call: get('student/top-five') },
];

/** Makes each kind of call many times, eight at once, and prints the cost of one. */
async function benchCosts(
  server: ServerProcess,
  postgres: PostgresServer,
  takers: readonly Taker[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const usedBy = () => [cpuMsOf([server.pid]), cpuMsOf(postgres.processes())] as const;
  const total = { server: 0, database: 0 };
  console.log('call | times | server, ms | PostgreSQL, ms | answers');
  for (const { name, times, call } of operations) {
    const statuses = new Map<number, number>();
    const go = async (count: number, from: number) => {
      let next = 0;
      const worker = async () => {
        while (next < count) {
          const index = from + next++;
          const student = index % takers.length;
          const taker = takers[student];
          if (!taker) throw new Error('There are no students.');
          const nth = Math.floor(index / takers.length);
          const status = await send(agent, server.url, call(taker, student, nth));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    };
    // Code that runs for the first time is still being compiled.
    await go(Math.ceil(callsPerOperation / 5), 0);
    statuses.clear();
    const before = usedBy();
    await go(callsPerOperation, Math.ceil(callsPerOperation / 5));
    const after = usedBy();
    const ofServer = (after[0] - before[0]) / callsPerOperation;
    const ofDatabase = (after[1] - before[1]) / callsPerOperation;
    total.server += times * ofServer;
    total.database += times * ofDatabase;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(
      `${name} | ${times} | ${ofServer.toFixed(2)} | ${ofDatabase.toFixed(2)} | ${answers}`,
    );
  }
  console.log(
    `a student's quiz of ${itemsPerQuiz} questions | | ${total.server.toFixed(0)} | ${total.database.toFixed(0)} |`,
  );
  console.log(`Memory of the instance after it: ${memoryMbOf(server.pid)} MB.`);
  agent.destroy();
}

async function printSizes(database: Database): Promise<void> {
  const { rows } = (await database.execute(
    sql`select relname as name, pg_total_relation_size(oid)::float8 / greatest(reltuples, 1) as bytes
        from pg_class where relname in ('attempts', 'users', 'sessions', 'quiz_items') order by 1`,
  )) as { rows: { name: string; bytes: number }[] };
  for (const { name, bytes } of rows) console.log(`${name}: ${Math.round(bytes)} bytes a row`);
}

/** Sends 5,000 submissions a minute, evenly spaced, to instances behind a proxy. */
async function benchHerd(databaseUrl: string, instances: number, takers: readonly Taker[]) {
  const servers = await Promise.all(
    Array.from({ length: instances }, () =>
      startServer({ DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' }),
    ),
  );
  const proxy = await startRoundRobin(servers.map((server) => server.url));
  const agent = new Agent({ keepAlive: true });
  try {
    const act = async (taker: Taker | undefined) => {
      if (!taker) throw new Error('no students left');
      const path = `quiz/submit/${taker.quizId}`;
      const sent = { method: 'POST', path, token: taker.token, body: submission() };
      const status = await send(agent, proxy.url, sent);
      if (status !== 200) throw new Error(`status ${status}`);
    };
    const warmUp = Math.ceil(takers.length / 10);
    await arriveOpenly({ count: warmUp, overMs: warmUp * 12 }, (index) => act(takers[index]));
    const count = takers.length - warmUp;
    const before = servers.map(({ pid }) => cpuMsOf([pid]));
    const arrivals = await arriveOpenly({ count, overMs: count * 12 }, (index) =>
      act(takers[warmUp + index]),
    );
    const cpu = servers.map(({ pid }, index) => cpuMsOf([pid]) - (before[index] ?? 0));
    const figures = [0.5, 0.99].map((share) => percentile(arrivals, share).toFixed(1));
    console.log(
      `${instances} instance${instances === 1 ? '' : 's'}: ${arrivals.latencies.length} sent in ${Math.round((count * 12) / 1000)} s, ${arrivals.errors.length} errors; ` +
        `p50 ${figures[0]} ms, p99 ${figures[1]} ms; ${cpu.map((ms) => `${((ms / (count * 12)) * 100).toFixed(0)} %`).join(' + ')} of a core`,
    );
  } finally {
    agent.destroy();
    await proxy.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function withSchool<Result>(
  postgres: PostgresServer,
  act: (databaseUrl: string, takers: Taker[], database: Database) => Promise<Result>,
): Promise<Result> {
  const name = `bench_${Math.random().toString(36).slice(2)}`;
  const admin = await openDatabase({ dataDir: '', databaseUrl: postgres.url('postgres') });
  await admin.database.execute(sql.raw(`create database ${name}`));
  await admin.close();
  const databaseUrl = postgres.url(name);
  const opened = await openDatabase({ dataDir: '', databaseUrl });
  try {
    const takers = await fillBenchSchool(opened.database, students);
    const passwordHash = await hashPassword(password);
    await opened.database.execute(sql`update users set password_hash = ${passwordHash}`);
    return await act(databaseUrl, takers, opened.database);
  } finally {
    await opened.close();
  }
}

console.log(
  `${availableParallelism()} cores for everything, Node ${process.versions.node}, PostgreSQL as durable as in production, ${students} students.`,
);
const postgres = await startPostgres();
try {
  await withSchool(postgres, async (databaseUrl, takers, database) => {
    const server = await startServer({ DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' });
    await wait(1_000);
    await benchCosts(server, postgres, takers);
    await server.stop();
    await database.execute(sql`vacuum analyze`);
    await printSizes(database);
  });
  for (const instances of [1, 2, 4]) {
    await withSchool(postgres, (databaseUrl, takers) => benchHerd(databaseUrl, instances, takers));
  }
} finally {
  await postgres.remove();
}
