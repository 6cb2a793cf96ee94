import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

/** Writes the page's table from the findings of the other projects, so it comes last. */
export default defineConfig({
  testDir: '.',
  globalSetup: './forgetFound.ts',
  outputDir: '../../test-results/hosts-playwright',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    // A half-finished movement is no style to compare.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: 'stories',
      testMatch: 'stories.spec.ts',
      fullyParallel: true,
      // A paper of 500 questions has 20,000 elements, which are compared ten times.
      timeout: 240_000,
    },
    { name: 'found', testMatch: ['csp.spec.ts', 'limits.spec.ts'] },
    { name: 'page', testMatch: 'page.spec.ts', dependencies: ['stories', 'found'] },
    {
      name: 'matrix',
      testMatch: 'matrix/*.spec.ts',
      // A development server builds a page on its first request.
      timeout: 180_000,
      expect: { timeout: 30_000 },
    },
  ],
});
