import { playwright } from '@vitest/browser-playwright';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { docBlocks } from './tests/docs/docBlocks.ts';

const source = (entry: string): string =>
  fileURLToPath(new URL(`src/${entry}.ts`, import.meta.url));

/** The package's own entries, from source, so that the tests need no build. */
const alias = [
  ...['hooks', 'app', 'client', 'rules', 'testing'].map((entry) => ({
    find: `quizwright/${entry}`,
    replacement: source(entry),
  })),
  {
    find: /^quizwright\/languages\/(.+)$/,
    replacement: fileURLToPath(new URL('src/messages/$1/index.ts', import.meta.url)),
  },
  { find: /^quizwright$/, replacement: source('index') },
];

/** Tests without a page: their files share one process, without a DOM. */
const plain = ['conformance', 'contract', 'faults', 'messages', 'rules', 'scripts'].map(
  (room) => `tests/${room}/**/*.test.ts`,
);

/**
 * Files that mock modules, which the next file in a process would get too, or that count all
 * timers, including the previous file's: each has its own process.
 */
const apart = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => /\bvi\.(mock|getTimerCount)\(/.test(readFileSync(path, 'utf8')));

/** Nothing is timed, and a busy machine is slow. */
const longestTestMs = 60_000;
const longestWaitMs = 20_000;

/** Replaces the hashing of passwords in tests of the server. */
const quickArgon2 = {
  alias: [
    {
      find: '@node-rs/argon2',
      replacement: fileURLToPath(
        new URL('examples/standalone/test/quickArgon2.ts', import.meta.url),
      ),
    },
  ],
};

/** Tests in a page, without a browser. */
const inPage = {
  environment: 'jsdom',
  setupFiles: ['tests/chance.ts', 'tests/setup.ts'],
  testTimeout: longestTestMs,
  hookTimeout: longestTestMs,
  // Its modules import each other without extensions, which Node does not resolve.
  server: { deps: { inline: [/[\\/]temml[\\/]/] } },
};

/** Storybook takes seconds of each start, so runs of other projects do without it. */
const asked = process.argv.filter((_, at, all) => all[at - 1] === '--project');
const asksForStories = asked.length === 0 || asked.includes('stories');

/** The stories, in a browser. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    // A dependency found only while the stories run would reload the page under them.
    optimizeDeps: {
      include: [
        '@headlessui/react',
        '@hookform/resolvers/zod',
        '@rgrove/parse-xml',
        '@tanstack/react-query',
        'ajv-formats',
        'ajv/dist/2020.js',
        'clsx',
        'fflate',
        'lucide-react',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
        'openapi-fetch',
        'papaparse',
        'react',
        'react-dom',
        'react-dom/client',
        'react-hook-form',
        'react-router-dom',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'zod/mini',
      ],
    },
    test: {
      name: 'stories',
      testTimeout: longestTestMs,
      // For stories that leave them open; `npm run test:full` runs all four pairs.
      env: {
        STORY_THEME: process.env.STORY_THEME ?? 'light',
        STORY_DIRECTION: process.env.STORY_DIRECTION ?? 'ltr',
        STORY_TRANSLATED: process.env.STORY_TRANSLATED ?? '',
      },
      browser: {
        enabled: true,
        headless: true,
        isolate: false,
        provider: playwright({
          launchOptions: chromiumLaunchOptions(),
          // A dialog that is still fading in is not visible yet, so stories prefer reduced
          // motion.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: longestWaitMs, interval: 10 } },
    tags: [
      {
        name: 'long',
        description: 'Starts processes or takes seconds; `npm test` leaves it out.',
        timeout: 10 * 60_000,
      },
    ],
    projects: [
      {
        extends: true,
        plugins: [docBlocks()],
        test: {
          ...inPage,
          name: 'unit',
          // React and the widgets are loaded once for all files.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}', 'examples/lms-portal/test/**/*.test.tsx'],
          exclude: ['tests/e2e/**', 'tests/hosts/**', 'tests/package/**', ...plain, ...apart],
        },
      },
      {
        extends: true,
        test: { ...inPage, name: 'unit-apart', include: apart, exclude: plain },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          setupFiles: ['tests/chance.ts'],
          isolate: false,
          include: plain,
          testTimeout: longestTestMs,
        },
      },
      {
        extends: true,
        resolve: quickArgon2,
        test: {
          name: 'server',
          environment: 'node',
          setupFiles: ['tests/chance.ts'],
          // One process shares the prepared in-memory database between files.
          isolate: false,
          fileParallelism: false,
          globalSetup: ['examples/standalone/test/process/programs.ts'],
          include: ['examples/standalone/test/**/*.test.ts'],
          exclude: ['examples/standalone/test/postgres/**'],
          testTimeout: longestTestMs,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        resolve: quickArgon2,
        test: {
          name: 'server-postgres',
          environment: 'node',
          isolate: false,
          fileParallelism: false,
          globalSetup: [
            'examples/standalone/test/process/programs.ts',
            'examples/standalone/test/postgres/globalSetup.ts',
          ],
          include: [
            'examples/standalone/test/{administration,api,hostile,postgres}/**/*.test.ts',
            'examples/standalone/test/database/schema.test.ts',
            'examples/standalone/test/demo/school.test.ts',
          ],
          // It starts the server on the embedded database, whatever project runs it.
          exclude: ['examples/standalone/test/administration/command.test.ts'],
          testTimeout: longestTestMs,
          hookTimeout: 120_000,
        },
      },
      ...(asksForStories ? [await stories()] : []),
    ],
  },
});
