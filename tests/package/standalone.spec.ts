import { expect, test } from '@playwright/test';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { differencesFrom } from './contentsOf';
import { installServer, packServer, type PackedServer } from './packedServer';

const run = promisify(execFile);
const list = fileURLToPath(new URL('standalone.txt', import.meta.url));

let packed: PackedServer;
test.beforeAll(() => {
  packed = packServer();
});
test.afterAll(() => packed.remove());

test('the archive of the server has the files of standalone.txt, and no others', async () => {
  const { stdout } = await run('tar', ['-tzf', packed.archive]);
  const paths = stdout
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => path.replace(/^package\//, ''));
  expect(differencesFrom(list, paths)).toEqual({ more: [], less: [] });
});

const title = 'an installed server explains itself, lists accounts, serves, and exits with 0';
test(title, { tag: '@long' }, async () => {
  const folder = join(packed.folder, 'school');
  mkdirSync(folder);
  const place = installServer(packed, folder);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as object;
  // What an archive cannot have, and what only the repository needs.
  expect(JSON.stringify(manifest)).not.toMatch(/"(file|link|workspace):/);
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest).not.toHaveProperty('private');
  const lockfile = readFileSync(join(place, 'npm-shrinkwrap.json'), 'utf8');
  expect(lockfile).not.toContain('"resolved"');

  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'no' };
  const command = (...words: string[]) =>
    run('npx', ['--no-install', 'quizwright-standalone', ...words], { cwd: folder, env });
  expect((await command('--help')).stdout).toContain('Usage: quizwright-standalone');
  await expect(command('user', 'list')).rejects.toThrow('There is no school in');

  // Not through npx, which would come between the signal and the server.
  const bin = join(folder, 'node_modules/.bin/quizwright-standalone');
  const server = spawn(bin, ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let url: string | undefined;
    for await (const line of createInterface({ input: server.stdout })) {
      url = /running at (http\S+)\/quiz/.exec(line)?.[1];
      if (url !== undefined) break;
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const page = await (await fetch(`${url}/quiz`)).text();
    const script = /src="(\/quiz\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    const refused = await fetch(`${url}/api/group`);
    expect(refused.status).toBe(401);
    expect((await command('user', 'list')).stdout).toBe('No one has an account yet.\n');
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
  expect(server.exitCode).toBe(0);
});
