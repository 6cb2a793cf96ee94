import { test, type Page } from '@playwright/test';
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

/** The stories of the built Storybook. */
export function builtStories(): Entry[] {
  const index = `${folder}/index.json`;
  if (!existsSync(index)) {
    throw new Error(
      `There is no built Storybook in ${folder}. The comparison with hosts runs on it. Run npm run build:storybook first.`,
    );
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

interface Rendering {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

let server: FolderServer;
let page: Page;

/** Keeps one page for all stories of a file: the mock school's worker starts once. */
export function useBuiltStorybook(): void {
  test.beforeAll(async ({ browser }) => {
    server = await serveFolder(folder);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    page = await context.newPage();
  });

  test.afterAll(async () => {
    await page?.context().close();
    await server?.stop();
  });
}

/** Opens a story by itself, and waits until its play function has ended. */
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
