import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn, signIn } from './signedIn';

const questionCount = 10;

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

const tabTo = async (page: Page, name: string): Promise<void> => {
  const focused = page.locator(':focus');
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 0) continue;
    if ((await focused.textContent())?.trim() === name) return;
  }
  throw new Error(`Sixty tabs did not reach “${name}”.`);
};

const tabToQuestion = async (page: Page, position: number): Promise<void> => {
  const radio = page
    .locator('[role="radiogroup"]')
    .nth(position - 1)
    .locator('input:focus');
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await radio.count()) === 1) return;
  }
  throw new Error(`Sixty tabs did not reach question ${position}.`);
};

/** Joins the quiz, and answers every question with its first option. */
const takeQuiz = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join Quiz' }).click();
  await page.getByLabel('Code').fill(school.joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(questionCount);
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
};

const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).sort());

const isFocusInContent = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);

test('takes a quiz by keyboard alone', async ({ browser }) => {
  const page = await signedIn(browser, school.url, 'amara@school.example');
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  await tabTo(page, 'Join Quiz');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(school.joinCode.toLowerCase());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  for (let question = 1; question <= questionCount; question += 1) {
    await tabToQuestion(page, question);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByText(`${questionCount} of ${questionCount} answered`)).toBeVisible();
  await tabTo(page, 'Submit Quiz');
  await page.keyboard.press('Enter');

  const receipt = page.getByRole('dialog', { name: 'Quiz submitted' });
  await expect(receipt.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipt).toBeHidden();
  await expect.poll(() => isFocusInContent(page)).toBe(true);
  await page.context().close();
});

test('submits offline, keeps the answers, and sends them when the network is back', async ({
  browser,
}) => {
  const page = await signedIn(browser, school.url, 'bruno@school.example');
  await takeQuiz(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/student-quiz$/);
  const banner = page.getByRole('region', { name: 'Unsent submissions' });
  await expect(banner).toContainText('has not been sent yet');
  await expect(banner).toContainText('This device is offline.');
  await expect(page.getByText('An unexpected error occurred.')).toBeHidden();
  await expect(page.getByRole('listitem').getByText('Not sent yet')).toBeVisible();
  const download = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Download a copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/, answers\.txt$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click();
  await expect(banner).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await keptKeys(page)).toEqual(['token', 'user']);
  await page.context().close();
});

test('signs in again in place when the session ends during a quiz', async ({ browser }) => {
  const page = await signedIn(browser, school.url, 'chen@school.example');
  await page.getByRole('button', { name: 'Join Quiz' }).click();
  await page.getByLabel('Code').fill(school.joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);

  // The server gets an unknown token, which it refuses like an expired one.
  let isEnded = true;
  await page.route('**/api/quiz/**', (route) =>
    route.continue(
      isEnded ? { headers: { ...route.request().headers(), authorization: 'Bearer nobody' } } : {},
    ),
  );
  await page.getByRole('radiogroup').first().getByRole('radio').first().check();
  await expect(page.getByRole('alert')).toContainText('Your session has ended.');
  await expect(page).toHaveURL(/\/test\//);
  await page.getByRole('radiogroup').nth(1).getByRole('radio').first().check();
  isEnded = false;
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText(`2 of ${questionCount} answered`)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await page.context().close();
});

test('logging out asks while a submission waits, and sends it when its student is back', async ({
  browser,
}) => {
  const page = await signedIn(browser, school.url, 'deniz@school.example');
  await takeQuiz(page);
  await page.route('**/api/quiz/submit/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/student-quiz$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('These submissions stay on this device');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await keptKeys(page)).every((key) => key.startsWith('quizwright:outbox:'))).toBe(true);

  await signIn(page, 'amara@school.example');
  await expect(page.getByRole('heading', { name: 'Upcoming Quizzes' })).toBeVisible();
  await expect(page.getByText('has not been sent yet')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.unroute('**/api/quiz/submit/**');
  await signIn(page, 'deniz@school.example');
  await expect(page.getByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
  expect(await keptKeys(page)).toEqual(['token', 'user']);
  await page.context().close();
});

test('the next person at a shared computer finds nothing of the previous one', async ({
  browser,
}) => {
  const page = await signedIn(browser, school.url, 'ada@school.example');
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended')).toBeHidden();

  await signIn(page, 'chen@school.example');
  await expect(page).toHaveURL(/\/student-quiz$/);
  await page.goto(school.url);
  await page.context().close();
});

test('a user who signs in elsewhere in the browser takes over every tab', async ({ browser }) => {
  const first = await signedIn(browser, school.url, 'ada@school.example');
  await first.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  const bank = first.getByRole('table', { name: 'Bank of Questions' });
  await expect(bank).toBeVisible();

  const second = await first.context().newPage();
  await second.goto(school.url);
  await second.getByRole('button', { name: 'Logout' }).click();
  await signIn(second, 'chen@school.example');

  await expect(first.getByText('Chen Wei')).toBeVisible();
  await expect(bank).toHaveCount(0);
  await first.context().close();
});
