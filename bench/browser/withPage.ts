import type { Browser, CDPSession, Page } from 'playwright';

const patienceMs = 60_000;

export interface Opened {
  page: Page;
  devtools: CDPSession;
}

/** Opens a page in a fresh browser, on a processor slowed down by a factor. */
export async function withPage<Result>(
  browser: Browser,
  slowdown: number,
  measure: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    // Our bank's table takes 70 % of the height: 600 pixels.
    viewport: { width: 1280, height: 857 },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure({ page, devtools });
  } finally {
    await context.close();
  }
}
