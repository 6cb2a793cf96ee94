import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installDebianPackage } from './debianPackage.ts';

/** Without the networking flags, Chromium keeps requesting outside hosts. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium found: from the environment, the system, or Playwright. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** The options with which Vitest, Playwright and the scripts start Chromium. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return executablePath === undefined ? { args: flags } : { executablePath, args: flags };
}

/**
 * Finds a Chromium or installs one: Playwright's own download, or else Debian's package.
 *
 * @throws Error with a sentence that says what to do when that fails
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '' && !existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH names ${named}, but there is no such file. Correct it, or unset it to have a Chromium found.`,
    );
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (attempt('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = findChromium();
    if (downloaded !== undefined) return downloaded;
  }
  if (installDebianPackage('chromium')) {
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium was found, and none could be installed. The stories and the journey run in a real browser. Install Chromium or Google Chrome and set CHROMIUM_PATH to its executable, then run npm test again.',
  );
}
