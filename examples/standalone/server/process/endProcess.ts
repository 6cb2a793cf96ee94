import { writeSync } from 'node:fs';

/**
 * Ends this process at once with code 1 and a line that says why. Nothing else runs: no request is
 * answered and no file is written any more.
 */
export function endProcess(line: string): never {
  try {
    // console.error may wait for a pipe, and nothing waits for it here.
    writeSync(2, `${line}\n`);
  } catch {
    // Nobody reads the line. The code still says that something went wrong.
  }
  process.exit(1);
}
