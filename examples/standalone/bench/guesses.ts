/**
 * `npm run bench:guesses` sends a million guesses of join codes and one-time codes from a thousand
 * networks while 500 students behind one address sign in. Before that, it measures what 40 and 500
 * simultaneous sign-ins do to other requests. It uses the embedded database, and exits with code 1
 * when a guess is right or a student is not signed in after 30 s. `--guesses=20000` makes fewer;
 * `--sample` makes 2,000 beside 50 students and judges no times.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../server/accounts/passwords';
import { createTokens } from '../server/accounts/tokens';
import { openDatabase } from '../server/database/openDatabase';
import { oneTimeCodes, users } from '../server/database/schema';
import { fillBenchSchool } from './benchSchool';
import { arriveOpenly, percentile, type Arrivals } from './openArrival';
import { startServer, type ServerProcess } from './serverProcess';

const isSample = process.argv.includes('--sample');
const asked = process.argv.find((one) => one.startsWith('--guesses='))?.split('=')[1];
const guesses = asked === undefined ? (isSample ? 2_000 : 1_000_000) : Number(asked);
const networks = isSample ? 50 : 1_000;
const pupils = isSample ? 50 : 500;
const longestSignInsMs = 30_000;
const password = 'quizwright1';
const school = '198.51.100.7';
/** Letters of join codes, without look-alikes. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Addresses for `X-Forwarded-For`, each in its own network. */
const network = (index: number) => `10.${index >> 8}.${index & 255}.1`;

interface Reply {
  status: number;
  retryAfterMs: number;
}

interface Sent {
  token?: string;
  from?: string;
  body?: object;
}

function send(agent: Agent, url: string, { token, from, body }: Sent): Promise<Reply> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    request(url, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        const retryAfterMs = Number(response.headers['retry-after'] ?? 0) * 1000;
        resolve({ status: response.statusCode ?? 0, retryAfterMs });
      });
    })
      .once('error', reject)
      .end(text);
  });
}

interface Prepared {
  /** Students' tokens, one for each guessing network. */
  guessers: string[];
  /** A token for measuring how fast other requests are. */
  probe: string;
  emails: string[];
}

/**
 * Makes a school whose students have passwords, with a quiz in each group and 50 valid one-time
 * codes.
 */
async function prepare(dataDir: string): Promise<Prepared> {
  const opened = await openDatabase({ dataDir });
  const { database } = opened;
  const takers = await fillBenchSchool(database, pupils);
  await database.update(users).set({ passwordHash: await hashPassword(password) });
  await database.execute(sql`insert into users (id, role, first_name, last_name, email)
    select 'guesser' || n, 'Student', 'Gus', 'Bench', 'guesser' || n || '@guess.example'
    from generate_series(0, ${networks - 1}::int) n`);
  for (let index = 0; index < 50; index += 1) {
    const codeHash = await hashPassword(String(randomInt(10 ** 8)).padStart(8, '0'));
    const expiresAt = new Date(Date.now() + 24 * 3_600_000);
    await database.insert(oneTimeCodes).values({ userId: `s${index}`, codeHash, expiresAt });
  }
  const tokens = createTokens(database, () => new Date());
  const guessers: string[] = [];
  for (let index = 0; index < networks; index += 1) {
    guessers.push(await tokens.issue(`guesser${index}`));
  }
  await opened.close();
  const emails = Array.from({ length: pupils }, (_, index) => `s${index}@school.example`);
  return { guessers, probe: takers[0]?.token ?? '', emails };
}

/** Signs a student in, retrying while the server is busy, as its message asks. */
async function signIn(agent: Agent, url: string, email: string): Promise<void> {
  for (;;) {
    const reply = await send(agent, `${url}/api/auth/login`, {
      from: school,
      body: { email, password },
    });
    if (reply.status === 200) return;
    if (reply.status !== 503) throw new Error(`the reply for ${email} was ${reply.status}`);
    await wait(reply.retryAfterMs);
  }
}

/** Requests the caller's account 40 times a second until the work is done. */
async function probeDuring(
  agent: Agent,
  url: string,
  token: string,
  work: Promise<unknown>,
): Promise<Arrivals> {
  const all: Arrivals = { latencies: [], errors: [] };
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  while (!isOver) {
    const { latencies, errors } = await arriveOpenly({ count: 10, overMs: 250 }, async () => {
      const { status } = await send(agent, `${url}/api/auth/me`, { token });
      if (status !== 200) throw new Error(`status ${status}`);
    });
    all.latencies.push(...latencies);
    all.errors.push(...errors);
  }
  await over;
  all.latencies.sort((one, other) => one - other);
  return all;
}

