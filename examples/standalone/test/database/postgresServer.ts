import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ensurePostgres } from './postgresBinaries';

/** A PostgreSQL server for tests, on 127.0.0.1 and in a temporary folder. */
export interface PostgresServer {
  /** The address of one of its databases, existing or not, for a superuser. */
  url(database: string): string;
  /** The numbers of its processes, the first one first. */
  processes(): number[];
  /** Ends it at once, with or without open connections; its data stays. */
  stop(): Promise<void>;
  /** Kills all its processes at the same time, like a crash of its machine. */
  kill(): Promise<void>;
  /** Suspends or resumes all its processes. */
  freeze(isFrozen: boolean): void;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends it and deletes its files. */
  remove(): Promise<void>;
}

const longestStartMs = 60_000;

/** Waits for no disk: a test's database need not survive a power cut. */
export const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
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
      // Sorts names by the rules of languages, as on most servers, rather than by their bytes.
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

/** Its children have their own groups, so each is found as a child of the first process. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  // The first process first, because it would start new children for ended ones.
  return [pid, ...stdout.split('\n').map(Number)].filter((number) => number > 0);
}

/** Whether a process received a signal; it may have ended meanwhile. */
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
 * Creates and starts a PostgreSQL server, which takes one to five seconds.
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
      // An odd time zone, so that nothing depends on UTC by accident.
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
        const output: string[] = [];
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
          output.push(text);
          if (output.length > 50) output.shift();
        });
        const deadline = performance.now() + longestStartMs;
        while (!(await answers(url('postgres')))) {
          if (ended(started) || performance.now() > deadline) {
            throw new Error(`PostgreSQL did not start: ${output.join('')}`);
          }
          await wait(50);
        }
      },
      async stop() {
        if (!child || ended(child)) return;
        const gone = new Promise((resolve) => child?.once('exit', resolve));
        // A failed test may have left it frozen.
        signalAll(child, 'SIGCONT');
        child.kill('SIGINT');
        await gone;
      },
      async kill() {
        if (!child || ended(child)) return;
        const gone = new Promise((resolve) => child?.once('exit', resolve));
        const killed = signalAll(child, 'SIGKILL');
        await gone;
        // Memory still shared by a dying process would prevent the next start.
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
