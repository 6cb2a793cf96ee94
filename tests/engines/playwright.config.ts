import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { firefox, type Browser } from 'playwright';
import { firefoxPaths } from '../../scripts/debianPackage.ts';

interface Session {
  send: (command: string, params?: object) => Promise<unknown>;
}

interface Wired {
  _connection?: {
    toImpl?: (browser: Browser) => { _browserSession?: Session } | undefined;
  };
}

/**
 * What a script inserts into a field by its `value` escapes React. Here, the browser inserts it, as
 * in Chromium.
 */
function insertNatively(params: object | undefined): object | undefined {
  const text = JSON.stringify(params);
  if (!text?.includes('__pw_bidiInsertText(')) return params;
  const own = /window\.__pw_bidiInsertText\((\w+)\)/g;
  return JSON.parse(text.replace(own, "document.execCommand('insertText', false, $1)")) as object;
}

let isAdapted = false;

/**
 * Makes up for what Playwright and Firefox ESR do not have in common: each context emulates media
 * features, which the ESR cannot, and `fill` sets a value.
 */
function adapt(browser: Browser): void {
  if (isAdapted) return;
  const session = (browser as Wired)._connection?.toImpl?.(browser)?._browserSession;
  const sessions = session && (Object.getPrototypeOf(session) as Partial<Session>);
  const send = sessions?.send;
  if (!sessions || typeof send !== 'function') {
    throw new Error(
      'This version of Playwright keeps its session with Firefox elsewhere. Correct `adapt` in tests/engines/playwright.config.ts, or remove it if Firefox ESR opens and fills in a page without it.',
    );
  }
  sessions.send = async function (this: Session, command, params) {
    try {
      const isCall = command === 'script.callFunction';
      return await send.call(this, command, isCall ? insertNatively(params) : params);
    } catch (error) {
      const isUnknown = String(error).includes('unknown command');
      if (isUnknown && command === 'emulation.setMediaFeaturesOverride') return {};
      throw error;
    }
  };
  isAdapted = true;
}

const launch = firefox.launch.bind(firefox);
firefox.launch = async (options) => {
  const browser = await launch(options);
  adapt(browser);
  return browser;
};

const launchPersistent = firefox.launchPersistentContext.bind(firefox);
firefox.launchPersistentContext = async (profile, options) => {
  // It opens its first page at once.
  if (!isAdapted) await (await firefox.launch(options)).close();
  return launchPersistent(profile, options);
};

// One run of each, on the cases of `npm test`.
process.env.FAULT_SEED ??= '20261126';
process.env.FAULT_BROWSER_RUNS ??= '1';

const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPaths.find((path) => existsSync(path)) ?? '',
    // A scrollbar over the content cannot be aimed at.
    firefoxUserPrefs: { 'widget.gtk.overlay-scrollbars.enabled': false },
  },
  // The style element of a screenshot breaks a strict policy, and is reported as ours.
  screenshot: 'off',
} as const;

/** Other engines than Chromium (docs/support.md). */
export default defineConfig<object, { engine: 'firefox' | 'webkit' }>({
  testDir: '..',
  outputDir: '../../test-results/engines',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', testMatch: 'engines/*.spec.ts', use: { ...inFirefox, engine: 'firefox' } },
    { name: 'webkit', testMatch: 'engines/*.spec.ts', use: { engine: 'webkit' } },
    {
      name: 'promises',
      // The others measure times, or need a download from memory, of which Playwright hears nothing
      // in Firefox.
      testMatch: /faults\/browser\/(devices|kills|network|server|session|storage|tabs)\.spec\.ts$/,
      grepInvert: /@chromium/,
      use: { ...inFirefox, actionTimeout: 20_000 },
    },
    {
      name: 'journeys',
      // Firefox ESR 153 crashes in most of the others, such as where they wait for a property.
      testMatch: 'e2e/session.spec.ts',
      grepInvert: /a storage with/,
      use: inFirefox,
    },
  ],
});
