/**
 * `npm run bench:server`: everybody hands in at once. 5,000 submissions of 20 answers, each of
 * another student, arrive within a minute, ten seconds and one second, on the embedded database and
 * on PostgreSQL, both as durable as in production; then 5,000 students open the paper within ten
 * seconds, save drafts, and hand in as the client does; then two instances share one PostgreSQL. It
 * exits with code 1 when a submission is lost, a bound is missed, or the work per second falls as
 * the queue grows. Nothing else may run meanwhile.
 *
 * `--sample` sends 200, and judges no time. `--only embedded` or `--only PostgreSQL` measures one
 * database, `--within 10` one spacing.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '../server/database/openDatabase';
import { attempts } from '../server/database/schema';
import { startPostgres } from '../test/database/postgresServer';
import { fillBenchSchool, itemsPerQuiz, type Taker } from './benchSchool';
import { arriveOpenly, percentile, type Arrivals } from './openArrival';
import { cpuMsOf } from './cpuTime';
import { startServer } from './serverProcess';
import { callServers, Refused, type TakerCalls } from './takerCalls';

const isSample = process.argv.includes('--sample');
const valueOf = (option: string) => process.argv[process.argv.indexOf(option) + 1];
const only = process.argv.includes('--only') ? valueOf('--only') : undefined;
/** The one spacing to measure, in seconds. */
const within = process.argv.includes('--within') ? Number(valueOf('--within')) : undefined;
const students = isSample ? 200 : 5_000;
/** Sent before, and not timed: a server that has just started is still compiling its code. */
const warmUp = 200;
/** The least share of the highest work per second that any load may get. */
const leastShare = 0.9;

interface Bench {
  name: string;
  instances: number;
  open: () => Promise<OpenDatabase>;
  env: Record<string, string>;
}

interface Measured {
  arrivals: Arrivals;
  /** Numbers of the students whose submissions were acknowledged. */
  acknowledged: Set<number>;
  /** From the first arrival to the last reply, in seconds. */
  seconds: number;
  /** Processor time of the servers meanwhile, in milliseconds. */
  cpuMs: number;
}

type Load = (
  calls: TakerCalls,
  takerOf: (nth: number) => Taker,
  acknowledge: (nth: number) => void,
) => Promise<Arrivals>;

/** Serves a new school, puts the load on it, and counts what its database holds afterwards. */
async function measure(
  { open, env, instances }: Bench,
  load: Load,
): Promise<Measured & { lost: number }> {
  const prepared = await open();
  const takers = await fillBenchSchool(prepared.database, warmUp + students);
  await prepared.close();
  const takerOf = (nth: number): Taker => {
    const taker = takers[nth];
    if (taker === undefined) throw new Error('no students left');
    return taker;
  };
  const servers = await Promise.all(Array.from({ length: instances }, () => startServer(env)));
  const calls = callServers(servers.map(({ url }) => url));
  const acknowledged = new Set<number>();
  let arrivals: Arrivals;
  let seconds: number;
  let cpuMs: number;
  try {
    await arriveOpenly({ count: warmUp, overMs: 2_400 }, (nth) => calls.submit(takerOf(nth)));
    const cpuNow = () => cpuMsOf(servers.map(({ pid }) => pid));
    const [start, cpuBefore] = [performance.now(), cpuNow()];
    arrivals = await load(
      calls,
      (nth) => takerOf(warmUp + nth),
      (nth) => acknowledged.add(warmUp + nth),
    );
    seconds = (performance.now() - start) / 1_000;
    cpuMs = cpuNow() - cpuBefore;
  } finally {
    calls.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const after = await open();
  const submitted = await after.database
    .select({ student: attempts.studentId })
    .from(attempts)
    .where(isNotNull(attempts.submittedAt));
  await after.close();
  const kept = new Set(submitted.map(({ student }) => student));
  const lost = [...acknowledged].filter((student) => !kept.has(`s${student}`)).length;
  return { arrivals, acknowledged, seconds, cpuMs, lost };
}

/** All hand in at even intervals; what the server puts off is not sent again. */
const spaced =
  (seconds: number): Load =>
  (calls, takerOf, acknowledge) =>
    arriveOpenly({ count: students, overMs: seconds * 1_000 }, async (nth) => {
      await calls.submit(takerOf(nth));
      acknowledge(nth);
    });

const openWithin = 10_000;
const draftEvery = 20_000;
const drafts = 2;
/** Seconds over which a quiz's devices hand in: what the server tells a class of 50. */
const spread = 5;

/**
 * A lesson: all open the paper within ten seconds, save a draft every 20 s, and hand in at the end,
 * spread as the server asks, again when it says so.
 *
 * @returns the times from the first try to hand in until the acknowledgement
 */
const lesson: Load = async (calls, takerOf, acknowledge) => {
  const waits: number[] = [];
  const errors: string[] = [];
  const again = async (act: () => Promise<void>): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        await act();
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.retryAfter === undefined || tries === 5)
          throw error;
        await wait(error.retryAfter * 1_000 * (1 + Math.random()));
      }
    }
  };
  const begun = performance.now();
  await arriveOpenly({ count: students, overMs: openWithin }, async (nth) => {
    try {
      await again(() => calls.openPaper(takerOf(nth)));
      for (let revision = 0; revision < drafts; revision += 1) {
        await wait(draftEvery);
        await again(() => calls.saveDraft(takerOf(nth), revision));
      }
      const end = begun + openWithin + draftEvery * (drafts + 1);
      await wait(Math.max(0, end - performance.now()) + Math.random() * spread * 1_000);
      const firstTry = performance.now();
      await again(() => calls.submit(takerOf(nth)));
      acknowledge(nth);
      waits.push(performance.now() - firstTry);
    } catch (error) {
      errors.push(String(error));
    }
  });
  return { latencies: waits.sort((one, other) => one - other), errors };
};

