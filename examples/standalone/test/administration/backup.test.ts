import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import { createTokens } from '../../server/accounts/tokens';
import { CommandError } from '../../server/administration/administration';
import { backUp } from '../../server/administration/backups/backUp';
import { loadBackup } from '../../server/administration/backups/loadBackup';
import { rehearse } from '../../server/administration/backups/rehearse';
import { restore } from '../../server/administration/backups/restore';
import { encodeBackup, zipped } from '../../server/administration/backups/backupFormat';
import { readBackup, verifyBackup } from '../../server/administration/backups/readBackup';
import type { Database, OpenDatabase } from '../../server/database/database';
import { openDatabase } from '../../server/database/openDatabase';
import { auditEntries, pictures, questions, rateLimits, users } from '../../server/database/schema';
import { openTestDatabase } from '../database/testDatabase';
import { openSchool, serveSchool, monday, type School } from '../api/testSchool';
import { temporaryFolder } from '../process/temporaryFolder';
import { rowsOf } from './backupContents';
import { carriedOut } from './carriedOut';
import { emptyPlace, type EmptyPlace } from './emptyPlace';

const folder = temporaryFolder();
const places: EmptyPlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function newPlace(): Promise<EmptyPlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

let files = 0;
const newFile = () => join(folder, `${(files += 1)}.backup`);

async function backedUp(database: Database): Promise<string> {
  const file = newFile();
  await carriedOut(database, backUp, file);
  return file;
}

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
};

let school: School;
let file: string;
beforeAll(async () => {
  school = await openSchool();
  const options = { A: '1', B: '2', C: '3', D: '4' };
  await school.database.insert(questions).values({
    ...{ id: 'q1', ownerId: 'ines', title: 'Why?', description: 'Because.' },
    ...{ options, answer: 'B', type: 'FE', difficulty: 'easy' },
  });
  await school.database.insert(auditEntries).values(
    [1, 2, 3].map((n) => ({
      ...{ at: monday, actor: 'command' as const, action: 'key.rotate' },
      ...{ subjectId: `s${n}`, after: { n } },
    })),
  );
  await school.database.insert(pictures).values(
    [1, 2, 3].map((n) => ({
      ...{ id: `picture-${n}`, ownerId: 'ines', type: 'image/png' as const, width: 1, height: 1 },
      ...{ size: 70, bytes: samplePicture },
    })),
  );
  await school.database.insert(rateLimits).values({ key: 'one', wholeAt: monday });
  file = await backedUp(school.database);
});
afterAll(() => school.close());

describe('a backup', () => {
  test('is readable only by its owner, and says what it contains', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const header = JSON.parse(lines[0]!) as { tables: { name: string }[] };
    expect(header).toMatchObject({ quizwright: 'backup', format: 1 });
    const tables = header.tables.map(({ name }) => name);
    expect(tables).toContain('audit_entries');
    expect(tables).not.toContain('rate_limits');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ end: true, rows: { users: 8, groups: 3 } });
  });

  test('does not overwrite an existing file', async () => {
    const before = readFileSync(file);
    expect(await refusalOf(carriedOut(school.database, backUp, file))).toContain('already exists');
    expect(readFileSync(file)).toEqual(before);
  });

  test('leaves nothing behind in the session of the database', async () => {
    const left = async () =>
      (
        (await school.database.execute(
          sql`select name from pg_cursors where name like 'backup%'`,
        )) as { rows: unknown[] }
      ).rows;
    await Promise.all([backedUp(school.database), backedUp(school.database)]);
    expect(await left()).toEqual([]);
  });
});

// Each builds a new folder, which takes seconds on a busy machine.
const timeout = 120_000;

