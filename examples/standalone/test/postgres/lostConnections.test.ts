import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openPool } from '../../server/database/connectionPool';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import * as schema from '../../server/database/schema';
import { forgetful, startPostgres, type PostgresServer } from '../database/postgresServer';
import { enrol, serveSchool, type School } from '../api/testSchool';
import { newDatabase, runStatements, type NewDatabase } from './newDatabase';

const serverUrl = inject('postgresUrl');

/** Ends every connection to a database from outside, as an administrator or a failover does. */
function cutOff(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  return runStatements(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

describe('a pool whose connections the server ends', () => {
  let made: NewDatabase;
  let pool: Pool;
  let warnings: string[];

  beforeEach(async () => {
    made = await newDatabase(serverUrl, 'tables');
    pool = openPool(made.url);
    warnings = [];
    vi.spyOn(process, 'emitWarning').mockImplementation((warning) => {
      warnings.push(String(warning));
    });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await pool.end();
    await made.drop();
  });

  const database = () => drizzle(pool, { schema });
  const works = () => database().execute(sql`select 1`);

  it('reports it if they are idle, and the next call works', async () => {
    await Promise.all(Array.from({ length: 10 }, works));
    expect(pool.totalCount).toBe(10);
    await cutOff(made.url);
    await expect.poll(() => pool.totalCount).toBe(0);
    expect(warnings).toHaveLength(10);
    expect(warnings[0]).toMatch(/^A connection to the database was lost: terminating connection/);
    await works();
  });

  it('fails the running calls, and the next call works', async () => {
    // The pool counts connections that are still being opened, which nobody can end yet.
    let begun = 0;
    const cut = Array.from({ length: 10 }, (_, index) =>
      database().transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun += 1;
        await expect.poll(() => begun).toBe(10);
        if (index === 0) await cutOff(made.url);
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    const outcomes = await Promise.allSettled(cut);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    await Promise.all(Array.from({ length: 10 }, works));
  });

  it('is not used up if it happens just before they begin a transaction', async () => {
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    const connectAndBreak = async (): Promise<PoolClient> => {
      const client = await connect();
      const broken = new Promise((resolve) => client.once('error', resolve));
      await cutOff(made.url);
      await broken;
      return client;
    };
    const lendBroken = vi.spyOn(pool, 'connect').mockImplementation(connectAndBreak as never);
    for (let time = 1; time <= 12; time += 1) {
      await expect(database().transaction(() => Promise.resolve())).rejects.toThrow();
    }
    lendBroken.mockRestore();
    expect(pool.totalCount).toBe(0);
    await database().transaction(async (tx) => tx.execute(sql`select 1`));
  });
});

describe('a server whose database goes down', () => {
  let postgres: PostgresServer;
  let school: School;

  beforeEach(async () => {
    postgres = await startPostgres(forgetful);
    school = await serveSchool(await openServerDatabase(postgres.url('postgres')));
    await enrol(school.database);
    vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await school.close();
    await postgres.remove();
  });

  it('says so in sentences, is not ready, and recovers by itself', async () => {
    const token = await school.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'ines@school.example', password: 'correct horse 1' },
    });
    const headers = { authorization: `Bearer ${token.body.data.accessToken}` };
    const groups = () => school.inject<unknown>({ method: 'GET', url: '/api/group', headers });
    const ready = () => school.app.inject('/readyz');
    expect((await groups()).status).toBe(200);
    expect((await ready()).statusCode).toBe(200);

    await postgres.stop();
    const down = await ready();
    expect(down.statusCode).toBe(503);
    expect(down.json()).toEqual({
      code: 'server.unavailable',
      message: 'The database is not responding. Try again in a moment.',
    });
    const failed = await groups();
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    expect(failed.body).toEqual({
      code: 'server.unavailable',
      message: 'The database is not responding. Try again in a moment.',
    });
    const unsaved = await school.inject<unknown>({
      ...{ method: 'POST', url: '/api/group', headers },
      payload: { name: 'New', max_students: 5 },
    });
    expect(unsaved.status).toBe(503);
    expect(unsaved.body).toEqual({
      code: 'server.uncertain',
      message:
        'The database is not responding, so this may not have been saved. Try again in a moment.',
    });

    await postgres.start();
    expect((await ready()).statusCode).toBe(200);
    expect((await groups()).status).toBe(200);
  });

  it('refuses requests while it is frozen, and recovers when it is resumed', async () => {
    const token = await school.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'ines@school.example', password: 'correct horse 1' },
    });
    const headers = { authorization: `Bearer ${token.body.data.accessToken}` };
    const groups = () => school.inject<unknown>({ method: 'GET', url: '/api/group', headers });
    // All ten connections are open, and there are more requests than that.
    await Promise.all(Array.from({ length: 12 }, groups));

    postgres.freeze(true);
    const refused = await Promise.all(Array.from({ length: 15 }, groups));
    postgres.freeze(false);
    expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(503));

    await expect.poll(async () => (await groups()).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 20 }, groups));
    expect(after.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
