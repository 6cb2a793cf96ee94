import { defineConfig } from '@playwright/test';

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
  // These tests are about time, so they do not share the machine with each other.
  workers: 1,
  timeout: 90_000,
  use: { actionTimeout: 10_000 },
  expect: { timeout: 10_000 },
});
