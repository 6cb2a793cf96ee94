/**
 * `npm run bench:server`: everybody submits at once. 5,000 submissions of 20 answers, each of
 * another student, arrive within a minute, ten seconds and one second, on the embedded database, on
 * PostgreSQL, and with two instances on one PostgreSQL, all as durable as in production. Then 5,000
 * students open the paper within ten seconds, save drafts, and submit as the client does. It exits
 * with code 1 when a submission is lost, a bound is missed, or the work per second falls as the
 * queue grows. Nothing else may run meanwhile.
 *
 * `--write` puts the figures into docs/performance.md. `--sample` sends 200, and judges no time.
 * `--only embedded`, `--only PostgreSQL` or `--only two` measures one of the three, `--within 10`
 * one spacing, `--lesson` only the lesson. Linux only.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '../server/database/openDatabase';
import { attempts } from '../server/database/schema';
import { startPostgres } from '../test/database/postgresServer';
import { fillBenchSchool, itemsPerQuiz, type Taker } from './benchSchool';
import { cpuMsOf } from './cpuTime';
import { lesson, spaced, type Load, type Sent } from './loads';
import { arriveOpenly, percentile } from './openArrival';
import { startServer } from './serverProcess';
import { serverTable, writeServerSection, type ServerRow } from './serverTable';
import { callServers, Refused } from './takerCalls';

const has = (option: string) => process.argv.includes(option);
const valueOf = (option: string) =>
  has(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;
const isSample = has('--sample');
const only = valueOf('--only');
const within = valueOf('--within');
const isLessonOnly = has('--lesson');
const students = isSample ? 200 : 5_000;
/** Sent before, and not timed: a server that has just started is still compiling its code. */
const warmUp = 200;
/** The least share of the highest work per second that any load may get. */
const leastShare = 0.9;

interface Bench {
  instances: number;
  open: () => Promise<OpenDatabase>;
  env: Record<string, string>;
  /** The processes of a database that has its own. */
  databaseProcesses: () => number[];
  remove: () => void | Promise<void>;
}

/** Processor time, in milliseconds, by who used it. */
interface Cpu {
  servers: number;
  /** PostgreSQL; the embedded database is a part of its server. */
  database: number;
  generator: number;
}

interface Measured {
  sent: Sent[];
  acknowledged: number;
  /** Acknowledged, and not in the database afterwards. */
  lost: number;
  /** From the first arrival to the last reply, in seconds. */
  seconds: number;
  /** Processor time meanwhile. */
  cpu: Cpu;
}

