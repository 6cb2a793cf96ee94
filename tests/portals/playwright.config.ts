import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import portal from '../../examples/lms-portal/playwright.config.js';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

const folder = fileURLToPath(new URL('../../examples/lms-portal', import.meta.url));

/** The recipe of `docs/testing.md` as the portal has it, with the Chromium of our checks. */
export default defineConfig({
  ...portal,
  testDir: `${folder}/e2e`,
  outputDir: '../../test-results/portals-playwright',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...portal.use, browserName: 'chromium', launchOptions: chromiumLaunchOptions() },
  webServer: [portal.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: folder,
    timeout: 120_000,
  })),
});
