import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyFirstStart } from '../../../e2e/schoolServer';
import { startServer, type RunningServer } from '../../../e2e/server';
import { freePort } from './freePort';

const clock = fileURLToPath(new URL('./movableClock.js', import.meta.url));

/** The reference server on one port and one folder, across restarts. */
export interface RestartableServer {
  readonly port: number;
  /** Milliseconds since 1970 on the server's clock. */
  now(): number;
  /** Moves the server's clock ahead, in addition to earlier moves. */
  advance(ms: number): void;
  /** Sends SIGKILL: no transaction is finished and no connection closed properly. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good and removes its folder. */
  close(): Promise<void>;
}

export async function openServer(): Promise<RestartableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-faults-'));
  const data = join(folder, 'data');
  await copyFirstStart(data, 'no');
  const port = await freePort();
  let aheadMs = 0;
  const start = (): Promise<RunningServer> =>
    startServer(data, {
      port,
      env: { DEMO: 'no', CLOCK_AHEAD_MS: String(aheadMs) },
      nodeArgs: ['--import', clock],
    });
  let running = await start();
  return {
    port,
    now: () => Date.now() + aheadMs,
    advance: (ms) => {
      aheadMs += ms;
      running.send({ aheadMs });
    },
    kill: () => running.kill(),
    start: async () => {
      running = await start();
    },
    close: async () => {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
