import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as story from '../../scripts/stories/openStory.ts';
import { serveFolder, type FolderServer } from '../../scripts/stories/serveFolder.ts';
import { readStories, type StoryEntry } from '../../scripts/stories/storyIndex.ts';

const folder = resolve(
  process.env.STORYBOOK_DIR ?? fileURLToPath(new URL('../../storybook-static', import.meta.url)),
);

/** The stories of the built Storybook. */
export const builtStories = (): StoryEntry[] => readStories(folder);

let server: FolderServer;
let page: Page;
/** The window if a story sets none. */
let usual = story.desk;

/**
 * Keeps one page for all stories of a file or group: the mock school's worker starts once.
 *
 * @param options the window and its system preferences; 1280 × 800 with reduced motion by default
 */
export function useBuiltStorybook(options: BrowserContextOptions = {}): void {
  test.beforeAll(async ({ browser }) => {
    server = await serveFolder(folder);
    usual = options.viewport ?? story.desk;
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...options,
      viewport: usual,
    });
    page = await context.newPage();
  });

  test.afterAll(async () => {
    await page?.context().close();
    await server?.stop();
  });
}

/** Opens a story alone, in its own window, and waits until its play function has ended. */
export async function openStory(id: string): Promise<Page> {
  await story.openStory(page, server.url, id, usual);
  return page;
}

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, content: object) => void;
}

/**
 * Shows the open story in another language, as it is: a play function finds what it needs in
 * English only, and does not run again.
 */
export async function speak(language: string): Promise<void> {
  await page.evaluate(async (language) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { language } });
    });
  }, language);
}
