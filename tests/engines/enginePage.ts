import { expect, test as base, type Page } from '@playwright/test';
import type { StoryPage } from '../../scripts/stories/openStory';
import { openWebKit } from './webkit';
import { webKitPage } from './webkitPage';

/** What finds elements, in Playwright's words. */
export interface Finder {
  getByRole: (role: Role, options?: { name?: string | RegExp; exact?: boolean }) => Part;
  getByLabel: (text: string, options?: { exact?: boolean }) => Part;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Part;
  locator: (selector: string) => Part;
}

export type Role = Parameters<Page['getByRole']>[0];

/** The elements that a query finds: as much of Playwright's locator as the journeys need. */
export interface Part extends Finder {
  filter: (options: { hasText: string | RegExp }) => Part;
  nth: (position: number) => Part;
  first: () => Part;
  last: () => Part;
  count: () => Promise<number>;
  waitFor: (options?: { state?: 'visible' | 'hidden' }) => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  evaluate: <Result>(look: (element: HTMLElement) => Result) => Promise<Result>;
}

/** A page in any engine: as much of Playwright's page as the journeys need, which Firefox has. */
export interface EnginePage extends Finder {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  url: () => string | Promise<string>;
  keyboard: {
    press: (key: string) => Promise<void>;
  };
  mouse: {
    move: (x: number, y: number) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
    wheel: (x: number, y: number) => Promise<void>;
  };
  evaluate: {
    <Result, Argument>(
      look: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ): Promise<Result>;
    <Result>(look: () => Result | Promise<Result>): Promise<Result>;
  };
  waitForFunction: StoryPage['waitForFunction'];
  setViewportSize: (size: Size) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
  /** Hides the page, as one does who turns to another. */
  hide: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

const desk: Size = { width: 1280, height: 800 };

/** A refused request is no fault: the page says what was refused. */
const refusedRequest = /the server responded with a status of 4\d\d/;

interface Fixtures {
  /** Opens a page in a browser of its own. Its errors fail the test, unless `errorsFail` is off. */
  openPage: (size?: Size) => Promise<EnginePage>;
}

interface Options {
  engine: 'firefox' | 'webkit';
}

interface Choices {
  /** Off for stories, many of which show a failure that the page logs. */
  errorsFail: boolean;
}

/** What pages report as an error: exceptions, `console.error`, and what their policy refused. */
async function watchFirefox(page: Page, faults: string[]): Promise<void> {
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} refuses ${blockedURI}`),
    ),
  );
}

const faultsIn = (text: string): string[] =>
  text.split('\n').filter((line) => /CONSOLE (\w+ )?ERROR/.test(line));

export const test = base.extend<Fixtures & Choices, Options>({
  errorsFail: [true, { option: true }],
  engine: ['firefox', { option: true, scope: 'worker' }],
  openPage: async ({ engine, errorsFail, playwright, channel, launchOptions }, use) => {
    const faults: string[] = [];
    const closings: (() => Promise<void>)[] = [];
    const inWebKit = async (size: Size): Promise<EnginePage> => {
      const session = await openWebKit(size);
      closings.push(async () => {
        faults.push(...faultsIn(await session.console()));
        await session.close();
      });
      return webKitPage(session);
    };
    const inFirefox = async (viewport: Size): Promise<EnginePage> => {
      const browser = await playwright.firefox.launch({
        ...launchOptions,
        ...(channel !== undefined && { channel }),
      });
      closings.push(() => browser.close());
      const context = await browser.newContext({ viewport });
      // The browser stays open when the page is closed.
      await context.newPage();
      const page = await context.newPage();
      await watchFirefox(page, faults);
      const hide = (): Promise<void> => page.evaluate(() => void open('about:blank'));
      return Object.assign(page, { hide });
    };
    await use((size = desk) => (engine === 'webkit' ? inWebKit(size) : inFirefox(size)));
    for (const close of closings) await close();
    if (errorsFail) expect(faults.filter((fault) => !refusedRequest.test(fault))).toEqual([]);
  },
});
