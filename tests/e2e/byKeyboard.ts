import { expect, type Locator } from '@playwright/test';

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is on an element. */
export async function pressTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`Sixty times ${key} did not reach the element.`);
}

/** Goes to a select by Tab, and types the beginning of a choice. */
export async function chooseByKeys(select: Locator, choice: string): Promise<void> {
  await expect(select).toHaveJSProperty('tagName', 'BUTTON');
  await pressTo(select);
  await select.page().keyboard.type(choice);
  await expect(select).toContainText(choice);
}
