import closeWithGrace from 'close-with-grace';
import { StartError } from '../process/startError';
import type { Running } from './run';

// Longer than the grace for running requests, which must end before the database is closed.
const lastResortMs = 20_000;

// npm forwards a Ctrl+C that the terminal has also sent to us: both are the same request to stop.
const sameWishMs = 500;

function stopOnSignals(close: () => void): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      close();
    } else if (now - firstAt > sameWishMs) {
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/**
 * Runs a server as a command: prints its address, and ends it gracefully with code 0 on Ctrl+C and
 * SIGTERM, at once on a second one. A failed start exits with code 1 and, where a person can fix
 * it, one sentence.
 */
export async function runAsCommand(startServer: () => Promise<Running>): Promise<void> {
  const running = await startServer().catch(fail);
  const grace = closeWithGrace(
    { delay: lastResortMs, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) console.error(err);
      await running.close();
    },
  );
  stopOnSignals(() => grace.close());
  running.lines.forEach((line) => console.log(line));
}
