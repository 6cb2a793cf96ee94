import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(
  new URL('../../examples/standalone/dist/server/main.js', import.meta.url),
);

/** The built reference server in its own process. */
export interface RunningServer {
  /** Address of the app, such as `http://localhost:4000/quiz`. */
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Ends it as Ctrl+C would and returns its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it without a warning (SIGKILL), and waits until it is gone. */
  kill: () => Promise<void>;
  /** Sends a message to a module that was loaded before it with `--import`. */
  send: (message: object) => void;
}

export interface ServerOptions {
  /** @default 0, any free one */
  port?: number;
  /** Variables in addition to those of every server in the tests. */
  env?: Record<string, string>;
  /** Options of node, before the program. */
  nodeArgs?: string[];
}

async function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Starts the built server and waits until it has printed its address. */
export async function startServer(
  dataDir: string,
  { port = 0, env = {}, nodeArgs = [] }: ServerOptions = {},
): Promise<RunningServer> {
  const own = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /running at (http\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    url,
    output: () => printed,
    stop: () => {
      child.kill('SIGINT');
      return exited(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited(child);
    },
    send: (message) => void child.send(message),
  };
}
