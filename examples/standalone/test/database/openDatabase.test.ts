import fs, { cpSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { markerFile, postgresMajor } from '../../server/database/dataFolder';
import { lockFolder } from '../../server/database/folderLock';
import { openDatabase, type Database, type OpenDatabase } from '../../server/database/openDatabase';
import { StartError } from '../../server/process/startError';
import { runScript } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';
import { schoolName } from './schoolName';

const folder = temporaryFolder();
const school = join(folder, 'school');
const seed = (database: Database) => schoolName.write(database, 'first');

const beside = (dataDir: string) =>
  readdirSync(join(dataDir, '..')).filter((name) => name.startsWith(`${basename(dataDir)}.`));

/** Every file with its size and time, to show that a refused folder does not change. */
function contentsOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(dataDir, name));
      return `${name} ${size} ${mtimeMs}`;
    });
}

/** What other users of the machine may read or write in a data folder, except `lost+found`. */
function openToOthers(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
}

async function refusalOf(dataDir: string): Promise<string> {
  const error: unknown = await openDatabase({ dataDir, firstStart: seed }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StartError);
  expect(beside(dataDir)).toEqual([]);
  return (error as StartError).message;
}

describe('a database in a folder', () => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    // An empty folder counts as missing.
    mkdirSync(school);
    opened = await openDatabase({ dataDir: school, firstStart: seed });
  });

  afterAll(() => opened.close());

  it('is built, seeded and moved into place on the first start', async () => {
    expect(opened.isFirstStart).toBe(true);
    expect(await schoolName.read(opened.database)).toBe('first');
    expect(readdirSync(school).sort()).toEqual(['database', 'holder', 'lock']);
    expect(fs.readFileSync(join(school, 'database', 'PG_VERSION'), 'utf8').trim()).toBe(
      postgresMajor,
    );
    expect(openToOthers(school)).toEqual([]);
  });

  it('syncs the log to the disk before a commit is acknowledged', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    try {
      for (const name of ['second', 'third', 'first']) {
        const before = fsync.mock.calls.length;
        await schoolName.write(opened.database, name);
        expect(fsync.mock.calls.length).toBeGreaterThan(before);
      }
      fsync.mockClear();
      await schoolName.read(opened.database);
      expect(fsync).not.toHaveBeenCalled();
    } finally {
      fsync.mockRestore();
      syncBuiltinESMExports();
    }
    const settings = await opened.database.execute(
      sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
    );
    expect((settings as { rows: { setting: string }[] }).rows.map((row) => row.setting)).toEqual([
      'on',
      'on',
      'on',
    ]);
  });

  it('leaves the event loop its turns while many statements wait', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const slow = () => opened.database.execute(sql`select pg_sleep(0.02)`);
    await Promise.all(Array.from({ length: 10 }, slow));
    clearImmediate(turning);
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('is refused to a second opening through another path: its lock is in the folder', () => {
    // Like a second mount: another parent, so nothing beside the folder is shared.
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(join(school, 'lock'), join(elsewhere, 'lock'));
    expect(() => lockFolder(elsewhere)).toThrow('is in use');
  });

  it('is refused to a second opening, even under another name of the folder', async () => {
    symlinkSync(school, join(folder, 'alias'));
    await expect(openDatabase({ dataDir: school })).rejects.toThrow('is in use by another process');
    await expect(openDatabase({ dataDir: join(folder, 'alias') })).rejects.toThrow(
      `${school} is in use`,
    );
    expect(await schoolName.read(opened.database)).toBe('first');
  });

  it('keeps its rows when it is closed and opened again, and is not seeded twice', async () => {
    await schoolName.write(opened.database, 'changed');
    await opened.close();
    await opened.close();
    expect(beside(school)).toEqual([]);
    const again = vi.fn(seed);
    opened = await openDatabase({ dataDir: school, firstStart: again });
    expect(opened.isFirstStart).toBe(false);
    expect(again).not.toHaveBeenCalled();
    expect(await schoolName.read(opened.database)).toBe('changed');
  });

  it('keeps later files readable only by its owner', async () => {
    const { database } = opened;
    await database.execute(
      sql`create table later as select repeat('x', 9000) from generate_series(1, 50)`,
    );
    await database.execute(sql`vacuum later`);
    await database.execute(sql`drop table later`);
    expect(openToOthers(school)).toEqual([]);
  });

  it('is refused when a version that was never released has made its tables', async () => {
    await opened.database.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
    await opened.close();
    expect(await refusalOf(school)).toBe(
      'The database was made by an unreleased version of Quizwright with other tables, which cannot be upgraded. ' +
        `Nothing was changed. To start over, delete the folder ${school}, or set DATA_DIR to another one.`,
    );
  });
});

