import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs for all tests of a file. */
export interface BackgroundProcess {
  /** Its output so far. */
  said: () => string;
  /** Ends it and waits; returns its exit code, or null if a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts a program and waits until it is ready.
 *
 * @param isThere called repeatedly with the output so far
 * @throws Error with the output when it ends first, or is not ready within 30 s
 */
export async function startProcess(
  words: readonly string[],
  env: Record<string, string>,
  isThere: (said: string) => boolean | Promise<boolean>,
): Promise<BackgroundProcess> {
  const [program = '', ...args] = words;
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  const deadline = performance.now() + 30_000;
  while (!(await isThere(said))) {
    if (hasEnded() || performance.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${program} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { said: () => said, end };
}
