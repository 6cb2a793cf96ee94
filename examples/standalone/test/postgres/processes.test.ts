import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { runScript } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';
import { newDatabase, runStatements, type NewDatabase } from './newDatabase';

const folder = temporaryFolder();
const serverUrl = inject('postgresUrl');
let made: NewDatabase;
beforeEach(async () => {
  made = await newDatabase(serverUrl, 'nothing');
});
afterEach(() => made.drop());

const serve = (env: Record<string, string> = {}) =>
  runScript('test/process/standInServer.ts', [], {
    ...{ PORT: '0', DATA_DIR: join(folder, 'school'), DATABASE_URL: made.url },
    ...env,
  });

test('two servers share a database, print its place without the password, and create no folder', async () => {
  const servers = [serve(), serve()];
  const { host, pathname, password } = new URL(made.url);
  for (const server of servers) {
    await server.said(`Database: ${pathname.slice(1)} on ${host}`);
    await server.said('It is the Stand-in school');
    server.process.kill('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain(password);
  }
  expect(existsSync(join(folder, 'school'))).toBe(false);
});

test('a server continues when its connections are ended, and reports it', async () => {
  const server = serve();
  const address = (await server.said('running at')).replace(/^.* at /, '').replace(/\/quiz$/, '');
  await server.said('It is the Stand-in school');
  const name = new URL(made.url).pathname.slice(1);
  await runStatements(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await server.said('A connection to the database was lost');
  expect((await fetch(`${address}/slow?ms=0`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test.each([
  [
    'an address that is none',
    'mysql://root:of-the-school@localhost/school',
    /^DATABASE_URL must be an address such as postgres:\/\/[^\n]*\.\n$/,
  ],
  [
    'a server that does not answer',
    'postgres://quiz:of-the-school@127.0.0.1:1/school',
    /^The database school on 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED [^\n]*\.\n$/,
  ],
])('%s is reported in a sentence without its password or a stack', async (_name, url, sentence) => {
  const { code, stdout, stderr } = await serve({ DATABASE_URL: url }).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('of-the-school');
});
