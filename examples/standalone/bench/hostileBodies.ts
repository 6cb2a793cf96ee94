/**
 * `npm run bench:hostile` sends the largest bodies that the server reads to a server in its own
 * process, on the embedded database and on PostgreSQL: every filling at every place of every
 * operation, the largest body it accepts, pictures in as many parts as a file has room for, and the
 * longest addresses and headers. It reads the pictures that are kept, too. It prints for how long
 * each request blocked others, longest first, and exits with code 1 when one did so for more than
 * 50 ms. A request that seems slow is sent again, up to five times, and its shortest block counts,
 * because the machine may have been busy while the request is always the same. For the same reason,
 * no block counts for more than the time a core worked on the request.
 *
 * `--every <n>` sends one of n bodies, `--operation <id>` those of one operation, and `--rows <n>`
 * prints that many.
 */
import { Agent, request } from 'node:http';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractRoutes, type ContractRoute } from '../../../src/contract/operations';
import { createTokens } from '../server/accounts/tokens';
import { openDatabase, type OpenDatabase } from '../server/database/openDatabase';
import { bodyLimitOf } from '../server/http/api';
import { startPostgres } from '../test/database/postgresServer';
import { fittingBodies } from '../test/hostile/fittingBodies';
import { hostilePictures } from '../test/hostile/hostilePictures';
import { largestBodies } from '../test/hostile/largestBodies';
import { fillBenchSchool } from './benchSchool';
import { startWatchedServer, type WatchedServer } from './serverProcess';

const longestBlockMs = 50;
const tries = 5;
/** Blocks this short or this long are not measured again. */
const surelyShortMs = 15;
const surelyLongMs = 1_000;

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    operation: { type: 'string' },
    rows: { type: 'string', default: '25' },
  },
});
const every = Number(values.every);

/** Tokens by role. */
type Tokens = Record<string, string>;

/** Addresses and headers, together at most what the server reads: 16 kB. */
const frames: Readonly<Record<string, { url?: string; headers?: Record<string, string> }>> = {
  'a query of percent signs': { url: `/api/group?${'%'.repeat(15_000)}` },
  'a query of names': { url: `/api/group?${'a&'.repeat(7_500)}` },
  'a query of one name': { url: `/api/group?${'a=1&'.repeat(3_750)}` },
  'an address of slashes': { url: `/api${'/'.repeat(15_000)}` },
  'an address of percent signs': { url: `/api/group/${'%25'.repeat(5_000)}` },
  'a page of dots': { url: `/quiz/${'../'.repeat(5_000)}` },
  'a page of escaped dots': { url: `/quiz/${'%2e%2e%2f'.repeat(1_600)}` },
  'a long token': { headers: { authorization: `Bearer ${'x.'.repeat(7_000)}` } },
  'a token of blanks': { headers: { authorization: `Bearer${' '.repeat(14_000)}x` } },
  'many types': { url: '/quiz/login', headers: { accept: 'a/b,'.repeat(3_500) } },
  'many encodings': { url: '/quiz', headers: { 'accept-encoding': 'gzip;q=0.1,'.repeat(1_200) } },
  'many proxies': { headers: { 'x-forwarded-for': '10.0.0.1, '.repeat(1_300) } },
};

interface Measured {
  operation: string;
  body: string;
  status: number;
  blockMs: number;
}

interface Sent {
  method: string;
  /** The path, without the server's address. */
  url: string;
  headers: Record<string, string>;
  json?: string;
  picture?: Buffer;
}

