import { expect, test, type Page } from '@playwright/test';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openSchoolServer, type SchoolServer } from '../../e2e/schoolServer';
import { openHeldApi, type HeldApi } from './heldApi';
import {
  buildHost,
  installHost,
  makeFolder,
  runScript,
  startHost,
  type RunningHost,
} from './projects';
import { open, signIn } from './visitPortal';
import { submissionsOf } from './visit';

const questionCount = 10;
const weights = fileURLToPath(new URL('next-weights', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs/next.md', import.meta.url));

let folder = '';
let school: SchoolServer;
let api: HeldApi;
let portal: RunningHost;
let buildOutput: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await makeFolder();
  const opening = openSchoolServer();
  try {
    await installHost('next-portal', folder);
  } finally {
    school = await opening;
  }
  api = await openHeldApi(school.url);
  // Pages to weigh, built with the portal.
  await cp(weights, join(folder, 'src/app/weights'), { recursive: true });
  buildOutput = await buildHost(folder, { API_URL: api.origin });
  portal = await startHost(folder, 'start', { API_URL: api.origin });
});

test.afterAll(async () => {
  await portal?.stop();
  api?.close();
  await school?.close();
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

/** The calls before one that a click made: widgets load what they lack before they take a click. */
const callsBefore = (call: string, calls: string[]): string[] => {
  expect(calls).toContain(call);
  return calls.slice(0, calls.indexOf(call));
};

test('is built without a warning', () => {
  // On a build server, Next says that a first build has no cache.
  const lines = buildOutput.split('\n').filter((line) => !line.includes('No build cache found'));
  expect(lines.filter((line) => /^(?!npm )(.*\bwarn|.*⚠)/i.test(line))).toEqual([]);
});

test('passes its own tests, which Jest runs', async () => {
  expect(await runScript(folder, 'test')).toMatch(/^Tests: +2 passed, 2 total$/m);
});

test('shows a student their quizzes without any script', async ({ browser }) => {
  const { page } = await open(browser, portal, { javaScriptEnabled: false });
  await signIn(page, 'amara@school.example');
  await expect(page.getByRole('heading', { name: 'Good evening, Amara' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Warm-up: everyday web work/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join Quiz' })).toBeVisible();
  await page.context().close();
});

test('sends the page before a slow ranking, and the ranking after it', async ({ browser }) => {
  const { page } = await open(browser, portal);
  await signIn(page, 'amara@school.example');
  await expect(page.getByRole('heading', { name: 'Good evening, Amara' })).toBeVisible();
  const [cookie] = await page.context().cookies();
  await page.context().close();

  const release = api.hold('/api/student/top-five');
  const response = await fetch(portal.url, {
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let markup = '';
  const readTo = async (words: string): Promise<void> => {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      markup += part.value;
      if (markup.includes(words)) return;
    }
    throw new Error(`The page ended without “${words}”:\n${markup}`);
  };
  await readTo('Loading the ranking');
  expect(markup).toContain('Warm-up: everyday web work');
  expect(markup).not.toContain('Chen Wei');
  release();
  await readTo('Chen Wei');
  await reader?.cancel();
});

test('a student joins, takes a quiz and gets a receipt', async ({ browser }) => {
  const { page, complaints, calls } = await open(browser, portal);
  await signIn(page, 'bruno@school.example');
  await expect(page.getByText('Chen Wei')).toBeVisible();
  await page.getByLabel('Code').fill(school.joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
  await expect(page).toHaveURL(/\/quizzes\/[^/]+$/);
  expect(callsBefore('POST /api/quiz/join', calls)).toEqual([]);
  for (const question of await page.getByRole('radiogroup').all()) {
    await question.getByRole('radio').first().check();
  }
  // On a new page, every answer comes from the server or the device.
  await page.reload();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(questionCount);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
  expect(await submissionsOf(school, 'bruno@school.example')).toBe(1);

  calls.length = 0;
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('row', { name: /Pages and styles: the basics/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an instructor’s page comes with its quizzes and groups', async ({ browser }) => {
  const { page, complaints, calls } = await open(browser, portal);
  await signIn(page, 'ada@school.example');
  await expect(page).toHaveURL(/\/teaching$/);
  await expect(page.getByRole('heading', { name: /Web Development A/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Group' });
  await dialog.getByLabel('Group name').fill('Evening course');
  await dialog.getByLabel('Max students').fill('12');
  await dialog.getByRole('button', { name: 'Add Group' }).click();
  await expect(page.getByRole('heading', { name: /Evening course/ })).toBeVisible();
  expect(callsBefore('POST /api/group', calls)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The scripts of a page, compressed, in kB. */
async function weightOf(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.body());
  });
  await page.goto(new URL(path, portal.url).href, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('a page loads only the widgets that it renders', async ({ browser }) => {
  const weighed: Record<string, number> = {};
  for (const name of ['bare', 'join', 'runner', 'both']) {
    const context = await browser.newContext();
    weighed[name] = await weightOf(await context.newPage(), `weights/${name}`);
    await context.close();
  }
  const { bare = NaN, join = NaN, runner = NaN, both = NaN } = weighed;
  const words = `bare ${bare}, join ${join}, runner ${runner}, both ${both}`;
  expect(both - runner, words).toBeLessThanOrEqual(15);

  const stated = [...(await readFile(docs, 'utf8')).matchAll(/^\| .* \| (\d+) +\|$/gm)];
  const differences = [bare, join, runner, both].map((kB, index) =>
    Math.abs(kB - Number(stated[index]?.[1])),
  );
  expect(Math.max(...differences), words).toBeLessThanOrEqual(3);
});
