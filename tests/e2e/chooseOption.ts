import { expect, type Locator } from '@playwright/test';

/** Opens a select and chooses from its list, as a mouse does. */
export async function chooseOption(select: Locator, choice: string): Promise<void> {
  // Until the list has loaded, it is a native select.
  await expect(select).toHaveJSProperty('tagName', 'BUTTON');
  await select.click();
  await select.page().getByRole('option', { name: choice, exact: true }).click();
}
