import { expect, test } from '@playwright/test';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from '../e2e/schoolServer';
import { readStopwatch } from './stopwatchSteps';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const env = {
  ...process.env,
  // The test runner's own values would change what is built, and add colours to the output that is
  // read.
  NODE_ENV: undefined,
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
  // npm asks people once whether it may fetch create-vite.
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** The host made from the page: its place, and its development server. */
interface MadeHost {
  folder: string;
  url: string;
  seconds: number;
}

let folder: string;
let school: SchoolServer;
let host: MadeHost;
const running: ChildProcess[] = [];

async function packedPackage(): Promise<string> {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  return join(folder, tarball ?? '');
}

/** Starts a server that does not end on its own, and returns the address that it prints. */
function serve(command: string, cwd: string): Promise<string> {
  // In its own group, so that everything that npm starts ends with it.
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: 'pipe' });
  running.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const url = /Local:\s+(http:\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${command} ended:\n${printed}`)));
  });
}

/**
 * Follows the page step by step, with this package and this server in place of the published ones.
 */
async function followPage(tarball: string): Promise<MadeHost> {
  const made: MadeHost = { folder, url: '', seconds: 0 };
  const start = performance.now();
  const { steps } = readStopwatch();
  for (const step of steps) {
    if ('file' in step) {
      const path = join(made.folder, step.file);
      expect(existsSync(path), `${step.file} is there to be edited`).toBe(true);
      await writeFile(path, step.text.replace('http://localhost:4000', new URL(school.url).origin));
    } else if (step.command.startsWith('cd ')) {
      made.folder = join(made.folder, step.command.slice('cd '.length));
    } else if (step === steps.at(-1)) {
      made.url = await serve(step.command, made.folder);
    } else {
      const command = step.command.replace(/ quizwright(?= |$)/, ` ${tarball}`);
      await run(command, { cwd: made.folder, env, shell: true });
    }
  }
  made.seconds = (performance.now() - start) / 1000;
  return made;
}

test('the page needs at most 12 commands and edits, and says how many', () => {
  const { steps, saidCount } = readStopwatch();
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(saidCount).toBe(steps.length);
});

test.describe('a fresh Vite host, made as the page says', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), 'quizwright-stopwatch-'));
    school = await openSchoolServer();
    host = await followPage(await packedPackage());
  });

  test.afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    await school?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('joins a quiz of the reference server', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const start = performance.now();
    await page.goto(host.url);
    await page.getByLabel('Email').fill('amara@school.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.keyboard.press('Enter');

    const join = page.getByRole('button', { name: 'Join', exact: true });
    await expect(join).toHaveCSS('background-color', 'rgb(41, 74, 148)');
    await expect(join).toHaveCSS('border-radius', '8px');
    await page.getByLabel('Code').fill(school.joinCode);
    await join.click();
    const questions = page.getByRole('radiogroup');
    await expect(questions.first()).toBeVisible();
    const seconds = host.seconds + (performance.now() - start) / 1000;
    console.log(`The stopwatch: ${seconds.toFixed(0)} s`);

    await questions.first().getByRole('radio').first().check();
    await expect(page.getByText('1 of 10 answered')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const tooWide = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  test('compiles and builds, with its own settings', async () => {
    const { stdout } = await run('npm run build', { cwd: host.folder, env, shell: true });
    expect(stdout).toMatch(/built in/);
  });
});
