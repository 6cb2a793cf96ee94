import { expect, test } from '@playwright/test';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const built = (name: string): string =>
  fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

let mock: ChildProcess | undefined;
test.afterEach(() => mock?.kill());

/** Starts the built command, and waits for its address. */
function start(...argv: string[]): Promise<string> {
  const env = { ...process.env };
  delete env['HOST'];
  const child = spawn(process.execPath, [built('mock'), '--port', '0', ...argv], { env });
  mock = child;
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [, origin] = /is at (\S+)\/api/.exec(output) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    child.stderr.on('data', (text: Buffer) => reject(new Error(text.toString())));
    child.on('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
}

test('quizwright-mock serves on this machine alone, and passes quizwright-conformance', async () => {
  test.setTimeout(300_000);
  const origin = await start('--clock-header', 'x-test-clock');
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  const { stdout } = await run(process.execPath, [
    ...[built('conformance'), `${origin}/api`],
    ...['--instructor', 'ada@school.example:quizwright1'],
    ...['--student', 'grace@school.example:quizwright1'],
    ...['--clock-header', 'x-test-clock', '--mails', `${origin}/mails?to={email}`],
  ]);
  expect(stdout).toMatch(/^passes (\d+) of \1 checks$/m);
});

test('quizwright-mock lets pages of other origins call it, and begins again', async () => {
  const origin = await start();
  const preflight = await fetch(`${origin}/api/group`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');

  const register = (): Promise<Response> =>
    fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        first_name: 'Radia',
        last_name: 'Perlman',
        email: 'radia@school.example',
        password: 'spanning-tree1',
        role: 'Student',
      }),
    });
  expect((await register()).status).toBe(201);
  expect((await register()).status).toBe(409);
  await fetch(`${origin}/reset`, { method: 'POST' });
  expect((await register()).status).toBe(201);
  expect((await fetch(`${origin}/api/nothing`)).status).toBe(404);
});
