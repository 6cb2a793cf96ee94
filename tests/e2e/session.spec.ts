import { expect, test, type Page } from '@playwright/test';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn, signIn } from './signedIn';

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

test('logging out in one tab logs out the other', async ({ browser }) => {
  const first = await signedIn(browser, school.url, 'ada@school.example');
  const second = await first.context().newPage();
  await second.goto(school.url);
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(first).toHaveURL(/\/login$/);
  await first.context().close();
});

test('of two tabs, the one saved last shows what the other saved, and overwrites nothing', async ({
  browser,
}) => {
  const first = await signedIn(browser, school.url, 'ada@school.example');
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(`${school.url}/dashboard/questions`);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByLabel('Title')).not.toHaveValue('');
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  await second.getByLabel('Title').fill('Saved by the second tab');
  await save(second);
  await expect(second.getByRole('dialog')).toBeHidden();

  // Firefox gives a tab behind another one no focus.
  await first.bringToFront();
  await first.getByLabel('Title').fill('Typed in the first tab');
  await first.getByLabel('Description').fill('Typed in the first tab too');
  await save(first);
  const both = first.getByRole('group', { name: 'Changed in the meantime' });
  await expect(both).toBeFocused();
  await expect(both.getByRole('radio')).toHaveCount(2);
  await expect(first.getByLabel('Title')).toHaveValue('Typed in the first tab');
  // By keyboard: past both buttons to the choices, and to the other one.
  for (let tab = 0; tab < 3; tab += 1) await first.keyboard.press('Tab');
  await first.keyboard.press('ArrowDown');
  await expect(first.getByLabel('Title')).toHaveValue('Saved by the second tab');
  await save(first);
  await expect(first.getByRole('dialog')).toBeHidden();
  await first.reload();
  const row = first.getByRole('row', { name: /Saved by the second tab/ });
  await expect(row).toContainText('Typed in the first tab too');

  // What was deleted in the other tab is added again as a new one.
  await row.getByRole('button', { name: /^Edit / }).click();
  await first.getByLabel('Title').fill('Kept');
  await second.getByRole('button', { name: 'Delete Saved by the second tab' }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await save(first);
  await expect(first.getByText(/^This question was deleted while you edited it/)).toBeVisible();
  await save(first);
  await expect(first.getByRole('row', { name: /Kept/ })).toBeVisible();
  await first.context().close();
});

test('logging out reloads the login page', async ({ browser }) => {
  const page = await signedIn(browser, school.url, 'ada@school.example');
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('body:not([data-before])')).toBeAttached();
  await expect(page).toHaveURL(/\/login$/);
  await page.context().close();
});

test('logging out offline ends on the login page, and the next user signs in there', async ({
  browser,
}) => {
  const page = await signedIn(browser, school.url, 'ada@school.example');
  // A page that was loaded while signed in has not loaded the login page.
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Continue your learning/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Ada Lindqvist')).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('Ada Lindqvist')).toBeHidden();

  await page.context().setOffline(false);
  await signIn(page, 'chen@school.example');
  await expect(page.getByText(/^Chen /).first()).toBeVisible();
  await page.context().close();
});

for (const [what, token, user] of [
  ['no JSON', 'abc', '{'],
  ['null', 'abc', 'null'],
  ['a list', 'abc', '[]'],
  ['no role', 'abc', '{"_id":"u"}'],
  [
    'a token of nobody',
    'Bearer abc',
    JSON.stringify({ _id: 'u', first_name: 'A', last_name: 'B', email: 'a@b.cd', role: 'Student' }),
  ],
] as const) {
  test(`a storage with ${what} leads to the login form without an error`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await page.addInitScript(
      ([kept, profile]) => {
        if (sessionStorage.getItem('set')) return;
        sessionStorage.setItem('set', 'yes');
        localStorage.setItem('token', kept);
        localStorage.setItem('user', profile);
      },
      [token, user] as const,
    );
    await page.goto(`${school.url}/dashboard/questions`);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    expect(broken).toEqual([]);
  });
}

test('a student loads no instructor’s code, whatever address they type', async ({ browser }) => {
  const page = await signedIn(browser, school.url, 'chen@school.example');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  await page.goto(`${school.url}/dashboard/quizes`);
  await expect(page.getByRole('button', { name: 'Join quiz', exact: true })).toBeVisible();
  for (const address of ['group-crud', 'questions', 'student']) {
    await page.goto(`${school.url}/dashboard/${address}`);
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
  }
  await page.goto(`${school.url}/dashboard/results`);
  await expect(page).toHaveURL(/\/student-results$/);
  await expect(page.getByRole('columnheader', { name: 'Participants' })).toBeVisible();

  const pages = loaded.flatMap((url) => /\/([A-Z]\w+)-[^/]*\.js$/.exec(url)?.[1] ?? []);
  expect(pages).toContain('StudentQuizHomePage');
  for (const name of [
    'GroupsPage',
    'InstructorHomePage',
    'QuestionsPage',
    'QuizCreateDialog',
    'QuizHomePage',
    'ResultsPage',
    'StudentsPage',
  ]) {
    expect(pages).not.toContain(name);
  }
  await page.context().close();
});
