import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tests/e2e/server.ts';

export interface School {
  /** Address of the app, such as `http://localhost:4000/quiz`. */
  url: string;
  /** Join code of the open quiz. */
  joinCode: string;
  stop: () => Promise<void>;
}

const patienceMs = 30_000;

/** Starts the demo school on the built server, as `npm start` serves it, with its own database. */
export async function openSchool(): Promise<School> {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer(join(folder, 'data'));
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const joinCode = /join code (\w{8})/.exec(server.output())?.[1];
    if (joinCode !== undefined) {
      return { url: server.url, joinCode, stop: async () => void (await server.stop()) };
    }
    if (Date.now() > deadline) throw new Error('The server printed no join code.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
