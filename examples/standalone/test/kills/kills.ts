/**
 * `npm run test:kills` kills, freezes, opens twice and fills the disks of servers and databases
 * under load. It exits with code 1 when an acknowledged answer is lost, or a server misbehaves.
 * Counts by environment: KILLS (200), POSTGRES_KILLS (50), FROZEN (10), MOUNTS (10), FULL_DISKS
 * (10).
 */
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../database/postgresServer';
import {
  canMount,
  fillDisk,
  freezeUnderLoad,
  killDatabaseUnderLoad,
  killUnderLoad,
  mountAgain,
  mountSmallDisk,
  openTwice,
  prepareBench,
  takeFolderFromFrozen,
  type Bench,
} from './faults';
import { killServer, serverCommand } from './serverInChild';

const count = (name: string, usual: number) => Number(process.env[name] ?? usual);
const command = serverCommand();
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-kills-'));
const isRoot = canMount(folder);
let isOk = true;

/** Runs one kind of fault many times in one school, and prints the outcome. */
async function runFaults(
  name: string,
  times: number,
  bench: Bench,
  fault: (time: number) => Promise<unknown>,
): Promise<void> {
  const began = Date.now();
  let done = 0;
  let problem = '';
  try {
    for (; done < times; done += 1) await fault(done);
  } catch (error) {
    problem = `; stopped: ${error instanceof Error ? error.message : String(error)}`;
  }
  const lost = await bench.lost().catch((error: unknown) => {
    problem += `; not compared: ${String(error)}`;
    return [];
  });
  const isGood = lost.length === 0 && problem === '';
  isOk &&= isGood;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${name}: ${done} of ${times}, ${bench.ledger.acknowledged} acknowledged, ${lost.length} lost, ${seconds} s${problem}: ${isGood ? 'ok' : 'NOT ok'}`,
  );
}

async function embedded(name: string, students: number): Promise<[Bench, string]> {
  const dataDir = join(folder, name);
  return [await prepareBench({ dataDir, command, students }), dataDir];
}

async function killEmbedded(): Promise<void> {
  const [bench] = await embedded('killed', 2_000);
  await runFaults('Embedded, server killed', count('KILLS', 200), bench, () =>
    killUnderLoad(bench),
  );
}

async function killPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = postgres.url('postgres');
    const bench = await prepareBench({ dataDir: '', databaseUrl, command, students: 2_000 });
    const times = count('POSTGRES_KILLS', 50);
    const half = Math.ceil(times / 2);
    await runFaults('PostgreSQL, server killed', half, bench, () => killUnderLoad(bench));
    const server = await bench.start();
    await runFaults('PostgreSQL, database killed', times - half, bench, () =>
      killDatabaseUnderLoad(bench, server, postgres),
    );
    await killServer(server);
  } finally {
    await postgres.remove();
  }
}

async function freeze(): Promise<void> {
  const [bench, dataDir] = await embedded('frozen', 500);
  // Its own process numbers and host name, as in a container.
  const container = isRoot ? ['unshare', '--fork', '--pid', '--mount-proc', '--uts'] : [];
  await runFaults('Embedded, server frozen', count('FROZEN', 10), bench, (time) =>
    time % 2 === 0 ? freezeUnderLoad(bench, container) : takeFolderFromFrozen(bench, dataDir),
  );
}

async function openByTwoPaths(): Promise<void> {
  const [bench, dataDir] = await embedded('mounted', 500);
  const parent = join(folder, 'parent');
  symlinkSync(folder, parent);
  const again = join(folder, 'again');
  const unmount = isRoot ? mountAgain(dataDir, again) : undefined;
  await runFaults('Embedded, folder at a second path', count('MOUNTS', 10), bench, (time) =>
    openTwice(bench, unmount && time % 2 === 0 ? again : join(parent, 'mounted')),
  );
  unmount?.();
}

async function fillDisks(): Promise<void> {
  if (!isRoot) {
    console.log('Embedded, disk full: skipped, because only root can mount a small disk.');
    return;
  }
  const mount = join(folder, 'disk');
  const unmount = mountSmallDisk(mount, 300);
  try {
    const [bench] = await embedded('disk/school', 500);
    let slowest = { refusedAfterMs: 0, takenAfterMs: 0 };
    await runFaults('Embedded, disk full', count('FULL_DISKS', 10), bench, async () => {
      const full = await fillDisk(bench, mount);
      slowest = {
        refusedAfterMs: Math.max(slowest.refusedAfterMs, full.refusedAfterMs),
        takenAfterMs: Math.max(slowest.takenAfterMs, full.takenAfterMs),
      };
    });
    console.log(
      `  refused within ${Math.round(slowest.refusedAfterMs)} ms of filling it, taken again within ${Math.round(slowest.takenAfterMs)} ms of room`,
    );
  } finally {
    unmount();
  }
}

try {
  await killEmbedded();
  await killPostgres();
  await freeze();
  await openByTwoPaths();
  await fillDisks();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isOk ? 0 : 1);
