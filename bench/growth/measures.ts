import type { Browser } from 'playwright';
import { withPage } from '../browser/withPage.ts';
import { workOfClicks } from '../takingQuiz/measures.ts';
import type {} from './pages/result.tsx';

/**
 * Milliseconds until a paper's first screen and all its questions are painted, the elements that are
 * laid out then, which those far from sight are not, and the main thread's work of clicks.
 */
export function paper(browser: Browser, url: string, count: number) {
  return withPage(browser, 1, async (opened) => {
    const { page } = opened;
    await page.goto(url);
    await page.waitForTimeout(300);
    const painted = await page.evaluate((questions) => window.bench.start(questions), count);
    await page.waitForTimeout(1_000);
    const laidOut = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((element) =>
          element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    return { ...painted, laidOut, clicks: await workOfClicks(opened, 3) };
  });
}

/** Milliseconds until a result's first participants are painted, and the elements then. */
export function result(browser: Browser, url: string, count: number) {
  return withPage(browser, 1, async ({ page }) => {
    await page.goto(url);
    await page.waitForTimeout(300);
    const painted = await page.evaluate((participants) => window.result.mount(participants), count);
    await page.waitForTimeout(500);
    return { painted, elements: await page.evaluate(() => window.result.countElements()) };
  });
}
