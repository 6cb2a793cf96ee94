import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server';

const prefix = join(tmpdir(), 'quizwright-school-');

/** A server with its own demo school. */
export interface SchoolServer {
  /** Address of the app. */
  url: string;
  /** Join code of the open quiz. */
  joinCode: string;
  /** Folder of the mails. */
  mails: string;
  close: () => Promise<void>;
}

const made = new Map<'yes' | 'no', Promise<string>>();

async function firstStart(demo: 'yes' | 'no'): Promise<string> {
  const folder = mkdtempSync(prefix);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await (await startServer(data, { env: { DEMO: demo } })).stop();
  return data;
}

/**
 * Fills a folder with the result of a first start: a copy takes a moment, a first start takes
 * seconds.
 *
 * @param demo whether to include the demo school
 */
export async function copyFirstStart(to: string, demo: 'yes' | 'no'): Promise<void> {
  const data = made.get(demo) ?? firstStart(demo);
  made.set(demo, data);
  await cp(await data, to, { recursive: true });
}

/** @param env variables of the server beside its own */
export async function openSchoolServer(env: Record<string, string> = {}): Promise<SchoolServer> {
  const folder = await mkdtemp(prefix);
  const data = join(folder, 'data');
  const mails = join(folder, 'mail');
  await copyFirstStart(data, 'yes');
  const server = await startServer(data, { env: { MAIL_DIR: mails, ...env } });
  return {
    url: server.url,
    joinCode: await printedJoinCode(server),
    mails,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The school is described right after the address. */
async function printedJoinCode({ output }: RunningServer): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const code = /join code (\w{8})/.exec(output())?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server printed no join code:\n${output()}`);
}
