import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ensurePostgres } from './postgresBinaries';

/** A PostgreSQL server of our own, on 127.0.0.1 and in a temporary folder. */
export interface PostgresServer {
  /** The address of a database of it, whether it exists or not, for a user who may do everything. */
  url(database: string): string;
  /** The numbers of its processes, the first one first. */
  processes(): number[];
  /** Ends it at once, connections or not; what it holds stays. */
  stop(): Promise<void>;
  /** Kills all its processes at the same time, as a crash of its machine does. */
  kill(): Promise<void>;
  /** Stops all its processes where they stand, or lets them go on. */
  freeze(isFrozen: boolean): void;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends it and removes everything it has written. */
  remove(): Promise<void>;
}

const longestStartMs = 60_000;

/** Waits for no disk: a test's database need not outlive a power cut. */
export const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, who therefore runs it as somebody with less rights. */
function runner(): Identity {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => accounts.find(([account]) => account === name))
    .find((account) => account !== undefined);
  if (!found) {
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Make one, or run the tests as another user.',
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function makeCluster(bin: string, folder: string, password: string, identity: Identity): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined) {
    chownSync(folder, identity.uid, identity.gid ?? identity.uid);
    chownSync(passwordFile, identity.uid, identity.gid ?? identity.uid);
  }
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      ...['--pgdata', join(folder, 'data'), '--username', 'quizwright'],
      ...['--auth', 'scram-sha-256', '--pwfile', passwordFile, '--no-sync'],
      // Names are ordered by the rules of languages, as on most servers, not by their bytes.
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'und'],
    ],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Its children have groups of their own, so each is found as a child of the first process. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  // The first process first, or it would start new children for those that end.
  return [pid, ...stdout.split('\n').map(Number)].filter((number) => number > 0);
}

/** Whether a process took a signal; it may have ended meanwhile. */
function takes(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): number[] {
  return processesOf(child).filter((pid) => takes(pid, signal));
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Makes and starts a PostgreSQL server, which takes one to five seconds.
 * @param settings as in postgresql.conf
 * @throws Error when there is no PostgreSQL on this machine, or it does not start
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-postgres-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    const identity = runner();
    const bin = ensurePostgres(folder);
    const password = randomBytes(12).toString('hex');
    makeCluster(bin, folder, password, identity);
    const port = await freePort();
    const options = {
      ...{ listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
      // An odd zone, so that nothing works by leaning on UTC.
      ...{ timezone: 'Asia/Kathmandu', max_connections: '120' },
      ...settings,
    };
    const url = (database: string) =>
      `postgres://quizwright:${password}@127.0.0.1:${port}/${database}`;
    let child: ChildProcess | undefined;
    const kill = () => {
      if (child) signalAll(child, 'SIGKILL');
      forget();
    };
    process.once('exit', kill);

    const server: PostgresServer = {
      url,
      processes: () => (child ? processesOf(child) : []),
      async start() {
        const said: string[] = [];
        const started = spawn(
          join(bin, 'postgres'),
          [
            ...['-D', join(folder, 'data')],
            ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
          ],
          { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
        );
        child = started;
        started.stderr.setEncoding('utf8').on('data', (text: string) => {
          said.push(text);
          if (said.length > 50) said.shift();
        });
        const deadline = performance.now() + longestStartMs;
        while (!(await answers(url('postgres')))) {
          if (ended(started) || performance.now() > deadline) {
            throw new Error(`PostgreSQL did not start: ${said.join('')}`);
          }
          await wait(50);
        }
      },
      async stop() {
        if (!child || ended(child)) return;
        const gone = new Promise((resolve) => child?.once('exit', resolve));
        // A test that failed may have left it frozen.
        signalAll(child, 'SIGCONT');
        child.kill('SIGINT');
        await gone;
      },
      async kill() {
        if (!child || ended(child)) return;
        const gone = new Promise((resolve) => child?.once('exit', resolve));
        const killed = signalAll(child, 'SIGKILL');
        await gone;
        // Memory that a dying process still shares keeps the next start from starting.
        while (killed.some((pid) => takes(pid, 0))) await wait(5);
      },
      freeze(isFrozen) {
        if (child) signalAll(child, isFrozen ? 'SIGSTOP' : 'SIGCONT');
      },
      async remove() {
        await server.stop();
        process.removeListener('exit', kill);
        forget();
      },
    };
    try {
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  } catch (error) {
    forget();
    throw error;
  }
}
