import type { Page } from 'playwright';
import type { ClickRecorder } from './clickRecorder.ts';

declare global {
  interface Window {
    /** Starts to record; from then on, `clicks` is there. */
    recordClicks: () => void;
    clicks: ClickRecorder;
  }
}

/** Chromium reports no shorter events. */
const shortestEventMs = 16;

/** In a series of fifty, the second longest, which is the 98th percentile. */
function nearlyLongest(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => other - one);
  return sorted[Math.floor(values.length / 50)] ?? Number.NaN;
}

export interface ClickTimes {
  /** The 98th percentile of the times from a click to the second frame, in milliseconds. */
  secondFrame: number;
  /** Interaction to Next Paint of all clicks together, in milliseconds. */
  inp: number;
}

/** Clicks on the options of the first screen in turn, as a person with a mouse does. */
export async function realClicks(page: Page, times: number): Promise<ClickTimes> {
  await page.evaluate(() => window.recordClicks());
  for (let index = 0; index < times; index += 1) {
    const { x, y } = await page.evaluate((nth) => window.clicks.middle(nth), index);
    await page.mouse.move(x, y);
    await page.waitForTimeout(100);
    const clicked = page.evaluate(() => window.clicks.next());
    // Makes sure that the page listens before the click.
    await page.evaluate(() => null);
    await page.mouse.down();
    await page.mouse.up();
    await clicked;
    await page.waitForTimeout(100);
  }
  const { toSecondFrame, durations } = await page.evaluate(() => ({
    toSecondFrame: window.clicks.toSecondFrame,
    durations: [...window.clicks.durations.values()],
  }));
  const unreported = Array.from({ length: times - durations.length }, () => shortestEventMs);
  return {
    secondFrame: nearlyLongest(toSecondFrame),
    inp: nearlyLongest([...durations, ...unreported]),
  };
}