describe('restoring', { timeout }, () => {
  test('restores every row, and continues counting where the school was', async () => {
    const place = await newPlace();
    const lines: string[] = [];
    await restore(file, place, (line) => lines.push(line));
    expect(lines.join()).toMatch(/^Restored \d+ rows/);
    const opened = await openDatabase(place);
    try {
      const again = await backedUp(opened.database);
      expect(await rowsOf(again)).toEqual(await rowsOf(file));
      const kept = await opened.database.select({ bytes: pictures.bytes }).from(pictures);
      expect(kept.map(({ bytes }) => Buffer.from(bytes))).toEqual(
        Array(3).fill(Buffer.from(samplePicture)),
      );
      const [entry] = await opened.database
        .insert(auditEntries)
        .values({ at: monday, actor: 'server', action: 'a.b', subjectId: 's' })
        .returning();
      // Follows the entry for the restoring itself.
      expect(entry?.id).toBe(5);
      await expect(opened.database.delete(auditEntries)).rejects.toThrow();
    } finally {
      await opened.close();
    }
  });

  test('keeps people signed in', { tags: ['long'] }, async () => {
    const token = await createTokens(school.database, () => school.now).issue('rita');
    const place = await newPlace();
    await restore(await backedUp(school.database), place, () => undefined);
    const copy = await serveSchool(await openDatabase(place));
    try {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await copy.inject({ url: '/api/auth/me', headers });
      expect({ status, body }).toMatchObject({ status: 200, body: { _id: 'rita' } });
    } finally {
      await copy.close();
    }
  });

  test('leaves the same catalogue as a first start', { tags: ['long'] }, async () => {
    const place = await newPlace();
    await restore(file, place, () => undefined);
    const opened = await openDatabase(place);
    try {
      expect(await catalogueOf(opened.database)).toEqual(await catalogueOf(school.database));
    } finally {
      await opened.close();
    }
  });

  test('refuses a database with an account', { tags: ['long'] }, async () => {
    const place = await newPlace();
    const opened = await openDatabase(place);
    await opened.database.insert(users).values({
      ...{ role: 'Instructor', firstName: 'Una', lastName: 'Una', email: 'una@school.example' },
    });
    await opened.close();
    expect(await refusalOf(restore(file, place, () => undefined))).toContain(
      'already holds a school',
    );
    const again = await openDatabase(place);
    expect(await again.database.$count(users)).toBe(1);
    await again.close();
  });

  test('accepts a database with empty tables', { tags: ['long'] }, async () => {
    const place = await newPlace();
    await (await openDatabase(place)).close();
    await restore(file, place, () => undefined);
    const opened = await openDatabase(place);
    expect(await opened.database.$count(users)).toBe(8);
    await opened.close();
  });
});