const busy = String(new Refused(503, undefined));

interface Verdict {
  isOk: boolean;
  perSecond: number;
}

async function report(bench: Bench, what: string, load: Load, bound?: number): Promise<Verdict> {
  const { arrivals, acknowledged, seconds, cpuMs, lost } = await measure(bench, load);
  const putOff = arrivals.errors.filter((error) => error === busy).length;
  const errors = arrivals.errors.filter((error) => error !== busy);
  const [p50, p99] = [percentile(arrivals, 0.5), percentile(arrivals, 0.99)];
  const perSecond = acknowledged.size / seconds;
  const isFast = isSample || bound === undefined || p99 <= bound;
  const isOk = errors.length === 0 && lost === 0 && isFast;
  console.log(
    `${bench.name}, ${what}: ${acknowledged.size} acknowledged, ${putOff} put off, ${errors.length} errors, ${lost} lost; ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${bound === undefined ? '' : ` (bound ${bound})`}; ` +
      `${perSecond.toFixed(0)} a second, ${(cpuMs / acknowledged.size).toFixed(2)} ms of the server's processor each: ${isOk ? 'ok' : 'NOT ok'}`,
  );
  for (const [error, count] of countEach(errors)) console.log(`  ${count} × ${error}`);
  return { isOk, perSecond };
}

function countEach(errors: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  return counts;
}

/** Measures one database, each load in a school of its own. */
async function bench(
  open: () => Promise<{ bench: Bench; remove: () => Promise<void> }>,
  bounds: [seconds: number, p99Ms: number | undefined][],
  withLesson: boolean,
): Promise<boolean> {
  const verdicts: Verdict[] = [];
  const run = async (what: string, load: Load, bound?: number) => {
    const { bench: one, remove } = await open();
    try {
      verdicts.push(await report(one, what, load, bound));
    } finally {
      await remove();
    }
  };
  const chosen = bounds.filter(([seconds]) => within === undefined || seconds === within);
  for (const [seconds, bound] of chosen) await run(`within ${seconds} s`, spaced(seconds), bound);
  // The slowest arrivals leave the server idle, so they do not show how much it can do.
  const busiest = verdicts.slice(1).map(({ perSecond }) => perSecond);
  const share = Math.min(...busiest) / Math.max(...busiest);
  const isSteady = isSample || busiest.length === 0 || share >= leastShare;
  if (withLesson && within === undefined) await run('a lesson', lesson);
  if (!isSteady) console.log(`  Work per second falls to ${(share * 100).toFixed(0)} %: NOT ok`);
  return isSteady && verdicts.every(({ isOk }) => isOk);
}

/** A new school in a folder. */
function embedded() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  const dataDir = join(folder, 'school');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  return Promise.resolve({
    bench: { name: 'Embedded', instances: 1, env, open: () => openDatabase({ dataDir }) },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

/** A new PostgreSQL server with a school. */
const server = (instances: number) => async () => {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url('postgres');
  const name = instances === 1 ? 'PostgreSQL' : `PostgreSQL, ${instances} instances`;
  const one = { name, instances, env: { DATABASE_URL: databaseUrl } };
  return {
    bench: { ...one, open: () => openDatabase({ dataDir: '', databaseUrl }) },
    remove: () => postgres.remove(),
  };
};

console.log(
  `${students} submissions of ${itemsPerQuiz} answers, evenly spaced, each of another student, the generator on the same machine. ` +
    `${availableParallelism()} cores, Node ${process.versions.node}.`,
);
const results: boolean[] = [];
if (only !== 'PostgreSQL')
  results.push(
    await bench(
      embedded,
      [
        [60, 25],
        [10, 2_000],
        [1, 15_000],
      ],
      true,
    ),
  );
if (only !== 'embedded') {
  results.push(
    await bench(
      server(1),
      [
        [60, 15],
        [10, 200],
        [1, 5_000],
      ],
      true,
    ),
  );
  results.push(
    await bench(
      server(2),
      [
        [60, undefined],
        [10, undefined],
        [1, undefined],
      ],
      false,
    ),
  );
}
process.exitCode = results.every(Boolean) ? 0 : 1;