/** Serves a new school, puts the load on it, and counts what its database holds afterwards. */
async function measure(
  { open, env, instances, databaseProcesses }: Bench,
  load: Load,
): Promise<Measured> {
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
  let measured: Pick<Measured, 'sent' | 'seconds' | 'cpu'>;
  try {
    await arriveOpenly({ count: warmUp, overMs: 2_400 }, (nth) => calls.submit(takerOf(nth)));
    const cpuNow = (): Cpu => ({
      servers: cpuMsOf(servers.map(({ pid }) => pid)),
      database: cpuMsOf(databaseProcesses()),
      generator: cpuMsOf([process.pid]),
    });
    const [start, cpuBefore] = [performance.now(), cpuNow()];
    const sent = await load(calls, {
      students,
      takerOf: (nth) => takerOf(warmUp + nth),
      acknowledge: (nth) => acknowledged.add(warmUp + nth),
    });
    const seconds = (performance.now() - start) / 1_000;
    const cpuAfter = cpuNow();
    const cpu = {
      servers: cpuAfter.servers - cpuBefore.servers,
      database: cpuAfter.database - cpuBefore.database,
      generator: cpuAfter.generator - cpuBefore.generator,
    };
    measured = { sent, seconds, cpu };
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
  return { ...measured, acknowledged: acknowledged.size, lost };
}

const busy = String(new Refused(503, undefined));
const rows: ServerRow[] = [];

interface Verdict {
  isOk: boolean;
  perSecond: number;
}

/** Measures a load, and prints and keeps a row for everything that was sent. */
async function report(database: string, bench: Bench, load: Load, bound?: number) {
  const { sent, acknowledged, seconds, cpu, lost } = await measure(bench, load);
  const calls = sent.reduce((sum, { arrivals }) => sum + arrivals.latencies.length, 0);
  const perSecond = acknowledged / seconds;
  const shares = Object.entries(cpu)
    .map(([whose, ms]: [string, number]) => `${whose} ${(ms / calls).toFixed(2)} ms`)
    .join(', ');
  let isOk = lost === 0;
  for (const { what, arrivals } of sent) {
    const errors = arrivals.errors.filter((error) => error !== busy);
    const [p50, p99] = [percentile(arrivals, 0.5), percentile(arrivals, 0.99)];
    const row = {
      ...{ database, what, p50, p99, bound, lost },
      cpuEach: cpu.servers / calls,
      databaseCpuEach: cpu.database === 0 ? undefined : cpu.database / calls,
      putOff: arrivals.errors.length - errors.length,
    };
    rows.push(row);
    const isFine = errors.length === 0 && (isSample || bound === undefined || p99 <= bound);
    isOk &&= isFine;
    console.log(
      `${database}, ${what}: ${row.putOff} put off, ${errors.length} errors, ${lost} lost; ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${bound === undefined ? '' : ` (bound ${bound})`}; ` +
        `${sent.length === 1 ? perSecond.toFixed(0) : '–'} a second; processor time each: ${shares}: ${isFine && lost === 0 ? 'ok' : 'NOT ok'}`,
    );
    for (const [error, count] of countEach(errors)) console.log(`  ${count} × ${error}`);
  }
  return { isOk, perSecond };
}

function countEach(errors: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  return counts;
}

/** Measures one database, each load in a school of its own. */
async function bench({ name, open, bounds, hasLesson }: Contestant): Promise<boolean> {
  const run = async (load: Load, bound?: number): Promise<Verdict> => {
    const one = await open();
    try {
      return await report(name, one, load, bound);
    } finally {
      await one.remove();
    }
  };
  const chosen = bounds.filter(
    ([seconds]) => !isLessonOnly && (within === undefined || seconds === Number(within)),
  );
  const verdicts: Verdict[] = [];
  const rates: { arrived: number; done: number }[] = [];
  for (const [seconds, bound] of chosen) {
    const verdict = await run(spaced(seconds), bound);
    verdicts.push(verdict);
    rates.push({ arrived: students / seconds, done: verdict.perSecond });
  }
  // Nobody does more than arrives.
  const most = Math.max(...rates.map(({ done }) => done));
  const share = Math.min(...rates.map(({ arrived, done }) => done / Math.min(most, arrived)));
  const isSteady = isSample || rates.length === 0 || share >= leastShare;
  if (!isSteady) console.log(`  Work per second falls to ${(share * 100).toFixed(0)} %: NOT ok`);
  if (hasLesson && within === undefined) verdicts.push(await run(lesson));
  return isSteady && verdicts.every(({ isOk }) => isOk);
}

/** A new school in a folder. */
function inFolder(): Promise<Bench> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  const dataDir = join(folder, 'school');
  return Promise.resolve({
    instances: 1,
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    open: () => openDatabase({ dataDir }),
    databaseProcesses: () => [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  });
}

let postgresVersion = '';

/** A new PostgreSQL server with a school. */
const onPostgres = (instances: number) => async (): Promise<Bench> => {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url('postgres');
  return {
    instances,
    env: { DATABASE_URL: databaseUrl },
    open: async () => {
      const opened = await openDatabase({ dataDir: '', databaseUrl });
      const { rows: shown } = (await opened.database.execute(sql`show server_version`)) as {
        rows: { server_version: string }[];
      };
      postgresVersion = shown[0]?.server_version ?? '';
      return opened;
    },
    databaseProcesses: () => postgres.processes(),
    remove: () => postgres.remove(),
  };
};

/** One of the databases to measure. */
interface Contestant {
  /** Its value of `--only`. */
  option: string;
  name: string;
  open: () => Promise<Bench>;
  /** Seconds of a spacing, and what 99 of 100 must not exceed there, in milliseconds. */
  bounds: readonly (readonly [seconds: number, p99Ms: number | undefined])[];
  hasLesson: boolean;
}

const contestants: Contestant[] = [
  {
    option: 'embedded',
    name: 'embedded',
    open: inFolder,
    bounds: [
      [60, 25],
      [10, 2_000],
      [1, 15_000],
    ],
    hasLesson: true,
  },
  {
    option: 'PostgreSQL',
    name: 'PostgreSQL',
    open: onPostgres(1),
    bounds: [
      [60, 15],
      [10, 200],
      [1, 5_000],
    ],
    hasLesson: true,
  },
  {
    option: 'two',
    name: 'PostgreSQL, two instances',
    open: onPostgres(2),
    bounds: [
      [60, undefined],
      [10, undefined],
      [1, undefined],
    ],
    hasLesson: false,
  },
];

const isWhole = [only, within].every((option) => option === undefined) && !isLessonOnly;
if (has('--write') && (isSample || !isWhole)) {
  throw new Error(
    'Quizwright: --write needs the whole run. The page has one table. Leave out the other options.',
  );
}
const cores = availableParallelism();
console.log(
  `${students} submissions of ${itemsPerQuiz} answers, evenly spaced, each of another student, the generator on the same machine. ` +
    `${cores} cores, Node ${process.versions.node}.`,
);
const results: boolean[] = [];
for (const contestant of contestants) {
  if (only === undefined || only === contestant.option) results.push(await bench(contestant));
}
if (has('--write')) {
  await writeServerSection(
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench:server -- --write\`: 5,000 students with ${itemsPerQuiz} answers each, the generator on the same machine of ${cores} cores, Node ${process.versions.node}, PostgreSQL ${postgresVersion}; both databases as durable as in production. Half and 99 of 100 were answered within these times. The last columns are the processor time of a call; the server’s includes that of the embedded database. ${serverTable(rows)}`,
  );
}
process.exitCode = results.every(Boolean) ? 0 : 1;
