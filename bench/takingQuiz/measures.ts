import type { Browser, CDPSession, Page } from 'playwright';
import { withPage } from '../withPage.ts';
import type {} from './pages/contestant.ts';

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

const draw = (page: Page, count: number) =>
  page.evaluate((questions) => window.bench.start(questions), count);

/**
 * Time from the start of drawing a paper in memory until its questions are painted, in
 * milliseconds.
 */
export function drawing(browser: Browser, url: string, count: number, slowdown: number) {
  return withPage(browser, slowdown, async ({ page }) => {
    await page.goto(url);
    // Keeps the page's own start out of the measurement.
    await page.waitForTimeout(300);
    return draw(page, count);
  });
}

/** Time from the navigation until the first question is painted, in milliseconds. */
export function cold(browser: Browser, url: string, slowdown: number) {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await page.goto(`${url}?cold`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.cold !== undefined);
    return page.evaluate(() => window.bench.cold as Promise<number>);
  });
}

/** How long the main thread has worked, in milliseconds. */
async function work(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration');
  return (tasks?.value ?? Number.NaN) * 1000;
}

/**
 * Script, style, layout and paint time of clicks on options of the first question, each with
 * everything in the second after it, in milliseconds.
 */
export function clicks(
  browser: Browser,
  url: string,
  count: number,
  slowdown: number,
  times: number,
) {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await page.goto(url);
    await draw(page, count);
    await page.waitForTimeout(1_500);
    // Counts the thread's time, not the wall clock: other load on the machine is not the page's
    // work.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const options = page.locator('label:has(input[type="radio"])');
    const found: number[] = [];
    for (let click = 1; click <= times; click += 1) {
      const option = options.nth(click % 2);
      await option.hover();
      await page.waitForTimeout(300);
      const before = await work(devtools);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(1_000);
      found.push((await work(devtools)) - before);
    }
    return found;
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
