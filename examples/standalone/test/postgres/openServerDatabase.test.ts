import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '../../server/database/database';
import { openDatabase } from '../../server/database/openDatabase';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import { prepareServerDatabase } from '../../server/database/prepareServerDatabase';
import { quizzes, users } from '../../server/database/schema';
import { seedDemoSchool } from '../../server/demo/seedDemoSchool';
import { StartError } from '../../server/process/startError';
import { schoolName } from '../database/schoolName';
import { runScript } from '../process/childProcess';
import { newDatabase, runStatements as run, type NewDatabase } from './newDatabase';

const serverUrl = inject('postgresUrl');
const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function makeDatabase(): Promise<NewDatabase> {
  const made = await newDatabase(serverUrl, 'nothing');
  cleanUp.push(made.drop);
  return made;
}

async function open(url: string, firstStart?: (database: Database) => Promise<void>) {
  const opened = await openServerDatabase(url, firstStart);
  cleanUp.push(opened.close);
  return opened;
}

/** Adds enough for a database to count as filled. */
async function seed(database: Database): Promise<void> {
  await schoolName.write(database, 'whole');
  await database.insert(users).values({
    ...{ id: 'ines', role: 'Instructor', email: 'ines@school.example', passwordHash: '' },
    ...{ firstName: 'Ines', lastName: 'Tester' },
  });
}

/** Every column, constraint and index, as PostgreSQL describes them. */
async function catalogueOf({ database }: OpenDatabase): Promise<unknown> {
  const { rows } = (await database.execute(sql`
    select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select tablename, indexname, indexdef, null, null from pg_indexes where schemaname = 'public'
    order by 1, 2, 3`)) as { rows: unknown[] };
  return rows;
}

async function refusalOf(url: string): Promise<string> {
  const error: unknown = await openServerDatabase(url, seed).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain(new URL(url).password);
  return message;
}

const changed = (url: string, change: (address: URL) => void): string => {
  const address = new URL(url);
  change(address);
  return address.href;
};

describe('an empty database', () => {
  it('gets its tables and its first rows, once, and the folder is not touched', async () => {
    const { url } = await makeDatabase();
    const firstStart = vi.fn(seed);
    const options = { dataDir: '/proc/never', databaseUrl: url, firstStart };
    const first = await openDatabase(options);
    cleanUp.push(first.close);
    expect(first.isFirstStart).toBe(true);
    expect(first.place).toBe(`${new URL(url).pathname.slice(1)} on ${new URL(url).host}`);
    await schoolName.write(first.database, 'changed');
    const again = await openDatabase(options);
    cleanUp.push(again.close);
    expect(again.isFirstStart).toBe(false);
    expect(firstStart).toHaveBeenCalledTimes(1);
    expect(await schoolName.read(again.database)).toBe('changed');
  });

  it('is prepared by one of eight instances that start at once; all see the same school', async () => {
    const { url } = await makeDatabase();
    const now = new Date();
    const firstStart = vi.fn((database: Database) => seedDemoSchool(database, { now }));
    const all = await Promise.all(Array.from({ length: 8 }, () => open(url, firstStart)));
    expect(firstStart).toHaveBeenCalledTimes(1);
    expect(all.filter(({ isFirstStart }) => isFirstStart)).toHaveLength(1);
    const catalogues = await Promise.all(all.map(catalogueOf));
    const alone = await makeDatabase();
    const expected = await catalogueOf(await open(alone.url));
    for (const catalogue of catalogues) expect(catalogue).toEqual(expected);
    for (const { database } of all) {
      expect(await database.$count(users)).toBe(15);
      expect(await database.$count(quizzes)).toBe(8);
    }
  });

  it('is filled with the demo school by one statement at a time, as the driver demands', async () => {
    const { url } = await makeDatabase();
    const query = Reflect.get(Client.prototype, 'query') as (...call: unknown[]) => unknown;
    const busy = new Map<Client, number>();
    let together = 0;
    const watched = function (this: Client, ...call: unknown[]): unknown {
      const running = busy.get(this) ?? 0;
      together = Math.max(together, running + 1);
      busy.set(this, running + 1);
      return Promise.resolve(query.apply(this, call)).finally(() =>
        busy.set(this, (busy.get(this) ?? 0) - 1),
      );
    };
    vi.spyOn(Client.prototype, 'query').mockImplementation(watched);
    await open(url, (database) => seedDemoSchool(database, { now: new Date() }));
    expect(together).toBe(1);
  });

  it('stays without rows when filling it fails, and is filled by the next start', async () => {
    const { url } = await makeDatabase();
    const failing = openServerDatabase(url, async (database) => {
      await seed(database);
      throw new Error('oh');
    });
    await expect(failing).rejects.toThrow('oh');
    const opened = await open(url, seed);
    expect(opened.isFirstStart).toBe(true);
    expect(await schoolName.read(opened.database)).toBe('whole');
  });

  it('stays without rows when the process is killed half-way; a waiting one takes over', async () => {
    const { url } = await makeDatabase();
    const child = runScript('test/database/openInChild.ts', ['', 'stall'], { DATABASE_URL: url });
    await child.said('seeding');
    const pending = open(url, seed);
    child.process.kill('SIGKILL');
    const opened = await pending;
    expect(opened.isFirstStart).toBe(true);
    expect(await schoolName.read(opened.database)).toBe('whole');
  });
});

