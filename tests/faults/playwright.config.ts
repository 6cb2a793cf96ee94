import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

// One seed for all workers, drawn here if none is given.
process.env.FAULT_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

/**
 * Breaks real browsers and a real server while a quiz is taken. `FAULT_SEED` repeats a run, and
 * `FAULT_BROWSER_RUNS` sets how often each test runs. With `FAULT_REAL_TIME=yes`, the quiz whose
 * calls are counted takes its full ten minutes.
 */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../test-results/faults',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  // One after the other: each has a browser, a server and a proxy.
  workers: 1,
  timeout: 180_000,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 20_000,
  },
  expect: { timeout: 20_000 },
});
