import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/**
 * Runs a command and appends its output to a file. If the signal is aborted, everything that the
 * command started ends.
 *
 * @throws Error that names the file when the command fails
 */
export async function runCommand(
  command: string,
  given: string[],
  { cwd, log, signal }: { cwd: string; log: string; signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted();
  const output = openSync(log, 'a');
  // In its own group, so that what it started ends with it.
  const child = spawn(command, given, { cwd, detached: true, stdio: ['ignore', output, output] });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', end);
  try {
    const status = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    signal.throwIfAborted();
    if (status !== 0) throw new Error(`${command} ${given.join(' ')} failed. Its output: ${log}`);
  } finally {
    signal.removeEventListener('abort', end);
    closeSync(output);
  }
}
