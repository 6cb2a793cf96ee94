import { expect, test, type Page } from '@playwright/test';
import { builtStories, openStory, speak, useBuiltStorybook } from './builtStorybook';
import { brokenWords, focusFaults, motionFaults, smallTargets } from './inspect';

/** Enough for the longest story, except for lists of hundreds. */
const mostSteps = 40;

/** Goes through the page by Tab and reports where the focus was not visible. */
async function walkByTab(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(focusFaults);
    if (seen === 'end') break;
    faults.push(...seen);
  }
  return faults;
}

test.describe('on a small screen', () => {
  const phone = { width: 360, height: 740 };
  /** A window of 1280 px, enlarged to 400 %. */
  const enlarged = { width: 320, height: 640 };
  // Forced colours remove shadows: a focus that is visible there is visible everywhere.
  useBuiltStorybook({ viewport: phone, forcedColors: 'active' });

  for (const { id, title, name } of builtStories()) {
    test(`${title} ${name} breaks no word in a button, fits at 320 px, and shows the focus`, async () => {
      const page = await openStory(id);
      expect(await page.evaluate(brokenWords), 'words broken in English').toEqual([]);
      await speak('de');
      expect(await page.evaluate(brokenWords), 'words broken in German').toEqual([]);
      await speak('en');

      await page.setViewportSize(enlarged);
      const sideways = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      // An open list follows its field a frame after the window.
      await expect.poll(sideways, { message: 'pixels to scroll sideways' }).toBe(0);
      expect(await page.evaluate(motionFaults)).toEqual([]);
      expect(await walkByTab(page)).toEqual([]);
    });
  }
});

test.describe('under a finger', () => {
  useBuiltStorybook({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // The elements of a bare runner are as large as its page makes them.
  for (const { id, title, name } of builtStories().filter(
    ({ title }) => !title.startsWith('Attempt/'),
  )) {
    test(`${title} ${name} has targets of 44 px`, async () => {
      const page = await openStory(id);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    });
  }
});
