import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** Files that the server reads while it runs, and the licences of what it contains. */
const copied = {
  'server/database/migrations': 'dist/server/database/migrations',
  '../../openapi.yaml': 'dist/server/openapi.yaml',
  '../../LICENSE': 'dist/LICENSE',
  '../../LICENSE-lucide.txt': 'dist/LICENSE-lucide.txt',
  '../../LICENSE-temml.txt': 'dist/LICENSE-temml.txt',
};

export default defineConfig({
  entry: {
    main: 'server/main.ts',
    cli: 'server/cli.ts',
  },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  // Bundled, so that it has the server's version; the archive contains no separate package
  // (decision 34).
  noExternal: [/^quizwright\//],
  clean: true,
  silent: true,
  async onSuccess() {
    for (const [from, to] of Object.entries(copied)) await cp(from, to, { recursive: true });
  },
});
