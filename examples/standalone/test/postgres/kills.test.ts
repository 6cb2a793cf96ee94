import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../database/postgresServer';
import { killDatabaseUnderLoad, killUnderLoad, prepareBench, type Bench } from '../kills/faults';
import { killServer } from '../kills/serverInChild';
import { commandOf } from '../process/childProcess';

/** A sample of `npm run test:kills`, from the source. */
describe('no acknowledged answer is lost', { timeout: 180_000 }, () => {
  let postgres: PostgresServer;
  let bench: Bench;

  beforeAll(async () => {
    // As durable as in production, because it is killed.
    postgres = await startPostgres();
    const databaseUrl = postgres.url('postgres');
    const command = commandOf('server/main.ts');
    bench = await prepareBench({ dataDir: '', databaseUrl, command, students: 200 });
  }, 120_000);
  afterAll(() => postgres.remove());

  it('when the server is killed under load', async () => {
    await killUnderLoad(bench);
    expect(await bench.lost()).toEqual([]);
  });

  it('when PostgreSQL is killed under load; the server recovers by itself', async () => {
    const server = await bench.start();
    await killDatabaseUnderLoad(bench, server, postgres);
    await killServer(server);
    expect(await bench.lost()).toEqual([]);
  });
});
