import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { LoopQuestion, LoopReport } from './loopWatch';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const loopWatch = new URL('loopWatch.ts', import.meta.url).href;
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** A server that was blocked for a minute has either answered or died. */
const longestWaitMs = 60_000;

/** Longer than a server lets running requests finish. */
const longestStopMs = 30_000;

/** The reference server in its own process. */
export interface ServerProcess {
  /** Its address without a path. */
  url: string;
  pid: number;
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>;
}

/** The reference server, with its event loop being watched. */
export interface WatchedServer extends ServerProcess {
  /** Runs `act` and returns what the event loop did meanwhile. */
  watch(act: () => Promise<void>): Promise<LoopReport>;
}

/**
 * Starts the reference server from its source.
 * @throws Error when it ends before it listens
 */
export function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return listening(
    spawn(process.execPath, ['--import', 'tsx', main], {
      ...optionsWith(env),
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/**
 * Starts the reference server from its source, watched.
 * @throws Error when it ends before it listens
 */
export async function startWatchedServer(env: Record<string, string>): Promise<WatchedServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', loopWatch, main], {
    ...optionsWith(env),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ask = async (question: LoopQuestion): Promise<LoopReport> => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(longestWaitMs) });
    child.send(question);
    const [report] = (await answered) as [LoopReport];
    return report;
  };
  return {
    ...(await listening(child)),
    async watch(act) {
      await ask('reset');
      await act();
      return ask('report');
    },
  };
}

function optionsWith(env: Record<string, string>) {
  const server = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  return { cwd: root, env: { ...process.env, ...server, ...env } };
}

async function listening(child: ChildProcess): Promise<ServerProcess> {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout as Readable).on('line', (line) => {
      const found = /running at (http:\S+)\/quiz$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The server ended before it listened.')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT');
      const limit = setTimeout(kill, longestStopMs);
      await ended;
      clearTimeout(limit);
      process.removeListener('exit', kill);
    },
  };
}
