import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds `gallery/`, a page that shows the stories of the kit without Storybook. */
export async function buildGallery(outDir: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('gallery', import.meta.url)),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}
