import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { openStory } from '../stories/openStory.ts';
import type { StoryEntry } from '../stories/storyIndex.ts';

/** The clock of every picture, so that dates stay the same. */
const today = new Date('2027-03-08T09:30:00Z');

/** The time remaining changes while the picture is taken. */
const running = '.qw-countdown-time';

/** Enough for a story that draws its rows while the browser is idle. */
const mostPictures = 60;

/** A story of a request without a reply waits for ever. It is at rest after so many equal pictures. */
const restingPictures = 10;

/** Opens a page in which a story looks the same in every run: without chance or a running clock. */
export async function openStillPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL('stillPage.js', import.meta.url)) });
  await page.clock.setFixedTime(today);
  return page;
}

/** A picture of the window when no request waits for its reply and two in a row are the same. */
async function steadyPicture(page: Page, title: string): Promise<Buffer> {
  let last: Buffer | undefined;
  let same = 0;
  for (let taken = 0; taken < mostPictures; taken += 1) {
    const isAnswered = await page.evaluate('waitingRequests === 0');
    const picture = await page.screenshot({
      animations: 'disabled',
      mask: title === 'Quizzes/QuizRunner' ? [page.locator(running)] : [],
      maskColor: '#808080',
    });
    same = last?.equals(picture) ? same + 1 : 1;
    if (same >= (isAnswered ? 2 : restingPictures)) return picture;
    last = picture;
  }
  throw new Error(`The story still changes after ${mostPictures} pictures.`);
}

/** What Storybook shows in place of a story that cannot be drawn, or whose play function failed. */
async function failureIn(page: Page): Promise<string | undefined> {
  const shown = page.locator('.sb-show-errordisplay #error-message');
  return (await shown.count()) === 0 ? undefined : shown.innerText();
}

export interface Photograph {
  png?: Buffer | undefined;
  /** Why there is no picture, or only that of an error. */
  failure?: string | undefined;
}

/** Photographs a story of a Storybook that is served at the given address. */
export async function photograph(
  page: Page,
  storybook: string,
  { id, title }: StoryEntry,
): Promise<Photograph> {
  try {
    await openStory(page, storybook, id);
    return { png: await steadyPicture(page, title), failure: await failureIn(page) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
