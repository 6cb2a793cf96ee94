import { expect, test, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server';
import { signedIn, signIn } from './signedIn';

const questionCount = 10;

let folder: string;
let server: RunningServer;
let code: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-student-'));
  server = await startServer(join(folder, 'data'));
  await expect.poll(server.output).toMatch(/join code \w{8}/);
  code = /join code (\w{8})/.exec(server.output())?.[1] ?? '';
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const tabTo = async (page: Page, name: string): Promise<void> => {
  const focused = page.locator(':focus');
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 0) continue;
    if ((await focused.textContent())?.trim() === name) return;
  }
  throw new Error(`Sixty tabs did not reach “${name}”.`);
};

const isFocusInContent = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);

test('takes a quiz by keyboard alone', async ({ browser }) => {
  const page = await signedIn(browser, server.url, 'amara@school.example');
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  await tabTo(page, 'Join quiz');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  for (let question = 0; question < questionCount; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByText(`${questionCount} of ${questionCount} answered`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeFocused();
  await page.keyboard.press('Enter');

  const receipt = page.getByRole('dialog', { name: 'Quiz submitted' });
  await expect(receipt.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipt).toBeHidden();
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  await page.context().close();
});

test('submits without a network, keeps the answers, and gets through when it is back', async ({
  browser,
}) => {
  const page = await signedIn(browser, server.url, 'bruno@school.example');
  await page.getByRole('button', { name: 'Join quiz' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(questionCount);
  for (const question of await questions.all()) await question.getByRole('radio').first().check();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('Your answers are still here.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(questionCount);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
  await page.context().close();
});

test('the next person at a shared computer finds nothing of the one before', async ({
  browser,
}) => {
  const page = await signedIn(browser, server.url, 'ada@school.example');
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended')).toBeHidden();

  await signIn(page, 'chen@school.example');
  await expect(page).toHaveURL(/\/student-quiz$/);
  await page.goto(server.url);
  await page.context().close();
});

test('somebody who signs in elsewhere in the browser takes over every tab', async ({ browser }) => {
  const first = await signedIn(browser, server.url, 'ada@school.example');
  await first.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  const bank = first.getByRole('table', { name: 'Bank of Questions' });
  await expect(bank).toBeVisible();

  const second = await first.context().newPage();
  await second.goto(server.url);
  await second.getByRole('button', { name: 'Logout' }).click();
  await signIn(second, 'chen@school.example');

  await expect(first.getByText('Chen Wei')).toBeVisible();
  await expect(bank).toHaveCount(0);
  await first.context().close();
});
