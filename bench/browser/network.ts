import type { CDPSession, Page } from 'playwright';
import { uncounted } from '../contest/contest.ts';

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

export async function slowDownNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
}

/** Gzipped bytes. */
export interface Downloaded {
  /** Everything, the page and its data included. */
  total: number;
  /** Scripts without React and without the bench's own. */
  scripts: number;
  sheets: number;
}

/** What a page had asked for by a moment on its clock. */
export async function downloadedBy(page: Page, moment: number): Promise<Downloaded> {
  // What was still on its way then counts in full, and is listed only once it has come.
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(
    (at) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ startTime }) => startTime < at)
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    moment,
  );
  const sizeOf = (isCounted: (name: string) => boolean): number =>
    files.reduce((sum, { name, size }) => sum + (isCounted(name) ? size : 0), 0);
  return {
    total: sizeOf(() => true),
    scripts: sizeOf(
      (name) =>
        name.endsWith('.js') && !Object.values(uncounted).some((chunk) => name.includes(chunk)),
    ),
    sheets: sizeOf((name) => name.endsWith('.css')),
  };
}
