import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../server/administration/backups/backUp';
import { rehearse } from '../../server/administration/backups/rehearse';
import { restore } from '../../server/administration/backups/restore';
import { requireSchool } from '../../server/administration/existingSchool';
import type { Database } from '../../server/database/database';
import { migrationsFolder } from '../../server/database/migrationsFolder';
import { openDatabase } from '../../server/database/openDatabase';
import { StartError } from '../../server/process/startError';
import { openSchool } from '../api/testSchool';
import { temporaryFolder } from '../process/temporaryFolder';
import { carriedOut } from './carriedOut';
import { emptyPlace, type EmptyPlace } from './emptyPlace';

const folder = temporaryFolder();
const file = join(folder, 'older.backup');
let older: EmptyPlace;
let versions = 0;

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

/** Makes this version the next one, which has one more migration. */
function becomeNextVersion(...statements: string[]): void {
  const next = join(folder, `version-${(versions += 1)}`);
  cpSync(migrationsFolder.find(), next, { recursive: true });
  const path = join(next, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(next, 'next.sql'), statements.join('--> statement-breakpoint\n'));
  vi.spyOn(migrationsFolder, 'find').mockReturnValue(next);
}

const roomForEachGroup = [
  `alter table groups add column room text default '' not null`,
  `update groups set room = 'Room of ' || name`,
];

async function recordedRoom(database: Database): Promise<string[]> {
  const { rows } = (await database.execute(sql`select room from groups order by id`)) as {
    rows: { room: string }[];
  };
  return rows.map(({ room }) => room);
}

const changes = ['Room of Group blue', 'Room of Group green', 'Room of Group red'];

beforeAll(async () => {
  const school = await openSchool();
  try {
    await carriedOut(school.database, backUp, file);
  } finally {
    await school.close();
  }
  older = await emptyPlace();
  await restore(file, older, () => undefined);
}, 120_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => older.remove());

// Each opens or builds folders, which takes seconds on a busy machine.
const timeout = 120_000;

describe('a school of an older version', { timeout }, () => {
  test('stays as it was when a migration fails', async () => {
    becomeNextVersion(...roomForEachGroup, 'select 1 / 0');
    await expect(openDatabase(older)).rejects.toThrow(StartError);
    vi.restoreAllMocks();
    const { database, close } = await openDatabase(older);
    await expect(recordedRoom(database)).rejects.toThrow();
    await close();
  });

  test('is upgraded once, however many instances open it, and refused to the older version', async () => {
    becomeNextVersion(...roomForEachGroup);
    const { dataDir, databaseUrl } = older;
    const isShared = databaseUrl !== undefined;
    if (isShared) {
      const refused = requireSchool({ dataDir, databaseUrl });
      await expect(refused).rejects.toThrow('from an earlier version');
    }
    const instances = Array.from({ length: isShared ? 3 : 1 }, () => openDatabase(older));
    for (const { database, isFirstStart, close } of await Promise.all(instances)) {
      expect(isFirstStart).toBe(false);
      expect(await recordedRoom(database)).toEqual(changes);
      await close();
    }
    vi.restoreAllMocks();
    await expect(openDatabase(older)).rejects.toThrow('newer version of Quizwright');
  });
});

test('a backup of an older version is rehearsed and restored', { tags: ['long'] }, async () => {
  becomeNextVersion(...roomForEachGroup);
  const lines: string[] = [];
  await rehearse(file, (line) => lines.push(line));
  expect(lines.join()).toContain('1 migration applied');
  const place = await emptyPlace();
  try {
    await restore(file, place, () => undefined);
    const { database, close } = await openDatabase(place);
    expect(await recordedRoom(database)).toEqual(changes);
    await close();
  } finally {
    await place.remove();
  }
});
