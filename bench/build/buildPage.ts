import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { uncounted } from '../contest/contest.ts';

const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//;
const benchItself = /\/bench\/(browser\/\w+|\w+\/(pages\/contestant|paper|questions))\.ts$/;

/**
 * Builds a contestant's page as a host would.
 *
 * @param pages folder that has `<contestant>.html`
 * @param product finds `quizwright`
 * @param isReadable whether functions keep their names, for traces
 */
export async function buildPage(
  pages: string,
  contestant: string,
  outDir: string,
  product: Plugin,
  isReadable: boolean,
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
      minify: !isReadable,
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
