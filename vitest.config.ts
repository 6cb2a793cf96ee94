import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const source = (entry: string): string =>
  fileURLToPath(new URL(`src/${entry}.ts`, import.meta.url));

/** The package's own entries, from source, so that the tests need no build. */
const alias = Object.fromEntries(
  ['hooks', 'app', 'client', 'rules', 'testing'].map((entry) => [
    `quizwright/${entry}`,
    source(entry),
  ]),
);

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/package/**'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // One process shares the prepared in-memory database between files.
          isolate: false,
          fileParallelism: false,
          include: ['examples/standalone/test/**/*.test.ts'],
          exclude: ['examples/standalone/test/postgres/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          environment: 'node',
          isolate: false,
          fileParallelism: false,
          globalSetup: ['examples/standalone/test/postgres/globalSetup.ts'],
          include: [
            'examples/standalone/test/{api,hostile,postgres}/**/*.test.ts',
            'examples/standalone/test/database/schema.test.ts',
            'examples/standalone/test/demo/school.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only while the stories run, a dependency would reload the page under them.
        optimizeDeps: {
          include: [
            '@headlessui/react',
            '@hookform/resolvers/zod',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'ajv-formats',
            'ajv/dist/2020.js',
            'clsx',
            'gift-pegjs',
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
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'zod/mini',
          ],
        },
        test: {
          name: 'stories',
          // Where a story leaves them open; `npm run test:full` goes through all four pairs.
          env: {
            STORY_THEME: process.env.STORY_THEME ?? 'light',
            STORY_DIRECTION: process.env.STORY_DIRECTION ?? 'ltr',
          },
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // A dialog that still fades in is not visible yet: stories ask for no motion.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
