import { expect, test, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn } from './signedIn';

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true });

async function lastCode(): Promise<string> {
  const names = (await readdir(school.mails).catch(() => [])).sort();
  const last = names.at(-1);
  const mail = last === undefined ? '' : await readFile(join(school.mails, last), 'utf8');
  return /\b\d{8}\b/.exec(mail.replace(/=\r?\n/g, ''))?.[0] ?? '';
}

test('an account is created, and its password forgotten, reset and changed', async ({ page }) => {
  const email = 'ines@school.example';
  await page.goto(`${school.url}/register`);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Email').fill(email);
  await password(page).fill('first-1');
  await press(page, 'Sign Up');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Forget Password? Click Here' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send Email');
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect.poll(lastCode).toMatch(/\d{8}/);
  await page.getByLabel('OTP').fill(await lastCode());
  await password(page, 'New password').fill('second-2');
  await press(page, 'Reset Password');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Email').fill(email);
  await password(page).fill('second-2');
  await press(page, 'Sign In');
  await expect(page).toHaveURL(/\/student-quiz$/);
  await page.getByRole('button', { name: /Ines Duarte/ }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await password(page, 'Old password').fill('second-2');
  await password(page, 'New password').fill('third-3');
  await password(page, 'Confirm password').fill('third-3');
  await press(page, 'Change password');
  await expect(page.getByText('Password changed successfully').first()).toBeVisible();
});

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await password(page).fill('first-1');
  await press(page, 'Sign Up');
  await expect(page).toHaveURL(/\/login$/);
}

async function expectToJoin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await press(page, 'Sign In');
  const dialog = page.getByRole('dialog', { name: 'Join Quiz' });
  const { joinCode } = school;
  await expect(dialog.getByLabel('Code')).toHaveValue(
    `${joinCode.slice(0, 4)}-${joinCode.slice(4)}`,
  );
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/test\//);
}

test('an English page in a German browser is refused in English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${school.url}/login`);
  const languageOfBrowser = await page.evaluate(async () => {
    const refused = await fetch('/api/group');
    return refused.headers.get('content-language');
  });
  expect(languageOfBrowser).toBe('de');
  await page.getByLabel('Email').fill('ada@school.example');
  await password(page).fill('wrong-1');
  await press(page, 'Sign In');
  await expect(
    page.getByText('The email or the password is wrong. Check both and try again.'),
  ).toBeVisible();
  await context.close();
});

test('a join link opened without being signed in joins after signing up, across a reload', async ({
  page,
}) => {
  await page.goto(`${school.url}/dashboard/student-quiz?join=${school.joinCode}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.reload();
  await register(page, 'noor@school.example');
  await expectToJoin(page, 'noor@school.example', 'first-1');
});

test('a join link opened without being signed in joins after a new password', async ({ page }) => {
  const email = 'omar@school.example';
  await page.goto(`${school.url}/register`);
  await register(page, email);
  const before = await lastCode();

  await page.goto(`${school.url}/dashboard/student-quiz?join=${school.joinCode}`);
  await page.getByRole('link', { name: 'Forget Password? Click Here' }).click();
  // The form before it has an Email too.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send Email');
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect.poll(lastCode).not.toBe(before);
  await page.getByLabel('OTP').fill(await lastCode());
  await password(page, 'New password').fill('second-2');
  await press(page, 'Reset Password');
  await expect(page).toHaveURL(/\/login$/);
  await expectToJoin(page, email, 'second-2');
});

test('an expired token asks for the password over a question in progress', async ({ browser }) => {
  const page = await signedIn(browser, school.url, 'ada@school.example');
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  await press(page, 'Add Question');
  const form = page.getByRole('dialog', { name: 'Set up a new question' });
  await form.getByLabel('Title').fill('What is a cookie?');
  await form.getByLabel('Description').fill('One answer is right.');
  for (const letter of 'ABCD')
    await form.getByLabel(`Option ${letter}`, { exact: true }).fill(`Answer ${letter}`);

  let isEnded = true;
  await page.route('**/api/question', (route) =>
    route.continue(
      isEnded ? { headers: { ...route.request().headers(), authorization: 'Bearer nobody' } } : {},
    ),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign In' });
  await expect(again).toContainText('ada@school.example');
  await expect(password(page)).toBeFocused();
  isEnded = false;
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(form.getByLabel('Title')).toHaveValue('What is a cookie?');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.context().close();
});
