import { test, type BrowserContextOptions, type Page } from '@playwright/test';
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
      `There is no built Storybook in ${folder}. What is walked through are its stories. Run npm run build:storybook first.`,
    );
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  const every = Number(process.env.STORY_SAMPLE ?? 1);
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter((_, index) => index % every === Math.floor(every / 2));
}

let server: FolderServer;
let page: Page;

/**
 * Keeps one page for all stories of a file or group: the mock school's worker starts once.
 *
 * @param options the window, and what its system asks for; 1280 × 800 with less motion by default
 * @param prepare is called with the page before the first story
 */
export function useBuiltStorybook(
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): void {
  test.beforeAll(async ({ browser }) => {
    server = await serveFolder(folder);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
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
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/**
 * Opens a story by itself, and waits until its play function has ended, well or not: whether it
 * plays is tested where the stories are.
 */
export async function openStory(id: string): Promise<Page> {
  await page.goto(`${server.url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(
    () =>
      (window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 30_000 },
  );
  return page;
}