describe('a broken file', { timeout }, () => {
  const written = (bytes: Uint8Array) => {
    const path = newFile();
    writeFileSync(path, bytes);
    return path;
  };

  test('is refused wherever it is cut off', async () => {
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    for (let part = 0; part < 40; part += 1) {
      const length = Math.floor((whole.length * part) / 40);
      expect(await refusalOf(verifyBackup(written(whole.subarray(0, length))))).toMatch(
        /is cut short|is not a Quizwright backup/,
      );
      const cut = text.slice(0, Math.floor((text.length * part) / 40));
      expect(await refusalOf(verifyBackup(written(gzipSync(cut))))).toMatch(
        /is cut short|is not a Quizwright backup|damaged or changed/,
      );
    }
    const lines = text.trimEnd().split('\n');
    const without = [...lines.slice(0, 3), ...lines.slice(4)].join('\n');
    expect(await refusalOf(verifyBackup(written(gzipSync(`${without}\n`))))).toContain(
      'damaged or changed',
    );
    const noTrailer = `${lines.slice(0, -1).join('\n')}\n`;
    expect(await refusalOf(verifyBackup(written(gzipSync(noTrailer))))).toContain('is cut short');
  });

  test('is refused, or reads the same, when any byte changes', async () => {
    const whole = readFileSync(file);
    const rows = await rowsOf(file);
    for (let part = 0; part < 200; part += 1) {
      const at = Math.floor((whole.length * part) / 200);
      const changed = Buffer.from(whole);
      changed[at] = changed[at]! ^ (1 << (part % 8));
      const path = written(changed);
      const read = await verifyBackup(path).then(
        () => rowsOf(path),
        (error: unknown) => error,
      );
      if (read instanceof CommandError) expect(read.message).toMatch(/\. .+\.$/);
      else expect(read).toEqual(rows);
    }
  });

  test('is refused when its text is changed and compressed again', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const changed = text.replace('rita@school.example', 'rima@school.example');
    expect(changed).not.toBe(text);
    expect(await refusalOf(verifyBackup(written(gzipSync(changed))))).toContain(
      'damaged or changed',
    );
    expect(await refusalOf(verifyBackup(written(gzipSync(`${text}more\n`))))).toContain(
      'damaged or changed',
    );
  });

  test('is refused when it is another file, missing, or of a newer version', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    for (const other of ['hello', gzipSync('hello\n'), gzipSync('{}\n'), '']) {
      expect(await refusalOf(verifyBackup(written(Buffer.from(other))))).toMatch(
        /is not a Quizwright backup|is cut short/,
      );
    }
    expect(await refusalOf(verifyBackup(join(folder, 'none')))).toContain('cannot be read');
    expect(await refusalOf(verifyBackup(folder))).toContain('cannot be read');
    const newer = text.replace('"format":1', '"format":2');
    expect(await refusalOf(verifyBackup(written(gzipSync(newer))))).toContain('newer version');
    const migrated = newFile();
    await school.database.transaction(async (tx) => {
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
      );
    });
    await carriedOut(school.database, backUp, migrated);
    await school.database.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999`,
    );
    const place = await newPlace();
    expect(await refusalOf(restore(migrated, place, () => undefined))).toContain('newer version');
    expect(await refusalOf(rehearse(migrated, () => undefined))).toContain('newer version');
  });

  test(
    'leaves the place empty, even when only the database finds the error',
    { tags: ['long'] },
    async () => {
      // Complete by its digest, but it violates a constraint of a table.
      const { header, batches } = await readBackup(file);
      const corrupt = async function* () {
        for await (const { table, rows } of batches) {
          yield { table, rows: rows.map((row) => row.replace('"Student"', '"Nobody"')) };
        }
      };
      const path = newFile();
      const chunks: Buffer[] = [];
      for await (const chunk of zipped(encodeBackup(header, corrupt()))) chunks.push(chunk);
      writeFileSync(path, Buffer.concat(chunks));
      const place = await newPlace();
      expect(await refusalOf(restore(path, place, () => undefined))).toContain('Nothing was kept');
      const opened = await openDatabase(place);
      expect(await opened.database.$count(users)).toBe(0);
      await opened.close();
    },
  );
});

test('a rehearsal restores, reads everything and keeps nothing', { tags: ['long'] }, async () => {
  const lines: string[] = [];
  await rehearse(file, (line) => lines.push(line));
  expect(lines.join()).toMatch(/^The rehearsal succeeded\. \d+ rows .* 0 migrations/);
});

const anyText = fc
  .string({ unit: 'binary', maxLength: 30 })
  .map((text) => text.replaceAll('\u0000', ''));
const words = fc.oneof(
  anyText,
  fc.constantFrom('\u2028\u2029\r\n\t', '"],\\', '["users",{', '{"end":true}', '🦉é\u0301', ''),
);
const instants = fc.date({
  ...{ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') },
  noInvalidDate: true,
});
const banks = fc.array(
  fc.record({
    ...{ title: words, description: words, createdAt: instants },
    options: fc.record({ A: words, B: words, C: words, D: words }).map((each) => ({ ...each })),
  }),
  { minLength: 1, maxLength: 30 },
);
const entries = fc.array(
  fc.record(
    {
      ...{ subjectId: words, at: instants },
      actorId: fc.option(words),
      after: fc.option(
        fc.dictionary(
          words,
          fc.oneof(
            words,
            fc.boolean(),
            fc.constant(null),
            // JSON has no -0.
            fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
          ),
          { noNullPrototype: true },
        ),
      ),
    },
    { noNullPrototype: true },
  ),
  { maxLength: 10 },
);

describe('between two databases', { timeout }, () => {
  let one: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    one = await openTestDatabase();
    other = await openTestDatabase();
  }, 120_000);
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  async function moved(): Promise<void> {
    await other.database.execute(sql`truncate users cascade`);
    await loadBackup(other.database, await backedUp(one.database));
  }

  test(
    'restores any text, instant and JSON of a school unchanged',
    { tags: ['long'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(banks, entries, words, async (bank, audit, name) => {
          await one.database.execute(sql`truncate users cascade`);
          const named = { firstName: name, lastName: name };
          await one.database
            .insert(users)
            .values({ id: 'ines', role: 'Instructor', ...named, email: 'i@s.example' });
          const kind = { ownerId: 'ines', answer: 'A', type: 'FE', difficulty: 'easy' } as const;
          await one.database.insert(questions).values(bank.map((row) => ({ ...row, ...kind })));
          for (const row of audit) {
            await one.database
              .insert(auditEntries)
              .values({ ...row, actor: 'user', action: 'question.edit' });
          }
          await moved();
          for (const table of [users, questions, auditEntries]) {
            const read = async ({ database }: OpenDatabase) =>
              (await database.select().from(table as typeof questions)).sort((a, b) =>
                a.id < b.id ? -1 : 1,
              );
            expect(await read(other)).toEqual(await read(one));
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  test('restores a row of several megabytes unchanged', async () => {
    const long = 'x'.repeat(3_000_000);
    const row = { at: monday, actor: 'server', action: 'a', subjectId: 'long' } as const;
    await one.database.insert(auditEntries).values({ ...row, after: { long } });
    await moved();
    const [kept] = await other.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'long'));
    expect(kept?.after).toEqual({ long });
  });
});

/** Every column, constraint, index, trigger and function, as PostgreSQL describes them. */
async function catalogueOf(database: Database): Promise<unknown> {
  const { rows } = (await database.execute(sql`
    select table_name, column_name, data_type, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null, null
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), null, null, null
      from pg_trigger where not tgisinternal
    union all
    select proname, prosrc, null, null, null, null
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select relname, relpersistence::text, null, null, null, null
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select hash, created_at::text, null, null, null, null from drizzle.__drizzle_migrations
    union all
    select tablename, indexname, indexdef, null, null, null from pg_indexes
      where schemaname = 'public'
    order by 1, 2, 3`)) as { rows: unknown[] };
  return rows;
}
