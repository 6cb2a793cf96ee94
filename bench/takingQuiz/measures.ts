import type { Browser, Page } from 'playwright';
import { downloadedBy, slowDownNetwork } from '../browser/network.ts';
import { realClicks } from '../browser/realClicks.ts';
import { withPage, type Opened } from '../browser/withPage.ts';
import { workOf } from '../browser/work.ts';
import type {} from './pages/contestant.ts';

const draw = (page: Page, count: number) =>
  page.evaluate((questions) => window.bench.start(questions), count);

/** Opens a page and lets its own start pass, which is not measured. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForTimeout(300);
}

/**
 * Milliseconds from the start of drawing a paper in memory until its questions are painted, the
 * main thread's share of it, and the number of elements.
 */
export function drawing(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await open(page, url);
    const { work, result } = await workOf(devtools, () => draw(page, count));
    // Some draw the rest of what they draw when nothing else is to do.
    await page.waitForTimeout(500);
    const elements = await page.evaluate(() => window.bench.countElements());
    return { ...result, work, elements };
  });
}

/** Milliseconds from the navigation until the first question is painted, and the bytes for it. */
export function cold(browser: Browser, url: string, slowdown: number) {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await slowDownNetwork(devtools);
    await page.goto(`${url}?cold`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.cold !== undefined);
    const question = await page.evaluate(() => window.bench.cold as Promise<number>);
    return { question, downloaded: await downloadedBy(page, question) };
  });
}

/** Main-thread work of single clicks on options, each with everything in the second after it. */
export async function workOfClicks({ page, devtools }: Opened, times: number): Promise<number[]> {
  const options = page.locator(await page.evaluate(() => window.bench.option));
  const found: number[] = [];
  for (let click = 1; click <= times; click += 1) {
    await options.nth(click % 2).hover();
    await page.waitForTimeout(300);
    const { work } = await workOf(devtools, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(1_000);
    });
    found.push(work);
  }
  return found;
}

/** The same on a paper in memory that is drawn for it. */
export function clickWork(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async (opened) => {
    await open(opened.page, url);
    await draw(opened.page, count);
    await opened.page.waitForTimeout(1_500);
    return workOfClicks(opened, 1);
  });
}

/** What a series of clicks on a drawn paper takes. */
export function clickTimes(
  browser: Browser,
  url: string,
  count: number,
  slowdown: number,
  times: number,
) {
  return withPage(browser, slowdown, async ({ page }) => {
    await open(page, url);
    await draw(page, count);
    await page.waitForTimeout(1_500);
    return realClicks(page, times);
  });
}

/** The tags, classes and parts of one question, to compare the contestants' markup. */
export function questionMarkup(browser: Browser, url: string) {
  return withPage(browser, 1, async ({ page }) => {
    await page.goto(url);
    await draw(page, 1);
    return page.evaluate(() =>
      [...document.querySelectorAll('li[data-part="question"], li[data-part="question"] *')]
        .map(({ tagName, className, parentElement }) =>
          [parentElement?.tagName, tagName, className].join(' '),
        )
        .join('\n'),
    );
  });
}