function send(agent: Agent, { method, url, headers, json = '', picture }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = picture ?? json;
    const ofBody = body.length > 0 && {
      'content-type': picture ? 'application/octet-stream' : 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request(url, { method, agent, headers: { ...headers, ...ofBody } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}

/** Sends a request until its block is short, or the tries are used up. */
async function measure(
  server: WatchedServer,
  agent: Agent,
  sent: Sent,
): Promise<Pick<Measured, 'status' | 'blockMs'>> {
  let status = 0;
  let longest = Infinity;
  for (let round = 0; round < tries; round += 1) {
    const before = status;
    const { blockMs, workMs } = await server.watch(async () => {
      status = await send(agent, { ...sent, url: `${server.url}${sent.url}` });
    });
    // After too many tries, the server refuses with less work.
    if (round > 0 && status !== before) return { status: before, blockMs: longest };
    longest = Math.min(longest, blockMs, workMs);
    if (longest < surelyShortMs || longest > surelyLongMs) break;
  }
  return { status, blockMs: longest };
}

function requestOf({ method, path, roles }: ContractRoute, tokens: Tokens): Sent {
  const token = tokens[roles?.[0] ?? ''];
  return {
    method: method.toUpperCase(),
    url: `/api${path.replace('{id}', 'z0').replace('{groupId}', 'g0')}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  };
}

/** Uploads each hostile picture, and reads back those that the server keeps. */
async function measurePictures(
  server: WatchedServer,
  agent: Agent,
  tokens: Tokens,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const { operation = 'picture' } = values;
  const route = contractRoutes.find(({ id }) => id === 'uploadPicture');
  if (!route || !['uploadPicture', 'picture'].includes(operation)) return measured;
  const upload = requestOf(route, tokens);
  for (const [name, picture] of Object.entries(hostilePictures())) {
    const taken = await measure(server, agent, { ...upload, picture });
    measured.push({ operation: 'uploadPicture', body: name, ...taken });
    if (taken.status >= 400) continue;
    const reply = await fetch(`${server.url}${upload.url}`, {
      method: upload.method,
      headers: { ...upload.headers, 'content-type': 'application/octet-stream' },
      body: picture as Uint8Array<ArrayBuffer>,
    });
    const { data } = (await reply.json()) as { data: { _id: string } };
    const read = { method: 'GET', url: `${upload.url}/${data._id}`, headers: upload.headers };
    const sent = await measure(server, agent, read);
    if (sent.status !== 200) throw new Error(`${name} was kept, but cannot be read.`);
    measured.push({ operation: 'picture', body: name, ...sent });
  }
  return measured;
}

async function measureAll(env: Record<string, string>, tokens: Tokens): Promise<Measured[]> {
  const server = await startWatchedServer(env);
  const agent = new Agent({ keepAlive: true });
  const measured: Measured[] = [];
  try {
    const withBodies = contractRoutes.filter(
      ({ id, hasBody, takesBytes }) => hasBody && !takesBytes && (values.operation ?? id) === id,
    );
    for (const route of withBodies) {
      const limit = bodyLimitOf(route.id);
      const hostile = largestBodies(route, limit).filter((_, index) => index % every === 0);
      for (const { name, json } of [...fittingBodies(route, limit), ...hostile]) {
        const sent = requestOf(route, tokens);
        const found = await measure(server, agent, { ...sent, json: json() });
        measured.push({ operation: route.id, body: name, ...found });
      }
    }
    measured.push(...(await measurePictures(server, agent, tokens)));
    for (const [name, { url = '/api/group', headers = {} }] of Object.entries(frames)) {
      const own = { authorization: `Bearer ${tokens['Instructor']}` };
      const found = await measure(server, agent, {
        method: 'GET',
        url,
        headers: { ...own, ...headers },
      });
      measured.push({ operation: url.split(/[?%]/)[0]?.slice(0, 20) ?? '', body: name, ...found });
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
  return measured.sort((one, other) => other.blockMs - one.blockMs);
}

async function bench(
  name: string,
  open: () => Promise<OpenDatabase>,
  env: Record<string, string>,
): Promise<boolean> {
  const prepared = await open();
  const [taker] = await fillBenchSchool(prepared.database, 50);
  const instructor = await createTokens(prepared.database, () => new Date()).issue('instructor');
  await prepared.close();
  const measured = await measureAll(env, { Instructor: instructor, Student: taker?.token ?? '' });

  const slow = measured.filter(({ blockMs }) => blockMs > longestBlockMs);
  const broken = measured.filter(({ status }) => status >= 500);
  console.log(
    `\n${name}: ${measured.length} requests, ${broken.length} answered with 5xx, ${slow.length} blocked for more than ${longestBlockMs} ms`,
  );
  console.table(
    measured
      .slice(0, Number(values.rows))
      .map((row) => ({ ...row, blockMs: Number(row.blockMs.toFixed(1)) })),
  );
  return slow.length + broken.length === 0;
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
  `The largest requests of every operation; to be met: no block of the event loop above ${longestBlockMs} ms. ` +
    `${availableParallelism()} cores, Node ${process.versions.node}.`,
);
const results = [await benchEmbedded(), await benchServer()];
process.exitCode = results.every(Boolean) ? 0 : 1;
