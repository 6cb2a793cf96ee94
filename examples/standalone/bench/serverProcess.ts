import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** The reference server in a process of its own. */
export interface ServerProcess {
  /** Its address without a path. */
  url: string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/**
 * Starts the reference server from its source.
 * @throws Error when it ends before it listens
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /running at (http:\S+)\/quiz$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The server ended before it listened.')));
  });
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
      process.removeListener('exit', kill);
    },
  };
}