describe('a killed process', { timeout: 90_000 }, () => {
  it(
    'leaves nothing half-way through the first start, and the next start completes it',
    { tags: ['long'] },
    async () => {
      const dataDir = join(folder, 'stalled');
      const child = runScript('test/database/openInChild.ts', [dataDir, 'stall']);
      await child.said('seeding');
      await expect(openDatabase({ dataDir })).rejects.toThrow('is in use');
      child.process.kill('SIGKILL');
      await child.ended;
      expect(fs.existsSync(join(dataDir, 'database'))).toBe(false);

      const next = runScript('test/database/openInChild.ts', [dataDir]);
      expect(await next.said('opened')).toBe('opened whole');
      expect(readdirSync(dataDir).sort()).toEqual(['database', 'holder', 'lock']);

      next.process.kill('SIGKILL');
      await next.ended;
      const opened = await openDatabase({ dataDir, firstStart: () => Promise.reject(new Error()) });
      expect(await schoolName.read(opened.database)).toBe('whole');
      await opened.close();
    },
  );
});

describe('an existing folder', () => {
  it('stays empty when the seeding of an empty one fails', async () => {
    const dataDir = join(folder, 'empty');
    mkdirSync(dataDir);
    const failing = openDatabase({ dataDir, firstStart: () => Promise.reject(new Error('oh')) });
    await expect(failing).rejects.toThrow('oh');
    expect(readdirSync(dataDir)).toEqual([]);
    expect(beside(dataDir)).toEqual([]);
  });

  it('with other files is refused and left as it is', async () => {
    const dataDir = join(folder, 'documents');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'thesis.txt'), 'years of work');
    const before = contentsOf(dataDir);
    expect(await refusalOf(dataDir)).toBe(
      `The data folder ${dataDir} holds other files (such as thesis.txt) and no school. ` +
        'Nothing was changed in it. Give another folder with DATA_DIR, or move this one away.',
    );
    expect(contentsOf(dataDir)).toEqual(before);
  });

  it('that is a file is refused', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, 'a file');
    expect(await refusalOf(dataDir)).toContain('is a file, not a folder');
  });

  describe('with a database', () => {
    const copyOf = (name: string) => {
      const dataDir = join(folder, name);
      cpSync(school, dataDir, { recursive: true, preserveTimestamps: true });
      return dataDir;
    };

    // PostgreSQL itself discards its caches on every start.
    const kept = (dataDir: string) =>
      readdirSync(dataDir, { recursive: true })
        .map(String)
        .filter((name) => !name.endsWith('pg_internal.init'));

    it('of another PostgreSQL is refused and left as it is', async () => {
      const dataDir = copyOf('other-major');
      writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
      const before = contentsOf(dataDir);
      expect(await refusalOf(dataDir)).toContain('was written by PostgreSQL 17');
      expect(contentsOf(dataDir)).toEqual(before);
    });

    it('that is not ours is refused and left as it is', async () => {
      const dataDir = copyOf('foreign');
      fs.rmSync(join(dataDir, 'database', markerFile));
      const before = contentsOf(dataDir);
      expect(await refusalOf(dataDir)).toContain('a database that Quizwright did not make');
      expect(contentsOf(dataDir)).toEqual(before);
    });

    it.each([
      [
        'a control file that is cut short',
        'global/pg_control',
        (bytes: Buffer) => bytes.subarray(0, 100),
      ],
      [
        'a control file of noise',
        'global/pg_control',
        (bytes: Buffer) => bytes.map((byte) => byte ^ 0x5a),
      ],
      ['no transaction states', 'pg_xact/0000', () => undefined],
    ])('with %s is refused, and nothing is deleted', async (_name, file, damage) => {
      const dataDir = copyOf(`damaged-${Math.random().toString(36).slice(2)}`);
      const path = join(dataDir, 'database', file);
      const damaged = damage(fs.readFileSync(path));
      if (damaged === undefined) fs.rmSync(path, { recursive: true });
      else writeFileSync(path, damaged);
      const before = kept(dataDir);
      const refusal = await refusalOf(dataDir);
      expect(refusal).toContain(`The database in ${dataDir} cannot be opened`);
      expect(refusal).toContain('It may be damaged; nothing was deleted.');
      expect(refusal).not.toContain('Aborted');
      expect(kept(dataDir)).toEqual(expect.arrayContaining(before));
    });
  });
});

