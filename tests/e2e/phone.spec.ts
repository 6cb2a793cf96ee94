import { expect, test, type Page } from '@playwright/test';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signIn } from './signedIn';

const questionCount = 10;

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

/** Presses Tab until the focus matches a selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).and(page.locator(':focus'));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Sixty tabs did not reach ${selector}.`);
}

const button = (name: string) => `button:has-text("${name}")`;

async function followMenu(page: Page, name: string): Promise<void> {
  await tabTo(page, '[aria-controls="qw-main-menu"]');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeFocused();
  await tabTo(page, `[role="dialog"] a:has-text("${name}")`);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
}

/** Checks that nothing is cut off at the side, and the page starts at the right. */
async function expectWholePage(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
}

test('a student goes from sign-in to the ranking on a phone, right to left, by keyboard', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  // Like the page of a school that reads from right to left.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl'));
  });

  await test.step('signs in', async () => {
    await page.goto(school.url);
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expectWholePage(page);
    await tabTo(page, '[name="email"], [type="email"]');
    await signIn(page, 'eilidh@school.example');
    await expect(page).toHaveURL(/\/student-quiz$/);
    await expect(page.getByRole('heading', { name: 'Upcoming Quizzes' })).toBeVisible();
    await expectWholePage(page);
  });

  await test.step('joins', async () => {
    await tabTo(page, button('Join Quiz'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(school.joinCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
    await expectWholePage(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(`${title} · Quizwright`);
  });

  await test.step('answers and submits', async () => {
    for (let question = 1; question <= questionCount; question += 1) {
      await tabTo(page, `:nth-match([role="radiogroup"], ${question}) input`);
      await page.keyboard.press('Space');
    }
    await expect(page.getByText(`${questionCount} of ${questionCount} answered`)).toBeVisible();
    await tabTo(page, button('Submit Quiz'));
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('dialog', { name: 'Quiz submitted' });
    await expect(receipt.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt).toBeHidden();
  });

  await test.step('opens a result', async () => {
    await followMenu(page, 'Results');
    await expect(page).toHaveURL(/\/student-results$/);
    await expect(page.getByRole('columnheader', { name: 'Participants' })).toBeVisible();
    await expectWholePage(page);
    await tabTo(page, 'td a, td button, th a, th button:is([data-quiz])');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Back to Last Quizzes')).toBeVisible();
    await expectWholePage(page);
  });

  await test.step('hides the ranking, which stays hidden', async () => {
    await followMenu(page, 'Dashboard');
    await expect(page.getByRole('heading', { name: 'Top Five Students' })).toBeVisible();
    await tabTo(page, button('Hide ranking'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show ranking' })).toBeFocused();
    await expectWholePage(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show ranking' })).toBeVisible();
  });

  expect(broken).toEqual([]);
  await context.close();
});
