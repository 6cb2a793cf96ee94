import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** In the order of the table; what is measured is held against the first. */
export const contestants = ['floor', 'quizwright'] as const;
export type Contestant = (typeof contestants)[number];

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The page of each contestant as a host would build it, in a folder of its own, from the built package. */
export async function buildPages(outDir: string): Promise<void> {
  for (const contestant of contestants) {
    await build({
      root: fileURLToPath(new URL('pages', import.meta.url)),
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
        rollupOptions: {
          input: { index: fileURLToPath(new URL(`pages/${contestant}.html`, import.meta.url)) },
        },
      },
    });
  }
}
