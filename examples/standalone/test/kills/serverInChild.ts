import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const built = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The reference server in its own process, for rough treatment. */
export interface ServerInChild {
  /** Its address without a path. */
  url: string;
  process: ChildProcess;
  /** Waits for the end: the code (null when killed), and its output on stderr. */
  ended: Promise<{ code: number | null; stderr: string }>;
}

/** A server that ended before it listened, with its output. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** The command of a server: from the build if there is one, otherwise from the source. */
export function serverCommand(): string[] {
  return existsSync(built)
    ? [process.execPath, built]
    : [process.execPath, '--import', 'tsx', source];
}

/**
 * Starts a server on a free port of 127.0.0.1.
 * @param command its program and arguments
 * @throws NotStarted when it ends before it listens
 */
export async function startServerInChild(
  command: readonly string[],
  env: Record<string, string>,
): Promise<ServerInChild> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, stderr });
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /running at (http:\S+)\/quiz$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((end) => reject(new NotStarted(end.stderr.trim())));
  });
  return { url, process: child, ended };
}

/** Kills a server and waits for its end. */
export async function killServer(server: ServerInChild): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended;
}
