import type { Browser, CDPSession, Page } from 'playwright';
import { withPage } from '../browser/withPage.ts';
import type {} from '../questionBank/pages/contestant.ts';
import type {} from '../takingQuiz/pages/contestant.ts';
import { beginning, type TraceEvent } from './summary.ts';

const times = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
];

/** Stacks, invalidations and selectors take longer to record than what they explain. */
const reasons = [
  ...times,
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.timeline.invalidationTracking',
  'disabled-by-default-blink.debug',
];

/** How often it happens before it is recorded, so that what is recorded is compiled code. */
const rehearsals = 9;

interface Interaction {
  title: string;
  /** Folder with the pages. */
  pages: URL;
  /** Draws what is needed. */
  start: (page: Page) => Promise<unknown>;
  /** Makes ready for the nth time, which is not recorded. */
  aim: (page: Page, nth: number) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const ofBank = {
  pages: new URL('../questionBank/pages', import.meta.url),
  start: async (page: Page) => {
    await page.evaluate(() => window.bank.mount(10_000));
    await page.evaluate(() => window.bank.focusSearch());
  },
};

export const interactions: Record<string, Interaction> = {
  click: {
    title: 'A click among 50 questions',
    pages: new URL('../takingQuiz/pages', import.meta.url),
    start: (page) => page.evaluate(() => window.bench.start(50)),
    // Each time an option of another question. Playwright's own clicks would leave listeners.
    async aim(page, nth) {
      const option = page.locator(await page.evaluate(() => window.bench.option)).nth(4 * nth);
      await option.scrollIntoViewIfNeeded();
      const box = await option.boundingBox();
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    },
    async act(page) {
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  key: {
    ...ofBank,
    title: 'A key in the search of 10,000 questions',
    aim: (page) => page.keyboard.press('Backspace'),
    act: (page) => page.keyboard.press('4'),
  },
  scroll: {
    ...ofBank,
    // Lists draw several rows at once, so one frame may have none.
    title: 'Ten scrolled frames of 10,000 questions',
    aim: () => Promise.resolve(),
    act: (page) => page.evaluate(() => window.bank.scroll(10, 100)),
  },
};

/** Marks in the trace what is stored, of which Chrome has no event. */
const markStorage = (): void => {
  const storing = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
  const setItem = storing?.value as Storage['setItem'];
  Storage.prototype.setItem = function (key, value) {
    console.timeStamp(`storage ${key}`);
    setItem.call(this, key, value);
  };
};

/** Names the nodes of events that have only a number. Pseudo-elements without content are gone. */
async function nameNodes(events: readonly TraceEvent[], devtools: CDPSession): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('DOM.getDocument');
  for (const { data } of events.map(({ args }) => args)) {
    if (data?.nodeId === undefined || data.nodeName !== undefined) continue;
    const { node } = await devtools
      .send('DOM.describeNode', { backendNodeId: data.nodeId })
      .catch(() => ({ node: { nodeName: 'gone', attributes: [] } }));
    const { nodeName, attributes = [] } = node;
    const at = attributes.indexOf('class');
    data.nodeName = at < 0 ? nodeName : `${nodeName} class='${attributes[at + 1]}'`;
  }
}

/**
 * Records an interaction twice: for its times, and for their reasons.
 *
 * @param path of the traces, which DevTools opens, without their names
 */
export function record(
  browser: Browser,
  url: string,
  slowdown: number,
  { start, aim, act }: Interaction,
  path: string,
): Promise<Record<'times' | 'reasons', TraceEvent[]>> {
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    const recorded = async (name: string, categories: string[], nth: number) => {
      await aim(page, nth);
      await page.waitForTimeout(2_000);
      await browser.startTracing(page, { categories, path: `${path}-${name}.json` });
      await page.evaluate((mark) => console.timeStamp(mark), beginning);
      await act(page);
      await page.waitForTimeout(1_000);
      // A page that draws nothing may never call back without a limit.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
      );
      const trace = await browser.stopTracing();
      const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
      return traceEvents;
    };
    await page.addInitScript(markStorage);
    await page.goto(url);
    await start(page);
    await page.waitForTimeout(1_500);
    for (let nth = 0; nth < rehearsals; nth += 1) {
      await aim(page, nth);
      await act(page);
      await page.waitForTimeout(300);
    }
    const found = {
      times: await recorded('times', times, rehearsals),
      reasons: await recorded('reasons', reasons, rehearsals + 1),
    };
    await nameNodes(found.reasons, devtools);
    return found;
  });
}