describe('a full disk', () => {
  const statfs = (left: number) => {
    vi.spyOn(fs, 'statfsSync').mockReturnValue({
      blocks: 1_000_000,
      bavail: left * 256,
      bsize: 4096,
    } as fs.StatsFs);
    syncBuiltinESMExports();
  };
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('is reported at the first start in a sentence, and nothing is left behind', async () => {
    statfs(20);
    const dataDir = join(folder, 'full', 'school');
    expect(await refusalOf(dataDir)).toBe(
      `The disk of the data folder ${dataDir} has 20 MB left, and the database needs 128 MB to start. ` +
        'Nothing was changed. Free some space, or set DATA_DIR to a folder on another disk.',
    );
    expect(fs.existsSync(dataDir)).toBe(false);
  });

  it(
    'is reported even if the system only notices while the database is built',
    { tags: ['long'] },
    async () => {
      const write = fs.writeSync;
      let written = 0;
      vi.spyOn(fs, 'writeSync').mockImplementation((...call: Parameters<typeof write>) => {
        written += 1;
        if (written > 300) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        return write(...call);
      });
      syncBuiltinESMExports();
      const dataDir = join(folder, 'soon-full');
      const refusal = await refusalOf(dataDir);
      expect(refusal).toContain(`The database in ${dataDir} could not be created: `);
      expect(refusal).not.toContain('[object');
      expect(fs.existsSync(dataDir)).toBe(false);
    },
  );

  it(
    'refuses writes with the code of a full disk, allows reads, and accepts writes when there is room',
    { tags: ['long'] },
    async () => {
      const opened = await openDatabase({ dataDir: join(folder, 'filling'), firstStart: seed });
      statfs(63);
      expect(opened.hasRoom?.()).toBe(false);
      const refusals = [
        schoolName.write(opened.database, 'lost'),
        opened.database.transaction((tx) => schoolName.write(tx, 'lost')),
      ];
      for (const refusal of refusals) {
        await expect(refusal).rejects.toMatchObject({ cause: { code: '53100' } });
      }
      expect(await schoolName.read(opened.database)).toBe('first');
      statfs(64);
      await schoolName.write(opened.database, 'written again');
      expect(await schoolName.read(opened.database)).toBe('written again');
      await opened.close();
    },
  );
});

describe('an unwritable place', () => {
  it.each([
    ['below a file', () => join(folder, 'note.txt', 'school')],
    ['below a file, deeper', () => join(folder, 'note.txt', 'deep', 'school')],
    ['in a read-only file system', () => '/proc/quizwright/school'],
    ['directly in a read-only file system', () => '/proc/school'],
  ])('%s is refused in a sentence', async (_name, path) => {
    writeFileSync(join(folder, 'note.txt'), 'a note');
    const opening = openDatabase({ dataDir: path() });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(/^The data folder .* (cannot be|is a file).*DATA_DIR/);
  });
});
