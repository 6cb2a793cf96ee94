import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandOf } from '../process/childProcess';
import { copyEmptySchool } from '../process/emptySchool';
import { temporaryFolder } from '../process/temporaryFolder';
import {
  freezeUnderLoad,
  killUnderLoad,
  openTwice,
  prepareBench,
  takeFolderFromFrozen,
  type Bench,
} from './faults';

const folder = temporaryFolder();
const dataDir = join(folder, 'school');
let bench: Bench;

/** A sample of `npm run test:kills`, from the source. */
describe('no acknowledged answer is lost', { tags: ['long'] }, () => {
  beforeAll(async () => {
    await copyEmptySchool(dataDir);
    bench = await prepareBench({ dataDir, command: commandOf('server/main.ts'), students: 200 });
  }, 120_000);

  it('when the server is killed under load', async () => {
    await killUnderLoad(bench);
    await killUnderLoad(bench);
    expect(await bench.lost()).toEqual([]);
  });

  it('when a server is frozen: no second one starts, and it continues', async () => {
    await freezeUnderLoad(bench);
    expect(await bench.lost()).toEqual([]);
  });

  it('when a frozen server has lost its folder: it ends without acknowledging', async () => {
    await takeFolderFromFrozen(bench, dataDir);
    expect(await bench.lost()).toEqual([]);
  });

  it('when the folder has a second path: no second server starts', async () => {
    symlinkSync(folder, join(folder, 'parent'));
    await openTwice(bench, join(folder, 'parent', 'school'));
    expect(await bench.lost()).toEqual([]);
  });
});
