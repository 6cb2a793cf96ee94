import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/database/folderLock';
import { StartError } from '../../server/process/startError';
import { runScript } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
const newDataDir = () => {
  const dataDir = join(folder, `school-${count++}`);
  mkdirSync(dataDir);
  return dataDir;
};
const lockChild = (dataDir: string, moment = 0) =>
  runScript('test/database/lockInChild.ts', [dataDir, String(moment)]);

function holderOf(dataDir: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(dataDir, 'holder'), 'utf8')) as Record<string, unknown>;
}

function changeHolder(dataDir: string, change: Record<string, unknown>): void {
  writeFileSync(join(dataDir, 'holder'), JSON.stringify({ ...holderOf(dataDir), ...change }));
}

const filesOf = (dataDir: string) => readdirSync(dataDir).sort();

describe('the lock of a data folder', () => {
  it('is a file in it with the number and start time of its holder, deleted on release', () => {
    const dataDir = newDataDir();
    const lock = lockFolder(dataDir);
    expect(holderOf(dataDir)).toMatchObject({
      pid: process.pid,
      startTime: expect.stringMatching(/./) as string,
    });
    expect(filesOf(dataDir)).toEqual(['holder', 'lock']);
    lock.release();
    expect(filesOf(dataDir)).toEqual(['lock']);
  });

  it('is refused to a second one, even in the same process', () => {
    const dataDir = newDataDir();
    const lock = lockFolder(dataDir);
    expect(() => lockFolder(dataDir)).toThrow(StartError);
    expect(() => lockFolder(dataDir)).toThrow(
      `${dataDir} is in use by another process (number ${process.pid})`,
    );
    lock.release();
    lockFolder(dataDir).release();
  });

  it('is refused while another process lives, and taken over once that is killed', async () => {
    const dataDir = newDataDir();
    const child = lockChild(dataDir);
    await child.said('locked');
    expect(() => lockFolder(dataDir)).toThrow(`number ${child.process.pid}`);
    child.process.kill('SIGKILL');
    await child.ended;
    const lock = lockFolder(dataDir);
    expect(holderOf(dataDir)).toMatchObject({ pid: process.pid });
    expect(filesOf(dataDir)).toEqual(['holder', 'lock']);
    lock.release();
  });

  it("goes to exactly one of several processes that race for a dead holder's lock", async () => {
    const dataDir = newDataDir();
    const dead = lockChild(dataDir);
    await dead.said('locked');
    dead.process.kill('SIGKILL');
    await dead.ended;
    const moment = Date.now() + 1_500;
    const racers = [1, 2, 3].map(() => lockChild(dataDir, moment));
    const outcomes = await Promise.all(
      racers.map((child) => Promise.race([child.said('locked'), child.said('refused')])),
    );
    expect(outcomes.filter((line) => line === 'locked')).toHaveLength(1);
  });

  it('stays with a suspended process, whatever its file says', async () => {
    const dataDir = newDataDir();
    const child = lockChild(dataDir);
    await child.said('locked');
    child.process.kill('SIGSTOP');
    // As if it belonged to another container and had been silent for long.
    changeHolder(dataDir, { realm: 'elsewhere' });
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(dataDir, 'holder'), longAgo, longAgo);
    expect(() => lockFolder(dataDir)).toThrow('is in use');
    // Suspended, it would not notice that the tests have ended.
    child.process.kill('SIGKILL');
    await child.ended;
  });

  it(
    'ends a process that finds another holder, with a line and code 1',
    { tags: ['long'] },
    async () => {
      const dataDir = newDataDir();
      const child = lockChild(dataDir);
      await child.said('locked');
      child.process.kill('SIGSTOP');
      changeHolder(dataDir, { nonce: 'of the other' });
      child.process.kill('SIGCONT');
      const { code, stderr } = await child.ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^This server has ended, for the data folder .* is no longer its own: .*\n$/,
      );
    },
  );

  it('is lost when its file is deleted', () => {
    const dataDir = newDataDir();
    const lost: string[] = [];
    const lock = lockFolder(dataDir, (line) => {
      lost.push(line);
      throw new Error('lost');
    });
    lock.requireHeld();
    rmSync(join(dataDir, 'holder'));
    expect(() => lock.requireHeld()).toThrow('lost');
    expect(lost[0]).toContain(`the data folder ${dataDir} is no longer its own`);
    lock.release();
  });

  it('does not block a copy of the folder', () => {
    const dataDir = newDataDir();
    const lock = lockFolder(dataDir);
    const copy = join(folder, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    lockFolder(copy).release();
    lock.release();
  });

  it('of another machine is taken over only after a silence', () => {
    const dataDir = newDataDir();
    lockFolder(dataDir).release();
    const other = { pid: 1, startTime: null, realm: 'elsewhere', nonce: 'x', hasKernelLock: true };
    writeFileSync(join(dataDir, 'holder'), JSON.stringify(other));
    expect(() => lockFolder(dataDir)).toThrow(StartError);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(dataDir, 'holder'), longAgo, longAgo);
    lockFolder(dataDir).release();
  });

  it('leaves nothing in a folder where nothing was made', () => {
    const dataDir = newDataDir();
    lockFolder(dataDir).releaseEmpty();
    expect(filesOf(dataDir)).toEqual([]);
  });

  it('is never taken from an unreadable holder', () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'holder'), 'what is this');
    expect(() => lockFolder(dataDir)).toThrow(`delete ${join(dataDir, 'holder')}`);
    expect(readFileSync(join(dataDir, 'holder'), 'utf8')).toBe('what is this');
  });
});
