import { expect, test, type Page } from '@playwright/test';
import { builtStories, openStory, useBuiltStorybook } from './builtStorybook';
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

test.describe('at 320 px, which is 400 % of a window of 1280', () => {
  // Forced colours remove shadows: a focus that is visible there is visible everywhere.
  useBuiltStorybook({ viewport: { width: 320, height: 640 }, forcedColors: 'active' });

  for (const { id, title, name } of builtStories()) {
    test(`${title} ${name} fits, and the focus is visible throughout`, async () => {
      const page = await openStory(id);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, 'pixels to scroll sideways').toBe(0);
      expect(await page.evaluate(motionFaults)).toEqual([]);
      expect(await walkByTab(page)).toEqual([]);
    });
  }
});

test.describe('under a finger', () => {
  useBuiltStorybook({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { id, title, name } of builtStories()) {
    test(`${title} ${name} has targets of 44 px`, async () => {
      const page = await openStory(id);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    });
  }
});

test.describe('at 360 px, on a small phone', () => {
  useBuiltStorybook({ viewport: { width: 360, height: 740 } });

  for (const language of ['en', 'de']) {
    for (const { id, title, name } of builtStories()) {
      test(`${title} ${name} breaks no word in a button, in ${language}`, async () => {
        const page = await openStory(id, language);
        expect(await page.evaluate(brokenWords)).toEqual([]);
      });
    }
  }
});
