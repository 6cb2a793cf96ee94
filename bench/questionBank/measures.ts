import type { Browser, Page } from 'playwright';
import { withPage } from '../browser/withPage.ts';
import { workOf } from '../browser/work.ts';
import type {} from './pages/contestant.ts';
import { searchedIn } from './questions.ts';

const mount = (page: Page, count: number) =>
  page.evaluate((questions) => window.bank.mount(questions), count);

/**
 * Milliseconds from a bank as JSON in memory until its first rows are painted, and the number of
 * elements then.
 */
export function mounting(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async ({ page }) => {
    await page.goto(url);
    // Keeps the page's own start out of the measurement.
    await page.waitForTimeout(300);
    const painted = await mount(page, count);
    await page.waitForTimeout(500);
    return { painted, elements: await page.evaluate(() => window.bank.countElements()) };
  });
}

/** Milliseconds from a key press in the search field until the matches are painted, for each key. */
export function searching(browser: Browser, url: string, count: number, slowdown: number) {
  const searched = searchedIn(count);
  return withPage(browser, slowdown, async ({ page }) => {
    await page.goto(url);
    await mount(page, count);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.bank.focusSearch());
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

/** Within the first hundred rows, the most that the free grid of MUI shows. */
const frames = 40;
const pixelsAFrame = 100;

/** Main-thread work of one frame of scrolling, in milliseconds. */
export function scrolling(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await page.goto(url);
    await mount(page, count);
    await page.waitForTimeout(1_000);
    const { work } = await workOf(devtools, () =>
      page.evaluate(([many, pixels]) => window.bank.scroll(many, pixels), [
        frames,
        pixelsAFrame,
      ] as const),
    );
    return work / frames;
  });
}
