import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type PreviewServer } from 'vite';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from './schoolServer';

const root = fileURLToPath(new URL('../../examples/lms-portal/', import.meta.url));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const questionCount = 10;

let folder: string;
let school: SchoolServer;
let portal: PreviewServer;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  school = await openSchoolServer();
  folder = await mkdtemp(join(tmpdir(), 'quizwright-portal-'));
  const config = {
    root,
    logLevel: 'error' as const,
    build: { outDir: folder, emptyOutDir: true },
  };
  await build(config);
  portal = await preview({
    ...config,
    preview: {
      host: '127.0.0.1',
      port: 0,
      proxy: { '/api': { target: new URL(school.url).origin, changeOrigin: true } },
    },
  });
  const bound = portal.httpServer.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
});

test.afterAll(async () => {
  await portal?.close();
  await school?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The portal on a phone, and the browser's complaints. */
async function open(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const response = await page.goto(`${address}/courses/web`);
  expect(response?.headers()['content-security-policy']).toContain("style-src 'self'");
  return { page, complaints };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Building for the web' })).toBeVisible();
}

/** Faults of a page in its current state: by axe, and whether it is wider than the phone. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });
}

const question = (page: Page, position: number) => page.getByRole('radiogroup').nth(position - 1);

test('a quiz works in a portal: its login, router, notices, activity and results', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser);
  const notices = page.getByRole('log', { name: 'Notices' });
  expect(await faultsOf(page)).toEqual([]);
  await signIn(page, 'amara@school.example');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code').fill(school.joinCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
  await expect(page).toHaveURL(/\/courses\/web\/quizzes\/[^/]+$/);

  for (let position = 1; position <= 4; position += 1) {
    await question(page, position).getByRole('radio').nth(1).check();
  }
  await page.reload();
  await expect(question(page, 4).getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await faultsOf(page)).toEqual([]);
  for (let position = 5; position <= questionCount; position += 1) {
    await question(page, position).getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
  await expect(notices).toContainText('Submitted.');

  await page.getByRole('link', { name: 'Back to the course' }).first().click();
  await expect(page.getByRole('list', { name: 'Your activity' })).toContainText(
    `Submitted a quiz: ${questionCount} of ${questionCount} answered`,
  );
  expect(complaints).toEqual([]);
  await page.context().close();

  const teaching = await open(browser);
  await signIn(teaching.page, 'ada@school.example');
  const row = teaching.page.getByRole('row', { name: /Pages and styles: the basics/ });
  await row.getByRole('link').click();
  await expect(teaching.page).toHaveURL(/\/courses\/web\/results\/[^/]+$/);
  await expect(teaching.page.getByRole('row', { name: /Amara Diallo/ })).toBeVisible();
  expect(await faultsOf(teaching.page)).toEqual([]);
  const course = teaching.page.getByRole('navigation', { name: 'Course' });
  await course.getByRole('link', { name: 'Questions' }).click();
  await expect(teaching.page.getByRole('table', { name: 'Bank of Questions' })).toBeVisible();
  await course.getByRole('link', { name: 'Board' }).click();
  await expect(teaching.page.getByText('Join with the code').first()).toBeVisible();
  expect(await faultsOf(teaching.page)).toEqual([]);
  expect(teaching.complaints).toEqual([]);
  await teaching.page.context().close();
});
