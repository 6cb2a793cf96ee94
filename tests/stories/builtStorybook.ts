import { test, type BrowserContextOptions, type Page, type ViewportSize } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder, type FolderServer } from './serveFolder';

const folder = resolve(
  process.env.STORYBOOK_DIR ?? fileURLToPath(new URL('../../storybook-static', import.meta.url)),
);

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

/** The stories of the built Storybook; with `STORY_SAMPLE=10` every tenth. */
export function builtStories(): Entry[] {
  const index = `${folder}/index.json`;
  if (!existsSync(index)) {
    throw new Error(
      `There is no built Storybook in ${folder}, and these tests go through its stories. Run npm run build:storybook first.`,
    );
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  const every = Number(process.env.STORY_SAMPLE ?? 1);
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter((_, index) => index % every === Math.floor(every / 2));
}

const desk: ViewportSize = { width: 1280, height: 800 };

/** Storybook's viewport names, which set sizes in its frame and in Vitest. */
const narrower: Record<string, ViewportSize> = {
  mobile1: { width: 320, height: 568 },
  mobile2: { width: 414, height: 896 },
  tablet: { width: 834, height: 1112 },
};

let server: FolderServer;
let page: Page;
/** The window if a story sets none. */
let usual = desk;

/**
 * Keeps one page for all stories of a file or group: the mock school's worker starts once.
 *
 * @param options the window and its system preferences; 1280 × 800 with reduced motion by default
 * @param prepare called with the page before the first story
 */
export function useBuiltStorybook(
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): void {
  test.beforeAll(async ({ browser }) => {
    server = await serveFolder(folder);
    usual = options.viewport ?? desk;
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...options,
      viewport: usual,
    });
    page = await context.newPage();
    await prepare?.(page);
  });

  test.afterAll(async () => {
    await page?.context().close();
    await server?.stop();
  });
}

interface Rendering {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

/** The window of a story, such as a phone's, unless that is wider than the usual one. */
async function windowOfStory(): Promise<ViewportSize> {
  const rendered = await page.waitForFunction(
    () => (window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.story,
    undefined,
    { timeout: 30_000 },
  );
  const asked = await rendered.evaluate((story) => story?.storyGlobals?.viewport?.value);
  const own = narrower[asked ?? ''];
  return own && own.width < usual.width ? own : usual;
}

/**
 * Opens a story by itself, in its own window, and waits until its play function has ended or
 * failed; the story tests check its outcome.
 */
export async function openStory(id: string, language = 'en'): Promise<Page> {
  const globals = `a11y.manual:!true;language:${language}`;
  const address = `${server.url}iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  await page.setViewportSize(usual);
  await page.goto(address);
  const own = await windowOfStory();
  if (own !== usual) {
    await page.setViewportSize(own);
    await page.goto(address);
  }
  await page.waitForFunction(
    () =>
      (window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 30_000 },
  );
  return page;
}
