import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/database/folderLock';
import { StartError } from '../../server/process/startError';
import { runScript } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
const newDataDir = () => join(folder, `school-${count++}`);
const lockChild = (dataDir: string, moment = 0) =>
  runScript('../database/lockInChild.ts', [dataDir, String(moment)]);

function holderOf(dataDir: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8')) as Record<string, unknown>;
}

function changeHolder(dataDir: string, change: Record<string, unknown>): void {
  writeFileSync(`${dataDir}.lock`, JSON.stringify({ ...holderOf(dataDir), ...change }));
}

const filesOf = (dataDir: string) =>
  readdirSync(folder).filter((name) => name.startsWith(`${basename(dataDir)}.`));

describe('the lock of a data folder', () => {
  it('is a file beside it with the number and start time of its holder, gone when released', () => {
    const dataDir = newDataDir();
    const lock = lockFolder(dataDir);
    expect(holderOf(dataDir)).toMatchObject({
      pid: process.pid,
      startTime: expect.stringMatching(/./) as string,
    });
    expect(filesOf(dataDir)).toEqual([`${basename(dataDir)}.lock`]);
    lock.release();
    expect(filesOf(dataDir)).toEqual([]);
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
    expect(filesOf(dataDir)).toEqual([`${basename(dataDir)}.lock`]);
    lock.release();
  });

  it('goes to exactly one of several processes that race for the lock of a dead one', async () => {
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

  it('is taken over when its number now belongs to another process', () => {
    const dataDir = newDataDir();
    const old = lockFolder(dataDir);
    changeHolder(dataDir, { startTime: 'an earlier boot/1', nonce: 'of the dead' });
    const lock = lockFolder(dataDir);
    old.release();
    expect(existsSync(`${dataDir}.lock`)).toBe(true);
    lock.release();
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  it('of another container is taken over only after it has been silent', () => {
    const dataDir = newDataDir();
    lockFolder(dataDir);
    changeHolder(dataDir, { realm: 'elsewhere', nonce: 'of the other' });
    expect(() => lockFolder(dataDir)).toThrow(StartError);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${dataDir}.lock`, longAgo, longAgo);
    lockFolder(dataDir).release();
  });

  it('is never taken from a holder that cannot be read', () => {
    const dataDir = newDataDir();
    writeFileSync(`${dataDir}.lock`, 'what is this');
    expect(() => lockFolder(dataDir)).toThrow(`delete ${dataDir}.lock`);
    expect(readFileSync(`${dataDir}.lock`, 'utf8')).toBe('what is this');
  });
});
