import type { Browser } from 'playwright';
import { withPage } from '../withPage.ts';
import type {} from './pages/contestant.ts';
import { searchedIn } from './questions.ts';

/** Time from a bank as JSON in memory until its first rows are painted, in milliseconds. */
export function mounting(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async ({ page }) => {
    await page.goto(url);
    // Keeps the page's own start out of the measurement.
    await page.waitForTimeout(300);
    return page.evaluate((questions) => window.bank.mount(questions), count);
  });
}

/**
 * Time from a key press in the search field until the matches are painted: one value per key, in
 * milliseconds.
 */
export function searching(browser: Browser, url: string, count: number, slowdown: number) {
  const searched = searchedIn(count);
  return withPage(browser, slowdown, async ({ page }) => {
    await page.goto(url);
    await page.evaluate((questions) => window.bank.mount(questions), count);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.bank.search.focus());
    const found: number[] = [];
    for (let length = 1; length <= searched.length; length += 1) {
      const filtered = page.evaluate(
        (text) => window.bank.filtered(text),
        searched.slice(0, length),
      );
      // Makes sure the page listens before the key press.
      await page.evaluate(() => null);
      await page.keyboard.press(searched.charAt(length - 1));
      found.push(await filtered);
      await page.waitForTimeout(300);
    }
    return found;
  });
}
