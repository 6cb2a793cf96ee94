import { defineConfig } from '@playwright/test';

// One seed for all workers, drawn where it is not given.
process.env.FAULT_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

/**
 * Real browsers and a real server that are broken while a quiz is taken. `FAULT_SEED` reproduces a
 * run, `FAULT_BROWSER_RUNS` says how often each test runs. `FAULT_REAL_TIME=yes` lets the quiz whose
 * calls are counted take its ten minutes.
 */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../test-results/faults',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  // Their clocks are the point: they do not share the machine with each other.
  workers: 1,
  timeout: 90_000,
  use: { actionTimeout: 10_000 },
  expect: { timeout: 10_000 },
});