function figures(arrivals: Arrivals): string {
  const [p50, p99] = [percentile(arrivals, 0.5), percentile(arrivals, 0.99)];
  const max = arrivals.latencies.at(-1) ?? Number.NaN;
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${max.toFixed(0)} ms (${arrivals.latencies.length} requests, ${arrivals.errors.length} errors)`;
}

/**
 * Measures what many simultaneous sign-ins do to other requests, compared with an idle server in
 * the same run.
 */
async function benchSignIns({ url }: ServerProcess, { probe, emails }: Prepared): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await probeDuring(agent, url, probe, wait(2_000));
  console.log(
    `Idle: ${figures(await probeDuring(agent, url, probe, wait(isSample ? 500 : 10_000)))}`,
  );
  for (const count of [40, 500].map((many) => Math.min(many, pupils))) {
    const logins = new Agent({ keepAlive: true, maxSockets: Infinity });
    const begun = performance.now();
    const work = Promise.all(emails.slice(0, count).map((email) => signIn(logins, url, email)));
    const probes = await probeDuring(agent, url, probe, work);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${count} simultaneous sign-ins took ${seconds} s; other requests: ${figures(probes)}`,
    );
    logins.destroy();
  }
  agent.destroy();
}

/** Replies to guesses, by kind of code and status. */
type Outcome = Map<string, number>;

async function guess(url: string, { guessers, emails }: Prepared): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const outcome: Outcome = new Map();
  let left = guesses;
  async function guesser(index: number): Promise<void> {
    const from = network(index);
    while (left > 0) {
      left -= 1;
      const isJoining = left % 2 === 0;
      const code = Array.from({ length: 8 }, () => alphabet[randomInt(32)]).join('');
      const otp = String(randomInt(10 ** 8)).padStart(8, '0');
      const email = emails[randomInt(Math.min(50, emails.length))] ?? '';
      const { status } = isJoining
        ? await send(agent, `${url}/api/quiz/join`, {
            from,
            token: guessers[index] ?? '',
            body: { code },
          })
        : await send(agent, `${url}/api/auth/reset-password`, {
            from,
            body: { email, otp, password },
          });
      const kind = `${isJoining ? 'join codes' : 'one-time codes'} ${status}`;
      outcome.set(kind, (outcome.get(kind) ?? 0) + 1);
    }
  }
  await Promise.all(guessers.map((_, index) => guesser(index)));
  agent.destroy();
  return outcome;
}

const hits = new Set(['join codes 200', 'join codes 403', 'join codes 409', 'one-time codes 200']);

/** Guesses from everywhere while the students of one school sign in. */
async function benchGuesses({ url }: ServerProcess, prepared: Prepared): Promise<boolean> {
  const begun = performance.now();
  const guessing = guess(url, prepared);
  await wait(isSample ? 200 : 5_000);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const signInsBegun = performance.now();
  await Promise.all(prepared.emails.map((email) => signIn(agent, url, email)));
  const signInsMs = performance.now() - signInsBegun;
  agent.destroy();
  const outcome = await guessing;
  const seconds = (performance.now() - begun) / 1000;

  const found = [...outcome].filter(([kind]) => hits.has(kind)).reduce((sum, [, n]) => sum + n, 0);
  const isFast = isSample || signInsMs <= longestSignInsMs;
  console.log(
    `${guesses} guesses from ${networks} networks in ${seconds.toFixed(0)} s: ${found} hits. ` +
      `${pupils} pupils behind one address signed in meanwhile, all at once, within ${(signInsMs / 1000).toFixed(1)} s: ${found === 0 && isFast ? 'ok' : 'NOT ok'}`,
  );
  for (const [kind, count] of [...outcome].sort()) console.log(`  ${count} × ${kind}`);
  return found === 0 && isFast;
}

console.log(`${availableParallelism()} cores, Node ${process.versions.node}, embedded database.`);
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
try {
  const dataDir = join(folder, 'school');
  const prepared = await prepare(dataDir);
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' };
  const server = await startServer(env);
  try {
    await benchSignIns(server, prepared);
    process.exitCode = (await benchGuesses(server, prepared)) ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
