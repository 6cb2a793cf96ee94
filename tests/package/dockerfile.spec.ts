import { expect, test } from '@playwright/test';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../faults/browser/harness/freePort';
import { buildImage } from './imageBuild';
import { fromCache, packServer } from './packedServer';

const deploy = fileURLToPath(new URL('../../examples/standalone/deploy/', import.meta.url));

const title = 'every line of the Dockerfile works, and its result is healthy and exits with 0';
test(title, { tag: '@long' }, async () => {
  // It installs all packages of the server, beside other checks.
  test.setTimeout(300_000);
  const packed = packServer();
  const context = join(packed.folder, 'context');
  mkdirSync(context);
  cpSync(join(deploy, 'Dockerfile'), join(context, 'Dockerfile'));
  cpSync(packed.archive, join(context, basename(packed.archive)));
  const image = buildImage(context, join(packed.folder, 'images'), fromCache);

  expect(image.base).toMatch(/^node:24\b/);
  expect(image.user).toBe('node');
  expect(image.env.DATA_DIR).toMatch(new RegExp(`^${image.volumes[0]}/`));
  expect(image.owners[image.volumes[0] ?? '']).toBe('node:node');

  const cwd = image.path(image.workdir);
  const port = String(await freePort());
  const inImage = Object.fromEntries(
    Object.entries(image.env).map(([name, value]) => [name, image.path(value)]),
  );
  // A container has its own network; here nobody else may reach the server.
  const { PATH = '' } = process.env;
  const env = { PATH, ...inImage, HOST: '127.0.0.1', PORT: port, DEMO: 'no' };
  const run = (words: string[]) => {
    const [program = '', ...rest] = image.words(words);
    return [program, rest] as const;
  };
  const isHealthy = () => spawnSync(...run(image.healthcheck), { cwd, env }).status;
  expect(isHealthy()).toBe(1);

  const server = spawn(...run(image.command), { cwd, env, stdio: 'inherit' });
  try {
    await expect.poll(isHealthy, { timeout: 120_000 }).toBe(0);
    expect(existsSync(join(image.path(image.volumes[0] ?? ''), 'school'))).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/quiz`)).status).toBe(200);
    const command = image.path('/usr/local/bin/quizwright-standalone');
    const output = execFileSync(command, ['user', 'list'], { cwd, env, encoding: 'utf8' });
    expect(output).toBe('No one has an account yet.\n');
  } finally {
    server.kill(image.stopSignal as NodeJS.Signals);
    if (server.exitCode === null) await once(server, 'exit');
    packed.remove();
  }
  expect(server.exitCode).toBe(0);
});
