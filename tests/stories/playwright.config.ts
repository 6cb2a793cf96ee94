import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

const port = 6107;
const address = `http://127.0.0.1:${port}`;

/** Walks through the built Storybook: what every story has to hold, and how each one looks. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'dot',
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 30_000,
  webServer: {
    command: `node --import tsx serveStorybook.ts ${port}`,
    url: `${address}/index.json`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  },
});
