import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, inject } from 'vitest';

export interface Child {
  process: ChildProcess;
  /**
   * Waits for a line that contains the text, on either stream; fails when the process ends before.
   */
  said(text: string): Promise<string>;
  /** Waits for the end: the code (null when killed), and all output. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const alive = new Set<ChildProcess>();

afterEach(async () => {
  await Promise.all(
    [...alive].map((child) => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      return gone;
    }),
  );
});

/**
 * The command that runs a program of `programs.ts` in its own process.
 * @param path in examples/standalone
 */
export function commandOf(path: string): string[] {
  return [process.execPath, join(inject('programs'), path.replace(/\.ts$/, '.js'))];
}

/** Runs a program in its own process, which is killed after the test. */
export function runScript(
  path: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Child {
  const [program = '', ...before] = commandOf(path);
  const child = spawn(program, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const printed = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
      watchers.forEach((watch) => watch());
    });
  }
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
    child.once('exit', () => alive.delete(child));
  });
  const said = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const watch = () => {
        const lines = `${printed.stdout}\n${printed.stderr}`.split('\n');
        const line = lines.find((candidate) => candidate.includes(text));
        if (line === undefined) return;
        watchers.delete(watch);
        resolve(line);
      };
      watchers.add(watch);
      watch();
      void ended.then((end) =>
        reject(new Error(`It never said "${text}": ${JSON.stringify(end)}`)),
      );
    });
  return { process: child, said, ended };
}
