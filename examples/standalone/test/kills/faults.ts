import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillBenchSchool } from '../../bench/benchSchool';
import { openDatabase } from '../../server/database/openDatabase';
import type { PostgresServer } from '../database/postgresServer';
import { Ledger } from './ledger';
import { startLoad } from './load';
import { NotStarted, killServer, startServerInChild, type ServerInChild } from './serverInChild';

/** A school under test: how to start its server, and what that has acknowledged. */
export interface Bench {
  ledger: Ledger;
  start: (env?: Record<string, string>, before?: string[]) => Promise<ServerInChild>;
  /** Names what was acknowledged and is lost. No embedded server may be running. */
  lost: () => Promise<string[]>;
}

/** The place of a school, and how to start its server. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
  command: readonly string[];
  students: number;
}

/** Creates a school in which every student is in the middle of a quiz. */
export async function prepareBench(place: Place): Promise<Bench> {
  const { dataDir, databaseUrl, command, students } = place;
  const open = () => openDatabase({ dataDir, databaseUrl });
  const opened = await open();
  const takers = await fillBenchSchool(opened.database, students);
  await opened.close();
  const ledger = new Ledger(takers);
  return {
    ledger,
    start: (env = {}, before = []) =>
      startServerInChild([...before, ...command], {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        ...env,
      }),
    async lost() {
      const again = await open();
      try {
        return await ledger.lostIn(again.database);
      } finally {
        await again.close();
      }
    },
  };
}

const randomMs = (from: number, to: number) => wait(from + Math.random() * (to - from));

/** Kills the server at a random moment under load. */
export async function killUnderLoad({ start, ledger }: Bench): Promise<void> {
  const server = await start();
  const load = startLoad(server.url, ledger);
  await load.until(1 + Math.floor(Math.random() * 30));
  await randomMs(0, 30);
  await killServer(server);
  await load.stop();
}

/**
 * Kills PostgreSQL itself and starts it again under the same server, which has to recover by
 * itself.
 */
export async function killDatabaseUnderLoad(
  { ledger }: Bench,
  server: ServerInChild,
  postgres: PostgresServer,
): Promise<void> {
  const load = startLoad(server.url, ledger);
  await load.until(1 + Math.floor(Math.random() * 30));
  await randomMs(0, 30);
  await postgres.kill();
  await postgres.start();
  await load.until(10);
  await load.stop();
}

async function refusalOf(starting: Promise<ServerInChild>): Promise<string> {
  try {
    await killServer(await starting);
  } catch (error) {
    if (error instanceof NotStarted) return error.message;
    throw error;
  }
  throw new Error('A second server has started in the same folder.');
}

function requireInUse(sentence: string): void {
  if (!sentence.includes('is in use by another process')) {
    throw new Error(`The second server said: ${sentence}`);
  }
}

/**
 * Freezes a server under load. A second one, which looks like another container if the system can
 * do that, must not start; the first one must continue when it is resumed.
 */
export async function freezeUnderLoad(bench: Bench, before: string[] = []): Promise<void> {
  const server = await bench.start();
  const load = startLoad(server.url, bench.ledger);
  await load.until(5);
  await randomMs(0, 50);
  server.process.kill('SIGSTOP');
  requireInUse(await refusalOf(bench.start({}, before)));
  server.process.kill('SIGCONT');
  await load.until(5);
  await load.stop();
  await killServer(server);
}

/**
 * Freezes a server under load and takes its folder away, as another machine does on a file system
 * without locks. The second server saves answers too. The first one must end when it is resumed.
 */
export async function takeFolderFromFrozen(bench: Bench, dataDir: string): Promise<void> {
  const first = await bench.start();
  const firstLoad = startLoad(first.url, bench.ledger);
  await firstLoad.until(5);
  await randomMs(0, 50);
  first.process.kill('SIGSTOP');
  for (const name of ['lock', 'holder']) rmSync(join(dataDir, name));
  const second = await bench.start();
  const secondLoad = startLoad(second.url, bench.ledger);
  await secondLoad.until(20);
  const before = firstLoad.acknowledged();
  first.process.kill('SIGCONT');
  const { code, stderr } = await first.ended;
  await firstLoad.stop();
  await secondLoad.until(20);
  await secondLoad.stop();
  await killServer(second);
  if (code !== 1 || !stderr.includes('no longer its own')) {
    throw new Error(`The server that lost its folder ended with ${code}: ${stderr}`);
  }
  // Replies from before the freeze may still have been on their way.
  if (firstLoad.acknowledged() - before > 4) throw new Error('It continued to acknowledge.');
}

/** Starts a second server at another path of the folder, which must fail. */
export async function openTwice(bench: Bench, otherPath: string): Promise<void> {
  const server = await bench.start();
  const load = startLoad(server.url, bench.ledger);
  await load.until(5);
  requireInUse(await refusalOf(bench.start({ DATA_DIR: otherPath })));
  await load.until(5);
  await load.stop();
  await killServer(server);
}

/** The outcome of filling a disk under load. */
export interface FullDisk {
  /**
   * The time until writes were refused, and until they were accepted again when there was room, in
   * ms.
   */
  refusedAfterMs: number;
  takenAfterMs: number;
}

/**
 * Fills the disk of a folder under load, and makes room again. The server must refuse writes, and
 * recover.
 */
export async function fillDisk(bench: Bench, mount: string): Promise<FullDisk> {
  const server = await bench.start();
  const load = startLoad(server.url, bench.ledger);
  await load.until(5);
  const filler = join(mount, 'filler');
  const began = performance.now();
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // The command ends with an error: the disk is full.
  }
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  while ((load.refusals.get(503) ?? 0) < 5) {
    if (performance.now() - began > 60_000) throw new Error('Nothing is refused.');
    await wait(5);
  }
  const refusedAfterMs = performance.now() - began;
  if ((await ready()) !== 503)
    throw new Error('A server that cannot write reports that it is ready.');
  const others = [...load.refusals.keys()].filter((status) => status !== 503);
  if (others.length > 0) throw new Error(`The replies were ${others.join(', ')}.`);
  rmSync(filler);
  const roomAt = performance.now();
  await load.until(5);
  const takenAfterMs = performance.now() - roomAt;
  if ((await ready()) !== 200) throw new Error('It does not become ready again.');
  await load.stop();
  await killServer(server);
  return { refusedAfterMs, takenAfterMs };
}

/** Mounts a file system of `megabytes` in a folder; root only. */
export function mountSmallDisk(folder: string, megabytes: number): () => void {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return () => execFileSync('umount', [folder]);
}

/** Mounts the same folder at a second path; root only. */
export function mountAgain(folder: string, again: string): () => void {
  mkdirSync(again);
  execFileSync('mount', ['--bind', folder, again]);
  return () => execFileSync('umount', [again]);
}

/** Whether this user may mount. */
export function canMount(folder: string): boolean {
  const probe = join(folder, 'probe');
  try {
    mountSmallDisk(probe, 1)();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
