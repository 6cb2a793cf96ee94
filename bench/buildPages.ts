import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Builds the page of each contestant as a host would, in its own folder below `outDir`, from the
 * built package.
 *
 * @param pages folder that has `<contestant>.html`
 */
export async function buildPages(
  pages: string,
  contestants: readonly string[],
  outDir: string,
): Promise<void> {
  for (const contestant of contestants) {
    await build({
      root: pages,
      base: './',
      configFile: false,
      plugins: [react()],
      resolve: {
        alias: [{ find: /^quizwright(?=\/|$)(.*)/, replacement: `${dist}$1` }],
      },
      logLevel: 'error',
      build: {
        outDir: join(outDir, contestant),
        emptyOutDir: true,
        rollupOptions: { input: { index: join(pages, `${contestant}.html`) } },
      },
    });
  }
}
