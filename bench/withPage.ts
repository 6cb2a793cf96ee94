import type { Browser, CDPSession, Page } from 'playwright';

const patienceMs = 60_000;

export interface Opened {
  page: Page;
  devtools: CDPSession;
}

/** A page of a browser that has seen nothing, on a processor that is so many times slower. */
export async function withPage<Result>(
  browser: Browser,
  slowdown: number,
  measure: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Fades are the sheet's, the same for all, and would cover the differences of a click.
    reducedMotion: 'reduce',
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
