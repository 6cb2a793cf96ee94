import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Names of the chunks that are not counted as a contestant's: React, and the bench itself. */
export const uncounted = { react: 'react-itself', bench: 'bench-itself' } as const;

const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//;
const benchItself = /\/bench\/(browser\/\w+|\w+\/(pages\/contestant|paper|questions))\.ts$/;

/**
 * Builds a contestant's page as a host would.
 *
 * @param pages folder that has `<contestant>.html`
 * @param product finds `quizwright`
 */
export async function buildPage(
  pages: string,
  contestant: string,
  outDir: string,
  product: Plugin,
): Promise<void> {
  await build({
    root: pages,
    base: './',
    configFile: false,
    plugins: [product, react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      // The other minifier refuses a selector of qti-components.
      cssMinify: 'esbuild',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { index: join(pages, `${contestant}.html`) },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: uncounted.react, test: reactItself },
              { name: uncounted.bench, test: benchItself },
            ],
          },
        },
      },
    },
  });
}
