import { expect } from '@playwright/test';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import type { EnginePage, Part } from './enginePage';

/** Signs in at the demo school. */
export async function signIn(page: EnginePage, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
}

/** Opens a page of the menu. */
export const goTo = (page: EnginePage, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name }).click();

/** Opens a select, which is a native one until its list has loaded, and chooses from the list. */
async function chooseOption(page: EnginePage, select: Part, choice: string): Promise<void> {
  await expect.poll(() => select.evaluate(({ tagName }) => tagName)).toBe('BUTTON');
  await select.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Fills in fields, by their labels. */
export async function fillIn(form: Part, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Chooses in selects, by their labels. */
export async function chooseIn(
  page: EnginePage,
  form: Part,
  choices: Record<string, string>,
): Promise<void> {
  for (const [label, choice] of Object.entries(choices)) {
    await chooseOption(page, form.getByLabel(label, { exact: true }), choice);
  }
}
