import { expect, test, type Page } from '@playwright/test';
import { builtStories, openStory, useBuiltStorybook } from './builtStorybook';

/** The clock of every picture, so that dates stay the same. */
const today = new Date('2027-03-08T09:30:00Z');

/** Makes random codes and receipts the same in every run. */
async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = 1;
    const next = () => (last = (last * 16_807) % 2_147_483_647);
    Math.random = () => next() / 2_147_483_647;
    crypto.getRandomValues = <T>(array: T): T => {
      const bytes = new Uint8Array((array as ArrayBufferView).buffer);
      bytes.forEach((_, index) => (bytes[index] = next() % 256));
      return array;
    };
    crypto.randomUUID = () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`;
  });
}

/** The time remaining changes while the picture is taken. */
const running = '.qw-countdown-time';

useBuiltStorybook({ locale: 'en-GB', timezoneId: 'Europe/Berlin' }, async (page) => {
  await withoutChance(page);
  await page.clock.setFixedTime(today);
});

// Dark, right-to-left and narrow have their own stories; Chromatic takes every mode of every story.
for (const { id, title, name } of builtStories()) {
  test(`${title} ${name} looks as before`, async () => {
    const page = await openStory(id);
    await expect(page).toHaveScreenshot(`${id}.png`, {
      mask: title === 'Quizzes/QuizRunner' ? [page.locator(running)] : [],
    });
  });
}
