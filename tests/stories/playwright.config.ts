import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

/** Goes through the built Storybook: what every story must fulfil. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'dot',
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 60_000,
  use: { browserName: 'chromium', launchOptions: chromiumLaunchOptions() },
});
