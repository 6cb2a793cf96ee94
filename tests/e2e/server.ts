import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(
  new URL('../../examples/standalone/dist/server/main.js', import.meta.url),
);

/** The built reference server in a process of its own. */
export interface RunningServer {
  /** Address of the app, such as `http://localhost:4000/quiz`. */
  url: string;
  /** Everything it has printed. */
  output: () => string;
  /** Ends it as Ctrl-C would and answers its exit code. */
  stop: () => Promise<number | null>;
}

async function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Starts the built server on a free port and waits until it has printed its address. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /running at (http\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    url,
    output: () => printed,
    stop: () => {
      child.kill('SIGINT');
      return exited(child);
    },
  };
}