describe('an unusable database is refused in a sentence without the password', () => {
  it('when nothing answers there', async () => {
    const url = changed(serverUrl, (address) => (address.port = '1'));
    expect(await refusalOf(url)).toBe(
      'The database postgres on 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1. ' +
        'Check that it runs and lets this machine in, and that DATABASE_URL is right.',
    );
    const twoAddresses = changed(url, (address) => (address.hostname = 'localhost'));
    expect(await refusalOf(twoAddresses)).toMatch(/cannot be used: .*ECONNREFUSED/);
  });

  it('when the password is wrong', async () => {
    const url = changed(serverUrl, (address) => (address.password = 'not-this-one'));
    expect(await refusalOf(url)).toMatch(
      /password authentication failed .*\. Correct the user \(now quizwright\) and the password in DATABASE_URL\.$/,
    );
  });

  it('when it does not exist', async () => {
    const url = changed(serverUrl, (address) => (address.pathname = 'nowhere'));
    expect(await refusalOf(url)).toMatch(
      /database "nowhere" does not exist\. Make an empty database named nowhere, or correct its name in DATABASE_URL\.$/,
    );
  });

  it('when it has other tables, which stay unchanged', async () => {
    const { url } = await makeDatabase();
    await run(url, 'create table recipes (name text)');
    expect(await refusalOf(url)).toMatch(/holds other tables \(such as recipes\) and no school\./);
    await run(url, 'select name from recipes');
    await expect(run(url, 'select * from users')).rejects.toThrow('does not exist');
    await expect(run(url, 'select * from drizzle.__drizzle_migrations')).rejects.toThrow(
      'does not exist',
    );
  });

  it('when its user may not create tables', async () => {
    const { url } = await makeDatabase();
    const role = new URL(url).pathname.slice(1);
    await run(url, `create role ${role} login password 'of-the-guest'`);
    const guest = changed(url, (address) => {
      address.username = role;
      address.password = 'of-the-guest';
    });
    expect(await refusalOf(guest)).toBe(
      `The user ${role} cannot create tables in the database ${role} on ${new URL(url).host}. ` +
        `Make that user its owner: ALTER DATABASE ${role} OWNER TO ${role}.`,
    );
    await run(url, `alter database ${role} owner to ${role}`);
    const opened = await open(guest, seed);
    expect(opened.isFirstStart).toBe(true);
    await opened.close();
    await run(url, `reassign owned by ${role} to quizwright`, `drop role ${role}`);
  });

  it('when its encoding lacks letters', async () => {
    const name = 'test_ascii';
    await run(
      serverUrl,
      `create database ${name} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
    );
    cleanUp.push(() => run(serverUrl, `drop database ${name}`));
    const url = changed(serverUrl, (address) => (address.pathname = name));
    expect(await refusalOf(url)).toMatch(/stores text as SQL_ASCII, which cannot hold every name/);
  });

  it('when a version that was never released has made its tables', async () => {
    const { url } = await makeDatabase();
    await (await open(url, seed)).close();
    await run(url, "update drizzle.__drizzle_migrations set hash = 'another'");
    expect(await refusalOf(url)).toMatch(/unreleased version .* create an empty database in place/);
  });

  it('when it is older than PostgreSQL 15', async () => {
    const old = new Client({ connectionString: serverUrl });
    const answer = { rows: [{ version: 14, encoding: 'UTF8' }] };
    vi.spyOn(old, 'query').mockReturnValue(Promise.resolve(answer) as never);
    await expect(prepareServerDatabase(old, old)).rejects.toThrow(
      /is PostgreSQL 14; this server needs version 15 or newer\./,
    );
  });
});

it('leaves nothing on its connections, which a pooler passes on to others', async () => {
  const { url } = await makeDatabase();
  const [client, other] = [0, 1].map(() => new Client({ connectionString: url })) as [
    Client,
    Client,
  ];
  await Promise.all([client.connect(), other.connect()]);
  cleanUp.push(async () => {
    await Promise.all([client.end(), other.end()]);
  });
  expect(await prepareServerDatabase(client, other, seed)).toBe(true);
  for (const connection of [client, other]) {
    const { rows } = await connection.query<{ locks: number; timeout: string }>(
      `select current_setting('lock_timeout') as timeout,
         (select count(*)::int from pg_locks where locktype = 'advisory' and database =
           (select oid from pg_database where datname = current_database())) as locks`,
    );
    expect(rows[0]).toEqual({ locks: 0, timeout: '0' });
  }
});
