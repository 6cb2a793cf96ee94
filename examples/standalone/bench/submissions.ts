/**
 * `npm run bench:server` sends 5,000 submissions of 20 answers within 60 s, on the embedded
 * database and on PostgreSQL, both as durable as in production. It exits with code 1 when one fails
 * or p99 is above 50 ms. `--sample` sends 200, and prints p99 without judging it.
 */
import { Agent, request } from 'node:http';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '../server/database/openDatabase';
import { attempts } from '../server/database/schema';
import { startPostgres } from '../test/database/postgresServer';
import { fillBenchSchool, itemsPerQuiz, type Taker } from './benchSchool';
import { arriveOpenly, percentile, type Arrivals } from './openArrival';
import { startServer } from './serverProcess';

const isSample = process.argv.includes('--sample');
const submissions = isSample ? 200 : 5_000;
const overMs = (submissions * 60_000) / 5_000;
/** Sent before, and not timed: a server that has just started is still compiling its code. */
const warmUp = 200;
const longestP99Ms = 50;
/** The contract's deadline for attempt calls. */
const deadlineMs = 15_000;

/** Sends one submission with random letters. */
function submit(agent: Agent, url: string, { token, quizId }: Taker): Promise<void> {
  const answers = Array.from({ length: itemsPerQuiz }, (_, index) => ({
    question: `q${index + 1}`,
    answer: 'ABCD'[Math.floor(Math.random() * 4)],
    chosen_at: new Date().toISOString(),
  }));
  const body = JSON.stringify({ answers, revision: 0, time_up: false });
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const signal = AbortSignal.timeout(deadlineMs);
    const options = { method: 'POST', agent, headers, signal };
    request(`${url}/api/quiz/submit/${quizId}`, options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`status ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end(body);
  });
}

interface Measured {
  /** The submissions that are measured. */
  arrivals: Arrivals;
  warmUpErrors: string[];
  /** Numbers of the students whose submissions were acknowledged, warm-up included. */
  acknowledged: number[];
}

/** Serves a prepared school and sends the submissions. */
async function measure(env: Record<string, string>, takers: readonly Taker[]): Promise<Measured> {
  const server = await startServer(env);
  const agent = new Agent({ keepAlive: true });
  const acknowledged: number[] = [];
  const send = async (student: number) => {
    const taker = takers[student];
    if (taker === undefined) throw new Error('no students left');
    await submit(agent, server.url, taker);
    acknowledged.push(student);
  };
  const rate = { overMs: (warmUp * 60_000) / 5_000, count: warmUp };
  try {
    const { errors: warmUpErrors } = await arriveOpenly(rate, send);
    const arrivals = await arriveOpenly({ count: submissions, overMs }, (index) =>
      send(warmUp + index),
    );
    return { arrivals, warmUpErrors, acknowledged };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/**
 * Prepares a school, measures, and checks that the database holds every acknowledged submission.
 */
async function bench(
  name: string,
  open: () => Promise<OpenDatabase>,
  env: Record<string, string>,
): Promise<boolean> {
  const prepared = await open();
  const takers = await fillBenchSchool(prepared.database, warmUp + submissions);
  await prepared.close();
  const { arrivals, warmUpErrors, acknowledged } = await measure(env, takers);
  const after = await open();
  const submitted = await after.database
    .select({ student: attempts.studentId })
    .from(attempts)
    .where(isNotNull(attempts.submittedAt));
  await after.close();

  const kept = new Set(submitted.map(({ student }) => student));
  const lost = acknowledged.filter((student) => !kept.has(`s${student}`)).length;
  const { latencies } = arrivals;
  const errors = [...warmUpErrors, ...arrivals.errors];
  const p99 = percentile(arrivals, 0.99);
  const figures = [
    ...[0.5, 0.95, 0.99].map((share) => ({
      label: `p${share * 100}`,
      ms: percentile(arrivals, share),
    })),
    { label: 'max', ms: latencies.at(-1) ?? Number.NaN },
  ].map(({ label, ms }) => `${label} ${ms.toFixed(1)} ms`);
  const isFast = isSample || p99 <= longestP99Ms;
  const isOk = errors.length === 0 && lost === 0 && isFast;
  console.log(
    `${name}: ${latencies.length} sent, ${errors.length} errors, ${lost} lost; ${figures.join(', ')}: ${isOk ? 'ok' : 'NOT ok'}`,
  );
  for (const [error, count] of countEach(errors)) console.log(`  ${count} × ${error}`);
  return isOk;
}

function countEach(errors: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  return counts;
}

async function benchEmbedded(): Promise<boolean> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  const dataDir = join(folder, 'school');
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    return await bench('Embedded database', () => openDatabase({ dataDir }), env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchServer(): Promise<boolean> {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url('postgres');
  try {
    const open = () => openDatabase({ dataDir: '', databaseUrl });
    return await bench('PostgreSQL', open, { DATABASE_URL: databaseUrl });
  } finally {
    await postgres.remove();
  }
}

console.log(
  `${submissions} submissions of ${itemsPerQuiz} answers in ${overMs / 1000} s, evenly spaced, each of another student; ` +
    `to be met: no error, p99 at most ${longestP99Ms} ms${isSample ? ' (not judged on a sample)' : ''}. ` +
    `${availableParallelism()} cores, Node ${process.versions.node}.`,
);
const results = [await benchEmbedded(), await benchServer()];
process.exitCode = results.every(Boolean) ? 0 : 1;
