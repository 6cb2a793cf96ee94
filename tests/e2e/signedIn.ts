import { expect, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../../examples/standalone/server/demo/people';

/** A page of a new browser context where a user of the demo school has signed in. */
export async function signedIn(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('close', () => expect(broken).toEqual([]));
  await page.goto(url);
  await signIn(page, email);
  return page;
}

/** Fills in the login form with the keyboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
}
