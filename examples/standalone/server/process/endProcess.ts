import { writeSync } from 'node:fs';

/**
 * Ends this process at once with code 1 and a line with the reason. Nothing else runs: no request
 * is answered and no file is written any more.
 */
export function endProcess(line: string): never {
  try {
    // console.error may wait for a pipe, but nothing would wait for it here.
    writeSync(2, `${line}\n`);
  } catch {
    // Nobody reads the line. The exit code still reports the failure.
  }
  process.exit(1);
}
