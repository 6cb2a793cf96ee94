import { expect, type Locator } from '@playwright/test';

/** Opens a select and takes a choice from its list, as a mouse does. */
export async function chooseOption(select: Locator, choice: string): Promise<void> {
  // Until the list has been loaded it is the browser's own.
  await expect(select).toHaveJSProperty('tagName', 'BUTTON');
  await select.click();
  await select.page().getByRole('option', { name: choice, exact: true }).click();
}
